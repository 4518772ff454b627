import {
  answerDeskTicket,
  deskTicketOne,
  deskTickets,
  handTicket,
  moveTicket,
  ticketHands,
  type DeskTicket,
} from '@senluna/contract/desk/members/tickets.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { button, giveReason, openDesk } from '../../testing/desk.tsx'
import Tickets from './Tickets.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const ticket = (more: Partial<DeskTicket> = {}): DeskTicket => ({
  ticketNo: 'FB17',
  userName: 'lan2026',
  category: 'DEPOSIT',
  state: 'OPEN',
  language: 'VI',
  createdAt: '2026-11-22T02:00:00.000Z',
  changedAt: '2026-11-22T02:00:00.000Z',
  excerpt: 'Where is it?',
  handed: [],
  messages: [{ id: ID, at: '2026-11-22T02:00:00.000Z', author: 'MEMBER', content: 'Where is my money?', images: [] }],
  ...more,
})
const EDIT = ['tickets.view', 'tickets.edit'] as const
const answered = ticket({
  state: 'ANSWERED',
  messages: [
    ...ticket().messages,
    {
      id: `${ID.slice(0, -1)}8`,
      at: '2026-11-22T03:00:00.000Z',
      author: 'STAFF',
      name: 'Lan',
      content: 'Soon',
      images: [],
    },
  ],
})

async function open(more: Partial<DeskTicket> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = EDIT) {
  const { handed: _handed, messages: _messages, ...row } = ticket(more)
  answer(deskTickets, { list: [row] })
  answer(deskTicketOne, ticket(more))
  answer(ticketHands, { roles: ['NIGHT'], people: [{ name: 'minh', shownAs: 'Minh' }] })
  const user = openDesk(<Tickets />, { rights, address: '/?row=FB17' })
  await screen.findByText('Where is my money?')
  return user
}
const write = (text: string) => fireEvent.input(screen.getByLabelText('Your reply'), { target: { value: text } })

test('an answer stands in the talk at once and the list is read again', async () => {
  const user = await open()
  answer(answerDeskTicket, answered)
  write(' Soon ')
  await user.click(button('Send'))
  await screen.findByText('Soon')
  expect(callsOf(answerDeskTicket)).toEqual([
    expect.objectContaining({
      params: { no: 'FB17' },
      body: { content: 'Soon', state: 'ANSWERED' },
      reason: 'Support requests: FB17',
    }),
  ])
  expect(callsOf(deskTicketOne)).toHaveLength(1)
  await waitFor(() => expect(callsOf(deskTickets)).toHaveLength(2))
})

test('a question makes the ticket wait for its writer', async () => {
  const user = await open()
  answer(answerDeskTicket, answered)
  await user.click(screen.getByLabelText('Asks the member a question'))
  write('Which bank?')
  await user.click(button('Send'))
  await waitFor(() => expect(callsOf(answerDeskTicket)[0]?.body).toMatchObject({ state: 'WAIT_MEMBER' }))
})

test('an answer that is refused says why', async () => {
  const user = await open()
  refuse(answerDeskTicket, 'FB_CLOSED')
  write('Soon')
  await user.click(button('Send'))
  await screen.findByRole('alert')
  expect(screen.queryByText('Soon', { selector: '.msg *' })).toBeNull()
})

test.each([
  ['OPEN', 'Close request', 'CLOSED'],
  ['CLOSED', 'Reopen', 'OPEN'],
] as const)('a ticket that is %s: “%s”', async (state, name, to) => {
  const user = await open({ state })
  expect(screen.queryByLabelText('Your reply') !== null).toBe(state === 'OPEN')
  answer(moveTicket, ticket({ state: to }))
  await user.click(button(name))
  await giveReason(user, name, 'Done')
  await waitFor(() => expect(callsOf(moveTicket)[0]).toMatchObject({ body: { state: to }, reason: 'Done' }))
  await screen.findByRole('button', { name: to === 'OPEN' ? 'Close request' : 'Reopen' })
})

test('who only looks neither answers nor hands on', async () => {
  await open({}, ['tickets.view'])
  expect(screen.queryByLabelText('Your reply')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close request' })).toBeNull()
  expect(callsOf(ticketHands)).toEqual([])
})

test.each([
  ['role NIGHT', { role: 'NIGHT' }],
  ['name minh', { name: 'minh' }],
])('is handed on to “%s”, and the talk says to whom and why', async (choice, body) => {
  const user = await open()
  const handed = [{ at: '2026-11-22T03:00:00.000Z', by: 'Lan', to: 'NIGHT', reason: 'My shift ends' }]
  answer(handTicket, ticket({ handed }))
  await user.click(button('Escalate'))
  await user.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox'), choice)
  await giveReason(user, 'Escalate', 'My shift ends')
  await screen.findByText('Lan: My shift ends')
  expect(callsOf(handTicket)[0]?.body).toEqual(body)
})

test('a closed ticket is handed to nobody', async () => {
  await open({ state: 'CLOSED' })
  expect(screen.queryByRole('button', { name: 'Escalate' })).toBeNull()
})

test('a ticket that can’t be read says why', async () => {
  const { handed: _handed, messages: _messages, ...row } = ticket()
  answer(deskTickets, { list: [row] })
  refuse(deskTicketOne, 'SYS_NOT_FOUND')
  openDesk(<Tickets />, { rights: ['tickets.view'], address: '/?row=FB17' })
  await screen.findByRole('alert')
})
