import { adjust, adjustments, type Adjustment } from '@senluna/contract/desk/money/adjustments.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { button, giveReason, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Adjustments from './Adjustments.tsx'

const row: Adjustment = {
  id: '01890a5d-ac96-774b-bcce-000000000001',
  memberId: id('01890a5d-ac96-774b-bcce-b302099a8057'),
  userName: 'lan2026',
  amount: '-20000',
  currency: VND,
  turnoverX100: 250,
  reason: 'Paid twice',
  madeBy: 'Minh',
  checkedBy: 'Hoa',
  files: [],
  at: '2026-11-22T02:00:00.000Z',
}
const waits = { approvalId: row.id, expiresAt: '2026-11-23T02:00:00.000Z' }
const ASK = 'Adjust'

async function openForm() {
  answer(adjustments, { list: [] })
  const user = openDesk(<Adjustments />, { rights: ['adjustments.view', 'adjustments.edit'] })
  await user.click(button(ASK))
  return user
}

test('the list says who made and who checked, and which way the money went', async () => {
  answer(adjustments, { list: [row, { ...row, id: row.memberId, amount: '5000' }] })
  openDesk(<Adjustments />, { rights: ['adjustments.view'] })
  await screen.findByText('2 rows')
  expect(rowsShown().map(([, , amount, type, times, , , by]) => [amount, type, times, by])).toEqual([
    [expect.stringMatching(/^[-−]20,000.00$/), 'Debit', '× 2.5', 'Minh / Hoa'],
    [expect.stringMatching(/5,000.00$/), 'Credit', '× 2.5', 'Minh / Hoa'],
  ])
  expect(screen.queryByRole('button', { name: ASK })).toBeNull()
})

describe('what the form sends', () => {
  test('money given, played once unless another turnover is typed', async () => {
    const user = await openForm()
    await user.type(screen.getByLabelText(/^Member/, { selector: '[aria-required]' }), 'lan2026')
    await user.type(screen.getByLabelText(/^Amount/), '0050 000đ')
    answer(adjust, waits)
    await giveReason(user, ASK, 'A bonus was missing')
    await screen.findByText(/^Adjust: awaiting/)
    expect(callsOf(adjust)).toEqual([
      expect.objectContaining({ body: { name: 'lan2026', amount: '50000', turnoverX100: 100 } }),
    ])
  })

  test('money taken has no turnover', async () => {
    const user = await openForm()
    await user.type(screen.getByLabelText(/^Member/, { selector: '[aria-required]' }), 'lan2026')
    await user.type(screen.getByLabelText(/^Amount/), '20000')
    await user.click(screen.getByLabelText('Debit'))
    answer(adjust, waits)
    await giveReason(user, ASK, 'Paid twice')
    await waitFor(() =>
      expect(callsOf(adjust)[0]?.body).toEqual({ name: 'lan2026', amount: '-20000', turnoverX100: 0 }),
    )
  })

  test('nothing while the member or the amount is missing', async () => {
    const user = await openForm()
    await giveReason(user, ASK, 'A bonus was missing')
    expect(screen.getAllByText('This field is required.')).toHaveLength(2)
    expect(callsOf(adjust)).toEqual([])
  })

  test('a refusal is said in the form, which keeps what was typed', async () => {
    const user = await openForm()
    const name = screen.getByLabelText<HTMLInputElement>(/^Member/, { selector: '[aria-required]' })
    await user.type(name, 'self')
    await user.type(screen.getByLabelText(/^Amount/), '1')
    refuse(adjust, 'APPROVAL_RELATED')
    await giveReason(user, ASK, 'A bonus was missing')
    const note = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(note.textContent).toContain('A colleague must do it')
    expect(name.value).toBe('self')
  })
})
