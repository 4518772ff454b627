import {
  chatRooms,
  reportRoom,
  roomMessages,
  sayInRoom,
  type ChatRoom,
  type RoomMessage,
} from '@senluna/contract/site/chat.ts'
import { takePromotion } from '@senluna/contract/member/promotions.ts'
import { promotions, type PromoCard } from '@senluna/contract/site/content.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { openLive, push, sentLive } from '@senluna/web/testing/live.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { button, field, fillIn, screen, show, text, toasts, waitFor, within } from '../../testing/show.tsx'
import type { Session } from '../../testing/session.ts'
import RoomWindow from './RoomWindow.tsx'

const LOBBY: ChatRoom = { id: 'LOBBY-EN', kind: 'LOBBY', language: 'EN', enter: true }
const ROOMS: readonly ChatRoom[] = [
  { id: 'LOBBY-VI', kind: 'LOBBY', language: 'VI', enter: true },
  LOBBY,
  { id: 'VIP-EN', kind: 'VIP', language: 'EN', enter: false },
]

const idOf = (number: number) => `01890a5d-ac96-774b-bcce-b30209${String(number).padStart(6, '0')}`
const said = (number: number, name: string, words: string, more: Partial<RoomMessage> = {}): RoomMessage => ({
  id: idOf(number),
  clientId: idOf(number),
  at: '2026-11-22T12:00:00Z',
  author: { kind: 'member', name, own: false },
  text: words,
  deleted: false,
  ...more,
})

let stopLive: () => void
beforeEach(() => {
  stopLive = openLive()
})
afterEach(() => stopLive())

interface Opened {
  list?: readonly RoomMessage[]
  rooms?: readonly ChatRoom[]
  session?: Session
  drops?: readonly PromoCard[]
}

async function openRoom({ list = [], rooms = ROOMS, session = 'member', drops = [] }: Opened = {}) {
  answer(chatRooms, { list: [...rooms] })
  answer(promotions, { list: [...drops], total: drops.length, categories: [] })
  answer(roomMessages, { list: [...list] })
  const user = await show(<RoomWindow />, { session, at: '/?modal=room' })
  await screen.findByRole('log')
  return user
}

test('says when by the brand’s clock, not the reader’s', async () => {
  await openRoom({ list: [said(1, 'Mai', 'Hello')] })
  expect((await screen.findByText('Hello')).closest('article')!.textContent).toContain('19:00')
})

const articles = () => within(screen.getByRole('log')).queryAllByRole('article')
const articleOf = (words: string) => screen.getByText(words).closest('article')!

async function say(user: Awaited<ReturnType<typeof openRoom>>, words: string) {
  await fillIn(user, text('room.write'), words)
  await user.click(button(text('chat.send')))
}

describe('who may enter', () => {
  test('a guest is asked to log in, and nothing of the rooms is read', async () => {
    const user = await show(<RoomWindow />, { at: '/?modal=room' })
    expect(screen.getByText(text('room.login'))).toBeDefined()
    await user.click(button(text('shell.login')))
    expect(location.search).toContain('modal=login')
    expect(callsOf(chatRooms)).toEqual([])
  })

  test('free play is asked for a real account', async () => {
    const user = await show(<RoomWindow />, { session: 'trial', at: '/?modal=room' })
    await screen.findByText(text('room.real'))
    expect(callsOf(chatRooms)).toEqual([])
    await user.click(button(text('shell.register')))
    expect(location.search).toContain('modal=register')
  })

  test('a member comes into the lobby of their language; another room is a choice away', async () => {
    const user = await openRoom()
    expect(callsOf(roomMessages).map(({ params }) => params.id)).toEqual(['LOBBY-EN'])
    await user.selectOptions(field(text('room.choose')), 'LOBBY-VI')
    await waitFor(() => expect(callsOf(roomMessages).at(-1)?.params.id).toBe('LOBBY-VI'))
  })

  test('a room that is not for them says so, without its messages', async () => {
    const user = await openRoom()
    await user.selectOptions(field(text('room.choose')), 'VIP-EN')
    expect(screen.getByText(text('room.shut'))).toBeDefined()
    expect(screen.queryByLabelText(text('room.write'))).toBeNull()
    expect(callsOf(roomMessages).map(({ params }) => params.id)).not.toContain('VIP-EN')
  })

  test('rooms that are off say so and can be asked for again', async () => {
    refuse(chatRooms, 'CHAT_OFF')
    answer(promotions, { list: [], total: 0, categories: [] })
    const user = await show(<RoomWindow />, { session: 'member', at: '/?modal=room' })
    expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.CHAT_OFF'))
    answer(chatRooms, { list: [LOBBY] })
    answer(roomMessages, { list: [] })
    await user.click(button(text('shell.retry')))
    expect(await screen.findByText(text('room.empty'))).toBeDefined()
  })
})

