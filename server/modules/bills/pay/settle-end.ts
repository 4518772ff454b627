import { adjustedAtEnd } from '@senluna/kit/agents/pay/adjust.ts'
import { paidAs } from '@senluna/kit/agents/pay/bill-states.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { arrearsOf, leaveArrears } from '../store/arrears-store.ts'
import type { BillRow } from '../store/bill-store.ts'
import { giveBack } from './move-money.ts'

/**
 * Settles the difference of a contract that has no next bill: more is issued and paid like any
 * bill; what was too much is first no longer owed, then given back, or becomes a debt. Answers what
 * the new version stands as.
 */
export async function settleEnd(
  tx: Tx,
  old: BillRow,
  difference: Amount,
  now: Instant,
): Promise<Pick<BillRow, 'due' | 'paid' | 'state'>> {
  const nothing = amount(0n)
  const recomputed = amount(old.due + difference)
  const { payable, debt } = adjustedAtEnd({ paid: old.due, recomputed, carried: nothing })
  if (payable > 0n) return { due: amount(old.due + payable), paid: old.paid, state: 'ISSUED' }
  const arrears = await arrearsOf(tx, old.line_id)
  const open = arrears?.left_amount ?? nothing
  const cut = amount(open < debt ? open : debt)
  if (arrears && cut > 0n)
    await leaveArrears(tx, old.line_id, { amount: amount(arrears.amount - cut), left: amount(open - cut) }, now)
  const rest = amount(debt - cut < old.paid ? debt - cut : old.paid)
  const given = rest > 0n ? await giveBack(tx, { ...lineOf(old), amount: rest }, now) : nothing
  const due = amount(old.due - cut - given)
  const paid = amount(old.paid - given)
  return { due, paid, state: paidAs(due, paid) }
}

const lineOf = (bill: BillRow) => ({
  lineId: bill.line_id,
  kind: bill.kind,
  merchantCode: bill.merchant_id,
  currency: bill.currency,
  holder: bill.holder_id,
  payer: bill.payer_id,
})
