import { assert } from '@senluna/kit/assert.ts'
import { billMayStep } from '@senluna/kit/agents/pay/bill-states.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { arrearsOf, leaveArrears } from '../store/arrears-store.ts'
import type { BillRow } from '../store/bill-store.ts'
import { heldLine, stepBill } from '../store/payment-store.ts'
import { brandBill } from '../store/bill-lists.ts'
import { publishBill } from '../publish-bill.ts'
import { pay } from '../pay/move-money.ts'

/** A bill of a brand that waits for a review; undefined for any other. */
export async function billInReview(tx: Tx, merchantCode: MerchantCode, id: Id<'bill'>) {
  const bill = await brandBill(tx, merchantCode, id)
  return bill?.state === 'REVIEW' ? bill : undefined
}

/** Lets a reviewed bill be paid: the next run pays it, and what its holder owes. */
export async function approveBill(tx: Tx, bill: BillRow, now: Instant): Promise<boolean> {
  assert(billMayStep(bill.state, 'APPROVE', 'TWO_STAFF', 'ISSUED'), 'a bill in review is approved')
  return stepBill(tx, bill, { state: 'ISSUED', decidedAt: now })
}

/** Refuses a bill with a reason; the bills that its holder pays go on. */
export async function denyBill(tx: Tx, bill: BillRow, reason: string, now: Instant): Promise<boolean> {
  assert(billMayStep(bill.state, 'DENY', 'STAFF', 'DENIED'), 'a bill in review is denied')
  if (!(await stepBill(tx, bill, { state: 'DENIED', decidedAt: now, reason }))) return false
  await publishBill(tx, bill, { state: 'DENIED', reason }, now)
  return true
}

/**
 * The house pays what a payer still owes of a line, and keeps the claim. False: nothing is owed.
 */
export async function coverLine(tx: Tx, lineId: Id<'bill-line'>, now: Instant): Promise<boolean> {
  const bill = await heldLine(tx, lineId)
  const arrears = await arrearsOf(tx, lineId)
  if (!bill || !arrears || arrears.left_amount === 0n || arrears.covered_at !== null) return false
  assert(billMayStep(bill.state, 'COVER', 'TWO_STAFF', 'PAID'), 'a bill with arrears is covered')
  const { line_id, merchant_id: merchantCode, currency, payee_id: to, left_amount: units } = arrears
  const payment = {
    lineId: line_id,
    kind: bill.kind,
    what: 'COVER',
    merchantCode,
    currency,
    from: null,
    to,
    amount: units,
  } as const
  await pay(tx, payment, now)
  await leaveArrears(tx, lineId, { left: units, covered: true }, now)
  const paid = amount(bill.paid + units)
  if (!(await stepBill(tx, bill, { state: 'PAID', paid, paidAt: now }))) return false
  await publishBill(tx, bill, { state: 'PAID', paid }, now)
  return true
}
