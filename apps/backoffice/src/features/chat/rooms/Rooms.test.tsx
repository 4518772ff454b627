import { id as asId } from '@senluna/kit/ids.ts'
import {
  deleteRoomMessage,
  deskRoomMessages,
  deskRooms,
  imposeSanction,
  liftSanction,
  roomPicture,
  sanctions,
  sayAsStaff,
  settleReports,
  takePicture,
  type DeskRoomMessage,
  type Sanction,
} from '@senluna/contract/desk/members/rooms.ts'
import { cache } from '@senluna/web/client/query.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { expect, test } from 'vitest'
import { deskData } from '../../../frame/providers.ts'
import { answer, callsOf, refuse } from '../../../testing/calls.ts'
import { button, giveReason, openDesk } from '../../../testing/desk.tsx'
import Rooms from './Rooms.tsx'

const id = (n: number) => `01890a5d-ac96-774b-bcce-00000000000${n}`
const message = (n: number, more: Partial<DeskRoomMessage> = {}): DeskRoomMessage => ({
  id: id(n),
  at: `2026-11-22T02:0${n}:00.000Z`,
  author: { kind: 'member', name: `member${n}`, own: false },
  clientId: id(n),
  text: `text ${n}`,
  deleted: false,
  room: 'LOBBY_EN',
  authorId: id(7),
  reports: 0,
  ...more,
})
const sanction: Sanction = {
  id: id(5),
  memberId: asId(id(7)),
  name: 'loud',
  kind: 'MUTE',
  since: '2026-11-22T02:00:00.000Z',
  reason: 'Shouting',
  staffName: 'Minh',
}
const EDIT = ['rooms.view', 'rooms.edit'] as const
const said = () => [...document.querySelectorAll('.room-msg p[dir]')].map((line) => line.textContent)

async function open(
  list: DeskRoomMessage[],
  { rights = EDIT, banned = [] }: { rights?: Parameters<typeof openDesk>[1]['rights']; banned?: Sanction[] } = {},
) {
  answer(deskRooms, {
    list: [
      { id: 'LOBBY_EN', kind: 'LOBBY', language: 'EN', reports: 0 },
      { id: 'VIP_EN', kind: 'VIP', language: 'EN', reports: 2 },
    ],
  })
  answer(deskRoomMessages, { list })
  answer(sanctions, { list: banned })
  const user = openDesk(
    <CoreAdminContext dataProvider={deskData()} queryClient={cache}>
      <Rooms />
    </CoreAdminContext>,
    { rights },
  )
  await screen.findByRole('option', { name: 'VIP, English (2 reports)' })
  await waitFor(() => expect(said()).toHaveLength(list.length))
  return user
}

test('the latest word stands last; who wrote and what was reported stands beside it', async () => {
  await open([message(2, { author: { kind: 'staff', name: 'Lan', own: true } }), message(1, { reports: 3 })])
  expect(said()).toEqual(['text 1', 'text 2'])
  expect([...document.querySelectorAll('.room-author')].map((line) => line.textContent)).toEqual([
    'member109:013 reports',
    'LanStaff09:02',
  ])
})

test('a room nobody wrote in says so, and another is read when it is chosen', async () => {
  const user = await open([])
  await screen.findByText('No messages yet.')
  await user.selectOptions(screen.getByLabelText('Room'), 'VIP_EN')
  await waitFor(() => expect(callsOf(deskRoomMessages).at(-1)?.params).toEqual({ id: 'VIP_EN' }))
})

