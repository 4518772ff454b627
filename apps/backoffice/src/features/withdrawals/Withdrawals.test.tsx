import * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import {
  AWAITING,
  findAwaiting,
  actNames,
  button,
  doAct,
  facts,
  giveReason,
  openDesk,
  rowsShown,
  VND,
} from '../../testing/desk.tsx'
import Withdrawals from './Withdrawals.tsx'

type Row = contract.DeskWithdrawal
type Part = Row['parts'][number]

const withdrawal = (more: Partial<Row> = {}): Row => ({
  no: 'W1',
  amount: '500000',
  fee: '1000',
  net: '499000',
  receivedAmount: '0',
  remainingAmount: '500000',
  returnedAmount: '0',
  state: 'REVIEW',
  from: 'MAIN',
  account: { kind: 'BANK', bank: 'VCB', masked: '**** 1234' },
  parts: [],
  autoConfirmMinutes: 60,
  dueAt: '2026-11-22T04:00:00.000Z',
  missing: [],
  createdAt: '2026-11-22T02:00:00.000Z',
  memberId: id('01890a5d-ac96-774b-bcce-b302099a8057'),
  userName: 'lan2026',
  currency: VND,
  number: '0011001234',
  holder: 'NGUYEN LAN',
  decision: 'MANUAL',
  score: 35,
  signals: { NEW_ACCOUNT_24H: 30, CLEAN_HISTORY_3: -10 },
  turnoverLeft: '0',
  kycTier: 1,
  fourEyes: false,
  mine: false,
  unpaid: '500000',
  forgotten: [],
  ...more,
})
const part = (status: Part['status'], more: Partial<Part> = {}): Part => ({
  part: 1,
  amount: '500000',
  status,
  ...more,
})
const PICTURE = { fileId: id<'file'>('01890a5d-ac96-774b-bcce-b302099a8058'), url: '/bo/v1/x', width: 60, height: 40 }
const RIGHTS = ['withdrawals.view', 'withdrawals.edit'] as const

async function openOrder(more: Partial<Row> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = RIGHTS) {
  answer(contract.deskWithdrawals, { list: [withdrawal(more)] })
  answer(contract.deskWithdrawalOne, { ...withdrawal(more), steps: [] })
  const user = openDesk(<Withdrawals />, { rights, address: '/?row=W1' })
  await screen.findByText('1 row')
  return user
}

describe('what may be done with an order', () => {
  const acts: readonly [what: string, Partial<Row>, string[]][] = [
    ['in review', {}, ['Claim', 'Approve', 'Reject', 'Hold']],
    ['on hold', { state: 'HOLD' }, ['Claim', 'Reject', 'Hold', 'Return to review']],
    ['approved, with nothing sent', { state: 'APPROVED' }, ['Claim', 'Reject', 'Add a part', 'Close unpaid amount']],
    [
      'being paid, with a part that waits',
      { state: 'PAYING', unpaid: '0', parts: [part('QUEUED')] },
      ['Claim', 'Mark as paid manually', 'Mark a part as failed', 'Close unpaid amount'],
    ],
    [
      'being paid, with a part on its way',
      { state: 'PAYING', unpaid: '0', parts: [part('SENT')] },
      ['Claim', 'Close unpaid amount'],
    ],
    [
      'with a part that its provider lost',
      { state: 'PAYING', unpaid: '0', parts: [part('UNKNOWN')], forgotten: [1] },
      ['Claim', 'Resolve a lost part', 'Close unpaid amount'],
    ],
    ['disputed', { state: 'DISPUTED', unpaid: '0', parts: [part('DISPUTED')] }, ['Claim', 'Resolve dispute']],
    ['received', { state: 'RECEIVED', unpaid: '0' }, []],
    ['of one’s own claim', { mine: true, claimedBy: 'Lan' }, ['Release', 'Approve', 'Reject', 'Hold']],
    ['of a colleague’s claim', { claimedBy: 'Minh' }, []],
  ]
  test.each(acts)('%s', async (_, more, names) => {
    await openOrder(more)
    expect(actNames()).toEqual(names)
  })

  test('nothing without the right to change', async () => {
    await openOrder({}, ['withdrawals.view'])
    expect(actNames()).toEqual([])
  })
})

test('an approval that needs another person is said to wait', async () => {
  const user = await openOrder({ fourEyes: true })
  answer(contract.approveWithdrawal, AWAITING)
  await doAct(user, 'Approve', 'Looks right')
  await findAwaiting('Approve')
})

