import {
  chatMessages,
  chatState,
  chatTicket,
  closeChat,
  seenChat,
  sendChat,
  type ChatMessage,
  type Conversation,
} from '@senluna/contract/site/chat.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { answer, answerLater, bodiesOf, callsOf, lose, refuse } from '@senluna/web/testing/calls.ts'
import { openLive, openSockets, push, takeLive } from '@senluna/web/testing/live.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, fillIn, screen, show, text, waitFor, within } from '../../testing/show.tsx'
import { Talk } from './Talk.tsx'

const provenHuman = vi.hoisted(() => vi.fn<() => Promise<Record<string, string>>>())
vi.mock('../../human.ts', () => ({ provenHuman }))

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const AT = '2026-11-22T12:00:00Z'
const OPEN: Conversation = { id: ID, state: 'OPEN', staffName: 'Mai', lastSeq: 2, unread: 0, startedAt: AT }
const WAITING: Conversation = { id: ID, state: 'WAITING', lastSeq: 1, unread: 0, startedAt: AT }

const said = (seq: number, sender: ChatMessage['sender'], words: string, more: Partial<ChatMessage> = {}) => ({
  seq,
  at: AT,
  sender,
  clientId: `01890a5d-ac96-774b-bcce-b30209${String(seq).padStart(6, '0')}`,
  text: words,
  ...more,
})

type State = ReplyOf<typeof chatState>
const state = (conversation: Conversation | null, more: Partial<State> = {}): State => ({
  conversation,
  open: true,
  hours: null,
  humanVerify: false,
  ...more,
})

/** Takes every message, under the name that its sender gave it. */
const takeMessages = (conversation: Conversation = WAITING) =>
  answer(sendChat, ({ body }) => {
    const { clientId, text: words } = body as { clientId: string; text: string }
    const seq = callsOf(sendChat).length
    return { conversation: { ...conversation, lastSeq: seq }, message: said(seq, 'visitor', words, { clientId }) }
  })

interface Opened {
  session?: 'member' | 'guest'
  now?: State
  list?: readonly ChatMessage[]
}

async function openTalk({ session = 'member', now = state(null), list = [] }: Opened = {}) {
  answer(chatState, now)
  answer(chatMessages, { list: [...list] })
  const user = await show(<Talk />, { session })
  await screen.findByLabelText(text('chat.write'))
  return user
}

const log = () => within(screen.getByRole('log', { name: text('chat.messages') }))
const bubbles = () => log().queryAllByRole('article')
const send = () => button(text('chat.send'))

async function write(user: Awaited<ReturnType<typeof openTalk>>, words: string) {
  await fillIn(user, text('chat.write'), words)
  await user.click(send())
}

let stopLive: () => void = () => undefined
beforeEach(() => {
  provenHuman.mockReset().mockResolvedValue({ payload: 'proof' })
  takeLive()
})
afterEach(() => stopLive())