describe('writing', () => {
  test('what is said is there once, as one’s own', async () => {
    const user = await openRoom()
    answer(sayInRoom, ({ body }) =>
      said(7, 'Lotus', 'Good luck', {
        clientId: (body as { clientId: string }).clientId,
        author: { kind: 'member', name: 'Lotus', own: true },
      }),
    )
    await say(user, 'Good luck')
    await waitFor(() => expect(articleOf('Good luck').textContent).toContain('Lotus'))
    expect(articles()).toHaveLength(1)
    expect(within(articleOf('Good luck')).queryAllByRole('button')).toEqual([])
    expect(callsOf(sayInRoom)[0]?.params.id).toBe('LOBBY-EN')
  })

  test('the room’s word on it keeps it one’s own, however late the answer is', async () => {
    const user = await openRoom()
    const own = said(7, 'Lotus', 'Good luck', { author: { kind: 'member', name: 'Lotus', own: true } })
    const arrive = answerLater(sayInRoom, own)
    await say(user, 'Good luck')
    arrive()
    await waitFor(() => expect(articleOf('Good luck').className).toBe('said own'))
    await push('chat.LOBBY-EN', { type: 'said', message: { ...own, author: { ...own.author, own: false } } })
    await push('chat.LOBBY-EN', { type: 'said', message: said(8, 'Bamboo', 'Same to you') })
    await screen.findByText('Same to you')
    expect(articles()).toHaveLength(2)
    expect(articleOf('Good luck').className).toBe('said own')
  })

  test.each([
    ['link', { fault: 'link' }, text('room.fault.link')],
    ['phone', { fault: 'phone' }, text('room.fault.phone')],
    ['a fault nobody knows', { fault: 'constructor' }, text('refusal.CHAT_TEXT')],
  ] as const)('a text that isn’t taken says what is wrong with it: %s', async (_, value, says) => {
    const user = await openRoom()
    refuse(sayInRoom, 'CHAT_TEXT', undefined, value)
    await say(user, 'come to abc.com')
    expect((await screen.findByRole('alert')).textContent).toContain(says)
    await user.click(button(text('shell.cancel')))
    expect(screen.queryByText('come to abc.com')).toBeNull()
    expect(callsOf(sayInRoom)).toHaveLength(1)
  })

  test.each(['MUTED', 'LEVEL', 'DEPOSIT'] as const)(
    'who may not write reads why instead of a field: %s',
    async (silent) => {
      await openRoom({ rooms: [{ ...LOBBY, silent }], list: [said(1, 'Bamboo', 'Hello')] })
      expect(screen.getByText(text(`room.silent.${silent}`), { exact: false })).toBeDefined()
      expect(screen.queryByLabelText(text('room.write'))).toBeNull()
      expect(screen.getByText('Hello')).toBeDefined()
    },
  )

  test('who is silenced meanwhile loses the field at once', async () => {
    await openRoom()
    answer(chatRooms, { list: [{ ...LOBBY, silent: 'MUTED' }] })
    await push('rooms', { type: 'changed' })
    await screen.findByText(text('room.silent.MUTED'), { exact: false })
    expect(screen.queryByLabelText(text('room.write'))).toBeNull()
  })
})

