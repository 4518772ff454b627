import {
  deskDepositOne,
  deskDeposits,
  matchDeposit,
  resumeDeposits,
  type Receipt,
} from '@senluna/contract/desk/money/deposits.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { findAwaiting, AWAITING, button, facts, giveReason, openDesk, VND } from '../../testing/desk.tsx'
import { DepositDetails } from './DepositDetails.tsx'

type Order = ReplyOf<typeof deskDepositOne>

const order = (more: Partial<Order> = {}): Order => ({
  orderNo: 'D1',
  memberId: id('01890a5d-ac96-774b-bcce-b302099a8057'),
  userName: 'lan2026',
  method: 'BANK_QR',
  channel: 'VCB-1',
  asked: '500000',
  currency: VND,
  state: 'REVIEW',
  saidPaid: true,
  proofs: 0,
  createdAt: '2026-11-22T02:00:00.000Z',
  expiresAt: '2026-11-22T03:00:00.000Z',
  provider: 'sandbox',
  proof: [],
  events: [],
  receipts: [],
  candidates: [],
  stopped: false,
  ...more,
})
const receipt = (more: Partial<Receipt> = {}): Receipt => ({
  id: '01890a5d-ac96-774b-bcce-000000000001',
  source: 'BANK',
  channel: 'VCB-1',
  bookedAt: '2026-11-22T02:30:00.000Z',
  amount: '500000',
  left: '500000',
  currency: VND,
  content: 'SL7K2M',
  payerName: 'NGUYEN LAN',
  payerAccount: '0011',
  reference: 'FT1',
  state: 'SUSPENSE',
  createdAt: '2026-11-22T02:30:00.000Z',
  ...more,
})
const EDIT = ['deposits.view', 'deposits.edit'] as const
const MATCH = 'Match and credit'

async function open(more: Partial<Order> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = EDIT) {
  answer(deskDepositOne, order(more))
  const user = openDesk(<DepositDetails orderNo="D1" />, { rights })
  await screen.findByText('lan2026')
  return user
}
const matchButtons = () => screen.queryAllByRole('button', { name: MATCH })

describe('where money can be matched to an order', () => {
  test('what may belong to it and what came for it and is left', async () => {
    await open({
      candidates: [receipt()],
      receipts: [receipt({ left: '100', id: '01890a5d-ac96-774b-bcce-000000000002' })],
    })
    expect(matchButtons()).toHaveLength(2)
  })
  test('not a receipt of which nothing is left', async () => {
    await open({ receipts: [receipt({ left: '0' })] })
    expect(matchButtons()).toHaveLength(0)
  })
  test.each(['CREDITED', 'REJECTED', 'CREATED'] as const)('not an order that is %s', async (state) => {
    await open({ state, candidates: [receipt()] })
    expect(matchButtons()).toHaveLength(0)
  })
  test('not by who may only look', async () => {
    await open({ candidates: [receipt()], stopped: true }, ['deposits.view'])
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

test('a match sends the receipt with its reason, then reads the order again', async () => {
  const user = await open({ candidates: [receipt()] })
  answer(matchDeposit, { orderNo: 'D1', state: 'CREDITED' })
  await user.click(button(MATCH))
  expect(screen.getByRole('heading', { name: `${MATCH}: 500,000.00` })).toBeDefined()
  answer(deskDepositOne, order({ state: 'CREDITED' }))
  await giveReason(user, MATCH, 'Same payer')
  await screen.findByText(`${MATCH}: done.`)
  expect(callsOf(matchDeposit)).toEqual([
    { params: { orderNo: 'D1' }, query: {}, body: { receiptId: receipt().id }, reason: 'Same payer' },
  ])
  await waitFor(() => expect(callsOf(deskDepositOne)).toHaveLength(2))
  expect(matchButtons()).toHaveLength(0)
})

test('a match that another person decides is said to wait', async () => {
  const user = await open({ candidates: [receipt()] })
  answer(matchDeposit, AWAITING)
  await user.click(button(MATCH))
  await giveReason(user, MATCH, 'Another content')
  await findAwaiting(MATCH)
})

test('a receipt that a colleague has matched meanwhile is said in the window', async () => {
  const user = await open({ candidates: [receipt()] })
  refuse(matchDeposit, 'BANK_LINE_STATE')
  await user.click(button(MATCH))
  await giveReason(user, MATCH, 'Same payer')
  await within(screen.getByRole('dialog')).findByRole('alert')
})

test('a member who was stopped is let deposit again', async () => {
  const user = await open({ stopped: true })
  answer(resumeDeposits, { resumed: true })
  const [resume] = screen.getAllByRole('button')
  await user.click(resume!)
  await giveReason(user, resume!.textContent, 'Spoke with them')
  await waitFor(() => expect(callsOf(resumeDeposits)[0]?.params).toEqual({ orderNo: 'D1' }))
})

test('only what is known of an order has a line', async () => {
  await open({ realName: 'Nguyễn Lan', locked: '0' })
  expect(Object.values(facts())).toContain('Nguyễn Lan')
  expect(Object.values(facts())).toContain('VCB-1 (sandbox)')
  expect(Object.values(facts())).not.toContain('0.00')
})

test('an order that can’t be read has a way to try again', async () => {
  refuse(deskDepositOne, 'SYS_NOT_FOUND')
  const user = openDesk(<DepositDetails orderNo="D1" />, { rights: EDIT })
  const note = await screen.findByRole('alert')
  answer(deskDepositOne, order())
  await user.click(within(note).getByRole('button'))
  await screen.findByText('lan2026')
  expect(callsOf(deskDeposits)).toEqual([])
})