describe('writing', () => {
  test('words are seen on their way, then once, and the reader waits for an answer', async () => {
    const user = await openTalk()
    const clientId = said(1, 'visitor', '').clientId
    const arrive = answerLater(sendChat, { conversation: WAITING, message: said(1, 'visitor', 'Hello', { clientId }) })
    await write(user, '  Hello ')
    expect(bubbles()).toHaveLength(1)
    expect(bubbles()[0]!.textContent).toContain(text('chat.sending'))
    arrive()
    await screen.findByText(text('chat.waiting'))
    expect(log().getAllByText('Hello')).toHaveLength(1)
    expect(bodiesOf(sendChat)).toEqual([{ clientId: expect.any(String), text: 'Hello' }])
  })

  test('Enter sends, with Shift it begins a line; nothing but spaces is never sent', async () => {
    const user = await openTalk()
    takeMessages()
    const area = screen.getByLabelText(text('chat.write'))
    await user.type(area, '   {Enter}')
    expect(send().disabled).toBe(true)
    await user.type(area, 'One{Shift>}{Enter}{/Shift}Two{Enter}')
    await screen.findByText(text('chat.waiting'))
    expect(bodiesOf(sendChat)).toEqual([expect.objectContaining({ text: 'One\nTwo' })])
  })

  test('what was refused stays with its reason, and goes again as the same message', async () => {
    const user = await openTalk()
    refuse(sendChat, 'SYS_THROTTLED')
    await write(user, 'Hello')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text('chat.failed'))
    takeMessages()
    await user.click(button(text('chat.again')))
    await screen.findByText(text('chat.waiting'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(bubbles()).toHaveLength(1)
    const [first, second] = bodiesOf(sendChat) as { clientId: string }[]
    expect(second).toEqual(first)
  })

  test('what found no network goes by itself once there is one, in its order', async () => {
    const user = await openTalk()
    lose(sendChat)
    await write(user, 'first')
    await write(user, 'second')
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    takeMessages()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(bubbles().map((bubble) => bubble.querySelector('p')!.textContent)).toEqual(['first', 'second'])
    const sent = bodiesOf(sendChat) as { clientId: string; text: string }[]
    expect(sent.map((body) => body.text)).toEqual(['first', 'second', 'first', 'second'])
    expect(new Set(sent.map((body) => body.clientId)).size).toBe(2)
  })
})

describe('a guest', () => {
  const GUEST = state(null, { humanVerify: true })

  test('is asked for a name and shown to be a person with the first message, and never again', async () => {
    const user = await openTalk({ session: 'guest', now: GUEST })
    answer(chatTicket, { ticket: 'guest', expiresInSec: 30 })
    takeMessages()
    await fillIn(user, text('chat.name'), ' Lan ')
    await write(user, 'I cannot log in')
    await screen.findByText(text('chat.waiting'))
    expect(screen.queryByLabelText(text('chat.name'))).toBeNull()
    await write(user, 'at all')
    await waitFor(() => expect(bubbles()).toHaveLength(2))
    expect(bodiesOf(sendChat)).toEqual([
      expect.objectContaining({ text: 'I cannot log in', name: 'Lan', humanVerify: { payload: 'proof' } }),
      { clientId: expect.any(String), text: 'at all' },
    ])
    expect(provenHuman).toHaveBeenCalledTimes(1)
  })

  test('hears the answer over a connection of their own, which ends with the page', async () => {
    answer(chatTicket, { ticket: 'guest', expiresInSec: 30 })
    answer(seenChat, { unread: 0 })
    await openTalk({ session: 'guest', now: state(WAITING), list: [said(1, 'visitor', 'Hello')] })
    await push('service', { conversation: OPEN, message: said(2, 'staff', 'Good day', { name: 'Mai' }) })
    await screen.findByText('Good day')
    expect(screen.getByText(text('chat.with', { name: 'Mai' }))).toBeDefined()
  })

  test('without a conversation opens no connection', async () => {
    await openTalk({ session: 'guest', now: GUEST })
    expect(callsOf(chatTicket)).toEqual([])
    expect(openSockets()).toEqual([])
  })
})

describe('what comes live', () => {
  test('is shown once, whether it or the answer to the call is first', async () => {
    stopLive = openLive()
    const user = await openTalk({ now: state(OPEN), list: [said(2, 'staff', 'Yes?')] })
    const reply = Promise.withResolvers<ReplyOf<typeof sendChat>>()
    answer(sendChat, () => reply.promise)
    await write(user, 'Where is my bonus')
    await waitFor(() => expect(callsOf(sendChat)).toHaveLength(1))
    const [{ clientId }] = bodiesOf(sendChat) as [{ clientId: string }]
    const came = {
      conversation: { ...OPEN, lastSeq: 3 },
      message: said(3, 'visitor', 'Where is my bonus', { clientId }),
    }
    await push('service', came)
    await waitFor(() => expect(screen.queryByText(text('chat.sending'))).toBeNull())
    expect(log().getAllByText('Where is my bonus')).toHaveLength(1)
    reply.resolve(came)
    await fillIn(user, text('chat.write'), 'next')
    expect(log().getAllByText('Where is my bonus')).toHaveLength(1)
  })

  test('an older word on the conversation doesn’t take back a newer one', async () => {
    stopLive = openLive()
    await openTalk({ now: state(OPEN), list: [said(2, 'staff', 'Yes?')] })
    await push('service', { conversation: WAITING, message: said(1, 'visitor', 'An earlier question') })
    await screen.findByText('An earlier question')
    expect(screen.getByText(text('chat.with', { name: 'Mai' }))).toBeDefined()
    expect(screen.queryByText(text('chat.waiting'))).toBeNull()
  })

  test('the other side is seen typing until what they typed is there', async () => {
    stopLive = openLive()
    answer(seenChat, { unread: 0 })
    await openTalk({ now: state(OPEN), list: [said(2, 'staff', 'Yes?')] })
    await push('typing', { conversationId: '01890a5d-ac96-774b-bcce-b302099a8058' })
    await push('typing', { conversationId: ID })
    await screen.findByText(text('chat.typing', { name: 'Mai' }))
    await push('service', { conversation: { ...OPEN, lastSeq: 3 }, message: said(3, 'staff', 'One moment') })
    await screen.findByText('One moment')
    expect(screen.queryByText(text('chat.typing', { name: 'Mai' }))).toBeNull()
  })
})

describe('how it stands', () => {
  const HOURS = { from: '08:00', to: '22:00' }
  test.each([
    ['nobody wrote yet', state(null), text('chat.intro')],
    ['outside the hours', state(null, { open: false, hours: HOURS }), text('chat.away', HOURS)],
    ['outside the hours, with words left', state(WAITING, { open: false, hours: HOURS }), text('chat.away', HOURS)],
    [
      'answered, though the hours are over',
      state(OPEN, { open: false, hours: HOURS }),
      text('chat.with', { name: 'Mai' }),
    ],
    ['ended', state({ ...OPEN, state: 'CLOSED' }), text('chat.closed')],
  ] as const)('%s', async (_, now, says) => {
    await openTalk({ now, list: now.conversation ? [said(1, 'visitor', 'Hello'), said(2, 'staff', 'Yes?')] : [] })
    expect(screen.getByText(says)).toBeDefined()
    expect(screen.queryByRole('button', { name: text('chat.end') }) === null).toBe(
      now.conversation === null || now.conversation.state === 'CLOSED',
    )
  })

  test('the system’s own word is a sentence of the page, never its name', async () => {
    await openTalk({ now: state(WAITING), list: [said(1, 'system', 'afterHours')] })
    expect(await log().findByText(text('chat.afterHours'))).toBeDefined()
    expect(screen.queryByText('afterHours')).toBeNull()
  })

  test('it is ended once', async () => {
    const user = await openTalk({ now: state(OPEN), list: [said(2, 'staff', 'Yes?')] })
    const arrive = answerLater(closeChat, { conversation: { ...OPEN, state: 'CLOSED' } })
    await user.dblClick(button(text('chat.end')))
    arrive()
    await screen.findByText(text('chat.closed'))
    expect(callsOf(closeChat)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: text('chat.end') })).toBeNull()
  })

  test('what stands before somebody’s eyes is reported as read; behind another tab it isn’t', async () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    answer(seenChat, { unread: 0 })
    await openTalk({ now: state({ ...OPEN, unread: 1 }), list: [said(2, 'staff', 'Yes?')] })
    expect(callsOf(seenChat)).toEqual([])
    visible.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(bodiesOf(seenChat)).toEqual([{ seq: 2 }]))
    visible.mockRestore()
  })

  test('earlier messages come before those that are there', async () => {
    answer(chatState, state({ ...OPEN, lastSeq: 9 }))
    answer(chatMessages, ({ query }) =>
      query.after === '9'
        ? { list: [said(1, 'visitor', 'Hello')] }
        : { list: [said(9, 'staff', 'Anything else?')], next: '9' },
    )
    const user = await show(<Talk />, { session: 'member' })
    await user.click(await screen.findByRole('button', { name: text('chat.earlier') }))
    await screen.findByText('Hello')
    expect(bubbles().map((bubble) => bubble.querySelector('p')!.textContent)).toEqual(['Hello', 'Anything else?'])
    expect(screen.queryByRole('button', { name: text('chat.earlier') })).toBeNull()
  })

  test('a talk that can’t be read says so, and is asked for again', async () => {
    refuse(chatState, 'SYS_BUSY')
    answer(chatMessages, { list: [] })
    const user = await show(<Talk />, { session: 'member' })
    await screen.findByRole('alert')
    expect(screen.queryByLabelText(text('chat.write'))).toBeNull()
    answer(chatState, state(null))
    await user.click(button(text('shell.retry')))
    await screen.findByText(text('chat.intro'))
  })
})
