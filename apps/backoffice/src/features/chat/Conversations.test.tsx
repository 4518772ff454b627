import { deskConversations, type DeskConversation } from '@senluna/contract/desk/members/chat.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { addressNow, button, openDesk } from '../../testing/desk.tsx'
import Conversations from './Conversations.tsx'

const conversation = (n: number, more: Partial<DeskConversation> = {}): DeskConversation => ({
  id: `01890a5d-ac96-774b-bcce-00000000000${n}`,
  ownerKind: 'member',
  ownerId: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: `member${n}`,
  language: 'VI',
  vip: false,
  state: 'WAITING',
  startedAt: '2026-11-22T02:00:00.000Z',
  lastAt: '2026-11-22T02:05:00.000Z',
  lastText: `text ${n}`,
  lastSeq: 1,
  ...more,
})
const rows = () => [...document.querySelectorAll('#queue li')].map((row) => row.textContent)

test('those that wait stand first, with what was said last and when by the brand’s clock', async () => {
  answer(deskConversations, { list: [conversation(1), conversation(2, { ownerKind: 'guest' })] })
  openDesk(<Conversations />, { rights: ['chat.view'] })
  await waitFor(() => expect(rows()).toEqual(['member1Member09:05text 1', 'member2Guest09:05text 2']))
  expect(callsOf(deskConversations).map(({ query }) => query)).toEqual([{ state: 'WAITING' }])
})

test('another state is another call and stands in the address', async () => {
  answer(deskConversations, ({ query }) => ({
    list: query.state === 'OPEN' ? [conversation(1, { staffName: 'Lan' }), conversation(2, { staffName: 'Minh' })] : [],
  }))
  const user = openDesk(<Conversations />, { rights: ['chat.view'], address: '/chat' })
  await screen.findByText('No conversations here.')
  await user.click(screen.getByRole('tab', { name: 'Open' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(addressNow()).toBe('/chat?state=OPEN')
  expect([...document.querySelectorAll('.row-foot')].map((foot) => foot.textContent)).toEqual(['yours', 'with Minh'])
})

test('the next page stands below the first', async () => {
  answer(deskConversations, ({ query }) =>
    query.after ? { list: [conversation(2)] } : { list: [conversation(1)], next: 'key-2' },
  )
  const user = openDesk(<Conversations />, { rights: ['chat.view'] })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(callsOf(deskConversations)[1]?.query).toEqual({ state: 'WAITING', after: 'key-2' })
})

test('a refusal is said in the place of the list', async () => {
  refuse(deskConversations, 'AUTH_FORBIDDEN')
  openDesk(<Conversations />, { rights: ['chat.view'] })
  await screen.findByRole('alert')
  expect(screen.queryByText('No conversations here.')).toBeNull()
})

test('the export is there by its right', async () => {
  answer(deskConversations, { list: [] })
  openDesk(<Conversations />, { rights: ['chat.view', 'chat.export'] })
  await screen.findByText('No conversations here.')
  expect(button('Export CSV')).toBeDefined()
  expect(screen.getByText('Select a conversation to read.')).toBeDefined()
})
