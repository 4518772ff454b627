import { matchDeposit, returnReceipt, suspenseList, type Receipt } from '@senluna/contract/desk/money/deposits.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { findAwaiting, actNames, button, doAct, giveReason, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Suspense from './Suspense.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const receipt = (more: Partial<Receipt> = {}): Receipt => ({
  id: ID,
  source: 'BANK',
  channel: 'VCB-1',
  bookedAt: '2026-11-22T02:00:00.000Z',
  amount: '500000',
  left: '200000',
  currency: VND,
  content: 'NAP TIEN',
  payerName: 'NGUYEN LAN',
  payerAccount: '0011',
  reference: 'FT1',
  state: 'SUSPENSE',
  createdAt: '2026-11-22T02:00:00.000Z',
  ...more,
})
const ALL = ['suspense.view', 'suspense.edit', 'deposits.edit', 'channels.view'] as const
const waits = { approvalId: ID, expiresAt: '2026-11-23T02:00:00.000Z' }

async function open(more: Partial<Receipt> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = ALL) {
  answer(suspenseList, { list: [receipt(more)] })
  const user = openDesk(<Suspense />, { rights, address: `/?row=${ID}` })
  await screen.findByText('1 row')
  return user
}

describe('money that belongs to nobody yet', () => {
  test('shows what came and what is left of it', async () => {
    await open()
    expect(rowsShown()[0]?.slice(0, 4)).toEqual(['22/11/2026 09:00:00', '500,000.00', '200,000.00', 'NAP TIEN'])
  })

  test('what is left of it is matched to an order, whose number may be typed small', async () => {
    const user = await open()
    await user.click(button('Match to a deposit'))
    const part = screen.getByLabelText<HTMLInputElement>(/^Amount \(a part/)
    expect(part.value).toBe('200000')
    fireEvent.input(part, { target: { value: '150 000đ' } })
    fireEvent.input(within(screen.getByRole('dialog')).getByLabelText(/^Deposit no\./), { target: { value: ' dp17 ' } })
    answer(matchDeposit, { orderNo: 'DP17', state: 'CREDITED' })
    await giveReason(user, 'Match to a deposit', 'The payer called')
    await screen.findByText('Match to a deposit: done.')
    expect(callsOf(matchDeposit)).toEqual([
      {
        params: { orderNo: 'DP17' },
        query: {},
        body: { receiptId: ID, amount: '150000' },
        reason: 'The payer called',
      },
    ])
  })

  test('a match that a second one has to agree to waits', async () => {
    const user = await open({ orderNo: 'DP17' })
    answer(matchDeposit, waits)
    await doAct(user, 'Match to a deposit', 'Same payer')
    await findAwaiting('Match to a deposit')
  })

  test('is sent back with a note, and only with one', async () => {
    const user = await open()
    await doAct(user, 'Return payment', 'Not for us')
    expect(screen.getByText('This field is required.')).toBeDefined()
    expect(callsOf(returnReceipt)).toEqual([])
    fireEvent.input(screen.getByLabelText(/^Note on the return/), { target: { value: 'Wrong account' } })
    answer(returnReceipt, waits)
    await user.click(button('Return payment'))
    await findAwaiting('Return payment')
    expect(callsOf(returnReceipt)[0]?.body).toEqual({ amount: '200000', note: 'Wrong account' })
  })

  test.each([
    ['is matched', { state: 'MATCHED' }, ALL],
    ['is used up', { left: '0' }, ALL],
    ['somebody may only look at', {}, ['suspense.view']],
  ] as const)('nothing is done with money that %s', async (_, more, rights) => {
    await open(more, rights)
    expect(actNames()).toEqual([])
  })

  test.each([
    ['match', ['suspense.view', 'deposits.edit'], ['Match to a deposit']],
    ['send back', ['suspense.view', 'suspense.edit'], ['Return payment']],
  ] as const)('who may %s does only that', async (_, rights, names) => {
    await open({}, rights)
    expect(actNames()).toEqual(names)
  })
})
