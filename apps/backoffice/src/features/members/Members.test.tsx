import {
  deskMembers,
  lockMember,
  memberOne,
  resetMember,
  revealMember,
  type DeskMember,
  type MemberDetails,
} from '@senluna/contract/desk/members/members.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { AWAITING, actNames, button, facts, giveReason, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Members from './Members.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const member: DeskMember = {
  id: id(ID),
  userName: 'lan2026',
  nickname: 'Lan',
  type: 0,
  state: 'OPEN',
  label: 'VIP',
  locks: [],
  line: ['agent1', 'agent2'],
  balance: '150000',
  deposited: '500000',
  withdrawn: '200000',
  net: '300000',
  openCases: 2,
  currency: VND,
  registeredAt: '2026-11-01T02:00:00.000Z',
}
const details: MemberDetails = {
  ...member,
  language: 'VI',
  mobile: '+84•••99',
  registeredFrom: { host: 'senluna.example' },
  wallets: [
    { no: 1, currency: VND, balance: '150000', held: '50000', frozen: false },
    { no: 4, currency: VND, balance: '7000', held: '0', frozen: true },
  ],
  staked: '1000000',
  won: '1200000',
  openSessions: 1,
  paymentPassword: true,
  secondStep: false,
  limits: [{ kind: 'DEPOSIT_DAY', value: '100000', pending: true }],
  lockReasons: [],
}
const EDIT = ['members.view', 'members.edit', 'audit.view'] as const

async function open(more: Partial<MemberDetails> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = EDIT) {
  const { locks = [], state = 'OPEN' } = more
  answer(deskMembers, { list: [{ ...member, locks, state }] })
  answer(memberOne, { ...details, ...more })
  const user = openDesk(<Members />, { rights, address: `/?row=${ID}` })
  await waitFor(() => expect(facts()).toMatchObject({ 'Mobile number': '+84•••99' }))
  return user
}

test('the list shows money, cases, and what somebody is kept from', async () => {
  await open({
    locks: ['BET'],
    lockReasons: [{ kind: 'BET', at: member.registeredAt, staffName: 'Minh', reason: 'Bots' }],
  })
  expect(rowsShown()[0]).toEqual([
    '',
    'lan2026',
    'Member',
    'OpenLocked: Betting',
    'VIP',
    '150,000.00',
    '500,000.00',
    '200,000.00',
    '2',
    '01/11/2026 09:00:00',
    '',
    '',
  ])
  expect(screen.getByText('Betting: Bots (Minh, 01/11/2026 09:00:00)')).toBeDefined()
})

test('at a glance: the house’s result, each wallet with what is set aside, limits that will loosen', async () => {
  await open()
  const tiles = [...document.querySelectorAll('.tile')].map((tile) => tile.textContent)
  expect(tiles.at(-1)).toMatch(/^House result[-−]200,000.00$/)
  expect(facts()).toMatchObject({
    Upline: 'agent1 › agent2',
    'Main wallet': '150,000.00, 50,000.00 on hold',
    'Locked funds': '7,000.00, frozen',
    'Own limits': 'DEPOSIT_DAY: 100000 (a looser limit is pending)',
    'Transaction password': 'Yes',
    'Two-step login': 'No',
  })
})

test('who only looks sees it masked and does nothing', async () => {
  await open({}, ['members.view'])
  expect(actNames()).toEqual([])
  for (const name of ['Reveal', 'Edit profile', 'Reset']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'In the audit log' })).toBeNull()
})

describe('what is masked', () => {
  test('is shown for a reason only', async () => {
    const user = await open()
    await user.click(button('Reveal'))
    await user.click(button('Reveal'))
    expect(screen.getByText('Enter a reason of at least three characters.')).toBeDefined()
    expect(callsOf(revealMember)).toEqual([])
    answer(revealMember, { fields: { mobile: '+84901234599' } })
    await giveReason(user, 'Reveal', 'They called')
    expect((await screen.findByRole('dialog', { name: 'Full profile' })).textContent).toContain('+84901234599')
    expect(callsOf(revealMember)).toEqual([expect.objectContaining({ params: { id: ID }, reason: 'They called' })])
  })

  test('is nothing of who has told nothing', async () => {
    const user = await open()
    answer(revealMember, { fields: {} })
    await user.click(button('Reveal'))
    await giveReason(user, 'Reveal', 'They called')
    await screen.findByText('The member hasn’t provided any details.')
  })

  test('stays masked where that is refused', async () => {
    const user = await open()
    refuse(revealMember, 'SYS_NOT_FOUND')
    await user.click(button('Reveal'))
    await giveReason(user, 'Reveal', 'They called')
    await within(screen.getByRole('dialog')).findByRole('alert')
  })
})

describe('a reset', () => {
  test('of the password sends a link to the owner and shows staff nothing that opens the account', async () => {
    const user = await open()
    answer(resetMember, { sentTo: 'l***@people.example', sentBy: 'EMAIL' })
    await user.click(button('Reset'))
    await giveReason(user, 'Reset', 'Forgotten')
    await screen.findByText(/Sent to l\*\*\*@people.example/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('of the password without a contact waits for approval and shows the asker no code', async () => {
    const user = await open()
    answer(resetMember, AWAITING)
    await user.click(button('Reset'))
    await giveReason(user, 'Reset', 'Forgotten')
    await screen.findByText(/awaiting approval/)
    expect(callsOf(resetMember)[0]).toMatchObject({ params: { id: ID }, body: { what: 'PASSWORD' } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('of the second step waits for approval', async () => {
    const user = await open()
    answer(resetMember, AWAITING)
    await user.click(button('Reset'))
    await user.selectOptions(screen.getByLabelText('What to reset'), 'SECOND_STEP')
    await giveReason(user, 'Reset', 'New phone')
    await waitFor(() => expect(callsOf(resetMember)[0]?.body).toEqual({ what: 'SECOND_STEP' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a lock', () => {
  test('needs to say from what, and offers to be taken away after it', async () => {
    const user = await open()
    expect(actNames()).not.toContain('Unlock')
    await user.click(button('Lock'))
    await giveReason(user, 'Lock', 'Bots')
    expect(callsOf(lockMember)).toEqual([])
    await user.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox'), 'MONEY')
    answer(lockMember, { ...member, locks: ['MONEY'] })
    answer(deskMembers, { list: [{ ...member, locks: ['MONEY'] }] })
    await user.click(button('Lock'))
    await waitFor(() => expect(actNames()).toContain('Unlock'))
    expect(callsOf(lockMember)[0]?.body).toEqual({ kind: 'MONEY', on: true })
  })

  test('is taken away beginning with the one that holds, once a colleague approves', async () => {
    const user = await open({ locks: ['BET', 'MONEY'] })
    answer(lockMember, AWAITING)
    await user.click(button('Unlock'))
    expect(screen.getByRole('dialog').textContent).toContain('until a colleague approves')
    await giveReason(user, 'Unlock', 'Cleared')
    await screen.findByText(/awaiting approval/)
    await waitFor(() => expect(callsOf(lockMember)[0]?.body).toEqual({ kind: 'BET', on: false }))
  })
})