test('what a rejection says to the member is asked for beside the reason', async () => {
  const user = await openOrder()
  await doAct(user, 'Reject', 'Another name')
  const field = screen.getByLabelText(/Message to the member/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(callsOf(contract.rejectWithdrawal)).toEqual([])
  answer(contract.rejectWithdrawal, withdrawal({ state: 'REJECTED' }))
  await user.type(field, 'The holder is not you.')
  await user.click(button('Reject'))
  await waitFor(() =>
    expect(callsOf(contract.rejectWithdrawal)).toEqual([
      expect.objectContaining({
        params: { no: 'W1' },
        body: { message: 'The holder is not you.' },
        reason: 'Another name',
      }),
    ]),
  )
})

test('an order is held until its member brings what was chosen', async () => {
  const user = await openOrder()
  answer(contract.holdWithdrawal, withdrawal({ state: 'HOLD' }))
  await user.click(button('Hold'))
  await user.click(screen.getByLabelText('Bank statement'))
  await user.click(screen.getByLabelText('Identity documents'))
  await giveReason(user, 'Hold', 'No proof yet')
  await waitFor(() => expect(callsOf(contract.holdWithdrawal)[0]?.body).toEqual({ missing: ['KYC', 'BANK_STATEMENT'] }))
})

test('a part begins with what is unpaid, by a channel that is open and pays to such an account', async () => {
  const channel = (id: string, more: Partial<contract.PayoutChannel> = {}): contract.PayoutChannel => ({
    id,
    provider: 'sandbox',
    name: `Way ${id}`,
    kinds: ['BANK'],
    least: '1',
    most: '1000000',
    priority: 0,
    paused: false,
    closed: false,
    currency: VND,
    feePpm: 0,
    feeFixed: '0',
    balance: { state: 'BY_HAND' },
    paid: 0,
    failed: 0,
    open: 0,
    ...more,
  })
  answer(contract.payoutChannels, {
    list: [
      channel('fast'),
      channel('by-hand'),
      channel('shut', { paused: true }),
      channel('usdt', { kinds: ['USDT_TRC20'] }),
    ],
    providers: [],
  })
  const user = await openOrder({ state: 'APPROVED', unpaid: '200000' }, [...RIGHTS, 'channels.view'])
  await user.click(button('Add a part'))
  const choice = screen.getByLabelText<HTMLSelectElement>('Channel')
  expect([...choice.options].map(({ value }) => value)).toEqual(['fast', 'by-hand'])
  answer(contract.addPart, withdrawal({ state: 'PAYING' }))
  await giveReason(user, 'Add a part', 'Paid at the counter')
  await waitFor(() => expect(callsOf(contract.addPart)[0]?.body).toEqual({ amount: '200000', channel: 'by-hand' }))
})

test('a payment by hand names its part and the bank’s reference, and shows a picture', async () => {
  const user = await openOrder({
    state: 'PAYING',
    unpaid: '0',
    parts: [part('CONFIRMED'), part('QUEUED', { part: 2, amount: '300000' })],
  })
  answer(contract.payPart, AWAITING)
  answer(contract.uploadPayoutProof, PICTURE)
  await user.click(button('Mark as paid manually'))
  await user.type(screen.getByLabelText(/Bank reference/), 'FT123')
  await giveReason(user, 'Mark as paid manually', 'At the bank')
  expect(callsOf(contract.payPart)).toEqual([])
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File(['x'], 'paid.png', { type: 'image/png' }),
  )
  await screen.findByText('paid.png')
  await user.click(button('Mark as paid manually'))
  await waitFor(() =>
    expect(callsOf(contract.payPart)).toEqual([
      expect.objectContaining({
        params: { no: 'W1', part: '2' },
        body: { bankRef: 'FT123', proofFile: PICTURE.fileId },
      }),
    ]),
  )
  await findAwaiting('Mark as paid manually')
})

test('a part that nothing was paid of is found without a reference', async () => {
  const user = await openOrder({ state: 'PAYING', unpaid: '0', parts: [part('UNKNOWN')], forgotten: [1] })
  refuse(contract.findPart, 'APPROVAL_OPEN')
  await doAct(user, 'Resolve a lost part', 'The bank knows nothing')
  await within(screen.getByRole('dialog')).findByRole('alert')
  expect(callsOf(contract.findPart)[0]).toMatchObject({ params: { no: 'W1', part: '1' }, body: { bankRef: null } })
})

test('several orders are approved at once, those in review only', async () => {
  answer(contract.deskWithdrawals, {
    list: [withdrawal(), withdrawal({ no: 'W2', state: 'HOLD' }), withdrawal({ no: 'W3' })],
  })
  answer(contract.approveWithdrawal, ({ params }) => {
    expect(params.no).not.toBe('W2')
    return withdrawal({ no: params.no, state: 'APPROVED' })
  })
  const user = openDesk(<Withdrawals />, { rights: RIGHTS })
  await screen.findByText('3 rows')
  await user.click(screen.getByLabelText('Select all rows shown'))
  await user.click(button('Approve (2)'))
  await giveReason(user, 'Approve', 'Looked at each')
  await screen.findByText('Approve: done.')
  expect(callsOf(contract.approveWithdrawal).map(({ params }) => params.no)).toEqual(['W1', 'W3'])
})

test('an order says where the money goes, what spoke against it and how it has come', async () => {
  answer(contract.deskWithdrawals, { list: [withdrawal()] })
  answer(contract.deskWithdrawalOne, {
    ...withdrawal(),
    steps: [{ state: 'REVIEW', by: 'risk', note: 'score 35', at: '2026-11-22T02:00:00.000Z' }],
  })
  openDesk(<Withdrawals />, { rights: RIGHTS, address: '/?row=W1' })
  expect(await screen.findByText('risk · score 35')).toBeDefined()
  expect(facts()).toMatchObject({ Member: 'lan2026', Fee: '1,000.00', 'Paid to': 'VCB 0011001234 NGUYEN LAN' })
  expect([...document.querySelectorAll('.signals li')].map((line) => line.textContent)).toEqual([
    expect.stringMatching(/\+30$/),
    expect.stringMatching(/-10$/),
  ])
  expect(rowsShown()[0]?.slice(1, 4)).toEqual(['W1', 'lan2026', '500,000.00'])
})