describe('what the others say', () => {
  const STAFF = said(2, 'Mai', 'Welcome', { author: { kind: 'staff', name: 'Mai', own: false } })

  test('is joined at the server and left with the window', async () => {
    await openRoom()
    await waitFor(() => expect(sentLive()).toContainEqual({ join: 'chat.LOBBY-EN' }))
    cleanup()
    expect(sentLive()).toContainEqual({ leave: 'chat.LOBBY-EN' })
  })

  test('staff are marked, and can be neither reported nor hidden', async () => {
    await openRoom({ list: [STAFF, said(1, 'Bamboo', 'Hello')] })
    expect(articleOf('Welcome').textContent).toContain(text('room.staff'))
    expect(within(articleOf('Welcome')).queryAllByRole('button')).toEqual([])
    expect(within(articleOf('Hello')).queryAllByRole('button')).toHaveLength(2)
  })

  test('a message is shown to the moderators, and that is said', async () => {
    const user = await openRoom({ list: [said(1, 'Bamboo', 'Hello')] })
    answer(reportRoom, { reported: true })
    await user.click(button(text('room.reportOf', { name: 'Bamboo' })))
    await waitFor(() => expect(toasts()).toEqual([text('room.reported')]))
    expect(bodiesOf(reportRoom)).toEqual([{ messageId: idOf(1) }])
  })

  test('a report that fails says so', async () => {
    const user = await openRoom({ list: [said(1, 'Bamboo', 'Hello')] })
    refuse(reportRoom, 'SYS_BUSY')
    await user.click(button(text('room.reportOf', { name: 'Bamboo' })))
    await waitFor(() => expect(toasts()).toEqual([text('refusal.SYS_BUSY')]))
  })

  test('whoever is hidden stays hidden, with what they say next', async () => {
    const user = await openRoom({ list: [said(2, 'Cedar', 'Hi'), said(1, 'Bamboo', 'Hello')] })
    await user.click(button(text('room.hideOf', { name: 'Bamboo' })))
    await push('chat.LOBBY-EN', { type: 'said', message: said(3, 'Bamboo', 'Hello again') })
    await push('chat.LOBBY-EN', { type: 'said', message: said(4, 'Cedar', 'Hi again') })
    await screen.findByText('Hi again')
    expect(articles().map((article) => article.querySelector('b')!.textContent)).toEqual(['Cedar', 'Cedar'])
  })

  test('what a moderator takes away loses its words, wherever it stands', async () => {
    await openRoom()
    await push('chat.LOBBY-EN', { type: 'said', message: said(1, 'Bamboo', 'Buy here') })
    await screen.findByText('Buy here')
    await push('chat.LOBBY-EN', { type: 'deleted', id: idOf(1) })
    await screen.findByText(text('room.deleted'))
    expect(screen.queryByText('Buy here')).toBeNull()
    expect(screen.queryByRole('button', { name: text('room.reportOf', { name: 'Bamboo' }) })).toBeNull()
  })

  test('after a gap the room is read again', async () => {
    await openRoom({ list: [said(1, 'Bamboo', 'Hello')] })
    answer(roomMessages, { list: [said(2, 'Cedar', 'You missed this'), said(1, 'Bamboo', 'Hello')] })
    await push('chat.LOBBY-EN', { type: 'joined' })
    expect(await screen.findByText('You missed this')).toBeDefined()
  })
})

test('a drop of red envelopes that is on is opened where people talk; one to come is not there yet', async () => {
  const drop: PromoCard = {
    id: 'rain',
    title: 'Envelopes at noon',
    summary: '',
    image: '/art/b-gift.svg',
    category: 'EVENT',
    type: 'RED_ENVELOPE',
    status: 'JOIN',
    startAt: '2026-11-22T05:00:00Z',
  }
  const user = await openRoom({ drops: [{ ...drop, id: 'later', title: 'Tonight', status: 'COMING_SOON' }, drop] })
  const rain = await screen.findByRole('region', { name: 'Envelopes at noon' })
  expect(screen.queryByRole('region', { name: 'Tonight' })).toBeNull()
  answer(takePromotion, {
    id: id<'participation'>('01890a5d-ac96-774b-bcce-000000000001'),
    amount: '5000',
    required: '0',
    currency: { code: 'VND', exponent: 0, displayDecimals: 2 },
  })
  answer(promotions, { list: [{ ...drop, status: 'CLAIMED' }], total: 1, categories: [] })
  await user.click(within(rain).getByRole('button', { name: text('promo.envelope') }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Envelopes at noon' })).toBeNull())
  expect(callsOf(takePromotion)).toMatchObject([{ params: { id: 'rain' }, body: {} }])
})
