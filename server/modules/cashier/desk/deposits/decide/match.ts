import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { contentsIn, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../../platform/database/db.ts'
import type { Call } from '../../../../../platform/http/route.ts'
import { askApproval, refuseRelated, type ApprovalAction } from '../../../../approvals/index.ts'
import { staffDid } from '../../../../staff/index.ts'
import { brandOf, type Deposits } from '../../../deposits/deps.ts'
import { stepDeposit, type Actor } from '../../../deposits/store/order-changes.ts'
import { lockDepositByNo, type DepositRow } from '../../../deposits/store/orders.ts'
import { cameFor, cover, isVouchedByRelative } from '../../../receipts/allocate.ts'
import { creditDeposit, outOfSuspense } from '../../../receipts/credit.ts'
import { differs } from '../../../receipts/outcome.ts'
import { addUse, lockReceipt, stepReceipt, type ReceiptRow } from '../../../receipts/store.ts'
import { object, orStale, staffActor } from './acting.ts'

const MATCH = 'suspense.match'

/**
 * Credits an order with money in suspense. Refuses as its contract lists; without evidence it waits
 * for a second person.
 */
export function match(deposits: Deposits, call: Call<typeof contract.matchDeposit>) {
  const { body, brand } = call
  return deposits.db.transaction().execute(async (tx) => {
    const receipt = await lockReceipt(tx, brand.merchantCode, body.receiptId)
    const order = await lockDepositByNo(tx, brand.merchantCode, call.params.orderNo ?? '')
    if (!receipt || !order) throw new Refusal('SYS_NOT_FOUND')
    const units = body.amount === undefined ? receipt.left_over : amount(BigInt(body.amount))
    refuseUnmatchable(receipt, order, units)
    if (!(await isEvident(tx, deposits, receipt, order, units, call.now)))
      return askApproval(tx, call, {
        action: MATCH,
        object: object(order.order_no),
        memberId: order.member_id,
        payload: { receiptId: receipt.id, orderNo: order.order_no, amount: units.toString() },
        before: { state: order.state, content: receipt.content, payer: receipt.payer_name },
        after: { state: 'CREDITED', amount: units.toString(), member: order.user_name },
        needs: 'suspense.approve',
      })
    await refuseRelated(tx, call.caller.staffId, order.member_id)
    const done = await matched(tx, deposits, receipt, order, units, staffActor(call), call.now)
    const after = { state: done.state, amount: units.toString(), receiptId: receipt.id }
    await staffDid(tx, call, {
      action: 'deposits.match',
      object: object(order.order_no),
      before: { state: order.state },
      after,
    })
    return { orderNo: done.order_no, state: done.state }
  })
}

/**
 * Whether the money itself says which order it is for: its text, or the provider that named it. A
 * bank's line of another amount, or brought in by somebody related to the member, says nothing.
 */
async function isEvident(
  tx: Tx,
  deposits: Deposits,
  receipt: ReceiptRow,
  order: DepositRow,
  units: bigint,
  now: Instant,
): Promise<boolean> {
  const named =
    receipt.deposit_id === order.id ||
    (order.content !== null && contentsIn(receipt.content, prefixOf(order.merchant_id)).includes(order.content))
  if (!named) return false
  const most = await deposits.differenceMostOf(order.merchant_id, now)
  if (differs({ source: receipt.source, amount: amount(units) }, order, most)) return false
  return !(await isVouchedByRelative(tx, receipt, order))
}

function refuseUnmatchable(receipt: ReceiptRow, order: DepositRow, units: Amount): void {
  if (receipt.state !== 'SUSPENSE' && receipt.state !== 'REVIEW') throw new Refusal('BANK_LINE_STATE')
  if (units <= 0n || units > receipt.left_over) throw new Refusal('BANK_LINE_STATE')
  if (receipt.currency !== order.currency) throw new Refusal('BANK_LINE_STATE')
  const covers = order.state === 'CREDITED' && order.unbacked && order.received === units
  if (!covers && (order.state === 'CREDITED' || order.state === 'REJECTED' || order.state === 'CREATED'))
    throw new Refusal('DEP_STATE')
}

/**
 * Moves money out of suspense to a held order. A member whose wallet takes nothing is refused
 * DEP_STATE.
 */
async function matched(
  tx: Tx,
  deposits: Deposits,
  receipt: ReceiptRow,
  order: DepositRow,
  units: Amount,
  by: Actor,
  now: Instant,
): Promise<DepositRow> {
  const brand = brandOf(deposits, order.merchant_id)
  const noteUsed = (used: Amount, reason: ReceiptRow['reason']) => {
    const leftOver = amount(receipt.left_over - used)
    const change = { leftOver, depositId: order.id, reason }
    return stepReceipt(tx, receipt, leftOver === 0n ? 'MATCHED' : 'SUSPENSE', change, now)
  }
  if (order.state === 'CREDITED') {
    const part = await cover(tx, order, receipt, units, by.name, now)
    await outOfSuspense(
      tx,
      { receiptId: receipt.id, part, channelCode: receipt.channel_code, amount: units },
      brand,
      now,
    )
    await noteUsed(units, null)
    return order
  }
  const inReview =
    order.state === 'REVIEW'
      ? order
      : await stepDeposit(tx, order, 'REVIEW', 'matched', by, now, { reason: order.reason ?? 'LATE' })
  const whole = units === receipt.amount
  const came = cameFor(order, whole ? receipt : { amount: units, usdt_micro: null, usdt_rate: null })
  // Of a card that holds more than was declared the rest stays in suspense.
  const used = came.gross
  const use = { receiptId: receipt.id, kind: 'CREDIT' as const, amount: used, depositId: order.id, staffName: by.name }
  const part = await addUse(tx, use, now)
  const funds = { came, suspense: { receiptId: receipt.id, part, amount: used } }
  const credited = await creditDeposit(tx, deposits, inReview, funds, brand, by, now)
  if (!credited) throw new Refusal('DEP_STATE')
  await noteUsed(used, used < units ? 'EXCESS' : null)
  return credited
}

/** Matches once a second person has agreed, unless the world has moved on. */
export const matchApproval = (deposits: Deposits): ApprovalAction => ({
  action: MATCH,
  run: async (tx, approved, call) => {
    const {
      receiptId,
      orderNo,
      amount: units,
    } = approved.payload as { receiptId: Id<'receipt'>; orderNo: string; amount: string }
    const receipt = await lockReceipt(tx, approved.merchantCode, receiptId)
    const order = await lockDepositByNo(tx, approved.merchantCode, orderNo)
    if (!receipt || !order) throw new Refusal('APPROVAL_STALE')
    await orStale(async () => {
      refuseUnmatchable(receipt, order, amount(BigInt(units)))
      await matched(tx, deposits, receipt, order, amount(BigInt(units)), staffActor(call), call.now)
    })
  },
})