test('who only looks neither writes nor moderates', async () => {
  await open([message(1, { reports: 1 })], { rights: ['rooms.view'], banned: [sanction] })
  await screen.findByText('Shouting')
  expect(screen.queryByLabelText('Post as the brand')).toBeNull()
  for (const name of ['Remove', 'Keep', 'Mute or ban', 'Lift'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('nobody moderates staff, and of a message that is gone only the author is left', async () => {
  await open([message(2, { author: { kind: 'staff', name: 'Lan', own: true } }), message(1, { deleted: true })])
  expect(screen.queryByRole('button', { name: 'Mute or ban' })).toBeNull()
})

test.each([
  ['Remove', deleteRoomMessage, { deleted: true, text: '' }, 'Removed'],
  ['Keep', settleReports, { reports: 0 }, 'text 1'],
] as const)('“%s” needs a reason and changes the message in its place', async (name, endpoint, change, shown) => {
  const user = await open([message(1, { reports: 2 })])
  answer(endpoint, message(1, change))
  await user.click(button(name))
  await giveReason(user, name, 'Seen')
  await screen.findByText(shown)
  await waitFor(() => expect(screen.queryByText('2 reports')).toBeNull())
  expect(callsOf(endpoint)).toEqual([
    expect.objectContaining({ params: { id: 'LOBBY_EN' }, body: { messageId: id(1) }, reason: 'Seen' }),
  ])
  expect(callsOf(deskRoomMessages)).toHaveLength(1)
  await waitFor(() => expect(callsOf(deskRooms)).toHaveLength(2))
})

test('an own picture is taken away, and the room read again', async () => {
  answer(roomPicture, 'bytes')
  const user = await open([message(1, { picture: '/bo/v1/chat/pictures/p1' })])
  answer(takePicture, { taken: true })
  answer(deskRoomMessages, { list: [message(1)] })
  await user.click(button('Remove picture'))
  await giveReason(user, 'Remove picture', 'Naked')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull())
  expect(callsOf(takePicture)[0]).toMatchObject({ body: { memberId: id(7) }, reason: 'Naked' })
})

test.each([
  ['MUTE', '24', { hours: 24 }],
  ['BAN', '0', {}],
] as const)('%s for %s hours', async (kind, time, hours) => {
  const user = await open([message(1)])
  answer(imposeSanction, { ...sanction, kind })
  await user.click(button('Mute or ban'))
  await user.selectOptions(screen.getByLabelText('Type'), kind)
  await user.selectOptions(screen.getByLabelText('Duration'), time)
  answer(sanctions, { list: [{ ...sanction, kind }] })
  await giveReason(user, 'Apply', 'Shouting')
  await screen.findByText(kind === 'BAN' ? 'Banned' : 'Muted')
  expect(callsOf(imposeSanction)[0]?.body).toEqual({ memberId: id(7), kind, ...hours })
})

test('what is imposed is lifted, and the list read again', async () => {
  const user = await open([], { banned: [sanction] })
  await user.click(await screen.findByRole('button', { name: 'Lift' }))
  answer(liftSanction, sanction)
  answer(sanctions, { list: [] })
  await giveReason(user, 'Lift', 'Asked nicely')
  await screen.findByText('No one is muted or banned.')
  expect(callsOf(liftSanction)[0]?.params).toEqual({ id: id(5) })
})

test('a word of the brand is sent once and stands in the room', async () => {
  const user = await open([message(1)])
  answer(sayAsStaff, message(2))
  answer(deskRoomMessages, { list: [message(2), message(1)] })
  fireEvent.input(screen.getByLabelText('Post as the brand'), { target: { value: 'text 2' } })
  await user.click(button('Send'))
  await waitFor(() => expect(said()).toEqual(['text 1', 'text 2']))
  expect(callsOf(sayAsStaff)).toEqual([
    expect.objectContaining({ params: { id: 'LOBBY_EN' }, body: expect.objectContaining({ text: 'text 2' }) }),
  ])
})

test('a word that was refused stays and can be sent again', async () => {
  const user = await open([message(1)])
  refuse(sayAsStaff, 'SYS_NOT_FOUND')
  fireEvent.input(screen.getByLabelText('Post as the brand'), { target: { value: 'text 2' } })
  await user.click(button('Send'))
  await screen.findByRole('alert')
  answer(sayAsStaff, message(2))
  await user.click(button('Resend'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  const [first, second] = callsOf(sayAsStaff).map(({ body }) => (body as { clientId: string }).clientId)
  expect(first).toBe(second)
})
