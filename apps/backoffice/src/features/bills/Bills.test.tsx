import { approveBill, coverBill, denyBill, deskBills, type DeskBill } from '@senluna/contract/agent/desk-bills.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { actNames, AWAITING, doAct, facts, findAwaiting, openDesk, VND } from '../../testing/desk.tsx'
import Bills from './Bills.tsx'

const BILL = id<'bill'>('01890a5d-ac96-774b-bcce-000000000b01')
const bill = (more: Partial<DeskBill> = {}): DeskBill => ({
  billId: BILL,
  contractId: id<'contract'>('01890a5d-ac96-774b-bcce-000000000040'),
  holderId: id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057'),
  kind: 'DIVIDEND',
  account: 'lan2026',
  payer: 'HOUSE',
  period: { start: '2026-11-01T00:00:00+07:00', endExclusive: '2026-11-16T00:00:00+07:00', day: '2026-11-01' },
  validBet: '800000000',
  ggr: '93000000',
  costs: '0',
  netLoss: '93000000',
  carryIn: '0',
  base: '93000000',
  carryOut: '0',
  active: 8,
  tierIndex: 0,
  ratePpm: 150_000,
  gross: '13950000',
  adjustment: '0',
  due: '13950000',
  paid: '0',
  arrears: '0',
  state: 'REVIEW',
  version: 1,
  computedAt: '2026-11-16T04:00:00+07:00',
  currency: VND,
  ...more,
})

const RIGHTS = ['bills.view', 'bills.edit', 'bills.approve', 'members.view'] as const
async function open(more: Partial<DeskBill> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = [...RIGHTS]) {
  answer(deskBills, { list: [bill(more)] })
  const user = openDesk(<Bills />, { rights, address: `/?row=${BILL}` })
  await screen.findByText('1 row')
  return user
}

test('a row opens what it comes from', async () => {
  await open()
  expect(facts()).toMatchObject({ Base: '93,000,000.00', Tier: '1', 'Amount due': '13,950,000.00' })
})

test.each([
  ['REVIEW', '0', ['Approve', 'Reject']],
  ['PARTIAL', '500000', ['Pay from the house']],
  ['PAID', '0', []],
] as const)('what waits is decided, what is owed can be paid by the house: %s', async (state, arrears, names) => {
  await open({ state, arrears })
  expect(actNames()).toEqual(names)
})

test('a colleague approves what is to be paid, and what the house pays for somebody', async () => {
  const user = await open()
  answer(approveBill, AWAITING)
  await doAct(user, 'Approve', 'Looked at the team')
  await findAwaiting('Approve')
  expect(callsOf(approveBill)).toEqual([
    expect.objectContaining({ params: { id: BILL }, reason: 'Looked at the team' }),
  ])
})

test('a dividend is denied with a reason', async () => {
  const user = await open()
  answer(denyBill, {})
  await doAct(user, 'Reject', 'Bets of one person by many accounts')
  expect(callsOf(denyBill)).toEqual([
    expect.objectContaining({ params: { id: BILL }, reason: 'Bets of one person by many accounts' }),
  ])
})

test('the house pays what is owed, once a colleague agrees', async () => {
  const user = await open({ state: 'PARTIAL', arrears: '500000', payer: 'agentg' })
  answer(coverBill, AWAITING)
  await doAct(user, 'Pay from the house', 'The payer is ill')
  expect(callsOf(coverBill)).toHaveLength(1)
})
