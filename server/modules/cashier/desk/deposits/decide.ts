import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { emit } from '../../../../platform/outbox.ts'
import {
  askApproval,
  dropRequests,
  refuseRelated,
  type ApprovalAction,
  type Approved,
  type StaffCall,
} from '../../../approvals/index.ts'
import { staffDid } from '../../../staff/index.ts'
import { depositOf } from '@senluna/kit/cashier/deposit-amounts.ts'
import { contentsIn, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import { creditDeposit, outOfSuspense, publishDeposit } from '../../receipts/credit.ts'
import { brandOf, type Deposits } from '../../deposits/deps.ts'
import { orderAt } from './lists.ts'
import {
  addUse,
  lockReceipt,
  stepReceipt,
  stepReviewToSuspense,
  type ReceiptRow,
  hasLeftOver,
} from '../../receipts/store.ts'
import { addEvent, stepDeposit, type Actor } from '../../deposits/store/order-changes.ts'
import { lockDepositByNo, type DepositRow } from '../../deposits/store/orders.ts'
import { cameFor, cover, isVouchedByRelative } from '../../receipts/allocate.ts'
import { differs } from '../../receipts/outcome.ts'
import { resumeDeposits } from '../../deposits/store/stops.ts'

export const MATCH = 'suspense.match'
export const CREDIT = 'deposits.credit'
export const RETURN = 'suspense.return'

const staffActor = (call: Pick<StaffCall, 'caller'>): Actor => ({ kind: 'staff', name: call.caller.name })
const object = (orderNo: string) => ({ kind: 'deposit', id: orderNo })

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

/**
 * Asks to credit an order without money known here. Refuses DEP_STATE unless it can still be
 * credited.
 */
export function credit(deposits: Deposits, call: Call<typeof contract.creditDeposit>) {
  return deposits.db.transaction().execute(async (tx) => {
    const order = await lockDepositByNo(tx, call.brand.merchantCode, call.params.orderNo ?? '')
    if (!order) throw new Refusal('SYS_NOT_FOUND')
    if (!isCreditable(order)) throw new Refusal('DEP_STATE')
    const { amount: units } = call.body
    return askApproval(tx, call, {
      action: CREDIT,
      object: object(order.order_no),
      memberId: order.member_id,
      payload: { orderNo: order.order_no, amount: units },
      before: { state: order.state, asked: order.asked.toString(), member: order.user_name },
      after: { state: 'CREDITED', amount: units, backed: false },
      needs: 'deposits.approve',
    })
  })
}

const isCreditable = ({ state, method }: DepositRow): boolean =>
  method !== 'SCRATCH' && ['PENDING_PAYMENT', 'CONFIRMING', 'REVIEW', 'EXPIRED', 'CANCELLED'].includes(state)

/**
 * Rejects an order that staff look at, or that waits; its money stays in suspense. Refuses
 * DEP_STATE.
 */
export function reject(deposits: Deposits, call: Call<typeof contract.rejectDeposit>) {
  const { brand, body, now } = call
  return deposits.db.transaction().execute(async (tx) => {
    const order = await lockDepositByNo(tx, brand.merchantCode, call.params.orderNo ?? '')
    if (!order) throw new Refusal('SYS_NOT_FOUND')
    if (order.state !== 'REVIEW' && order.state !== 'CONFIRMING') throw new Refusal('DEP_STATE')
    const done = await stepDeposit(tx, order, 'REJECTED', 'rejected', staffActor(call), now, { reason: body.reason })
    await stepReviewToSuspense(tx, order.id, now)
    await publishDeposit(tx, done, now)
    const payload = { orderNo: order.order_no, reason: body.reason }
    await emit(tx, now, { topic: 'depositRejected', audience: order.member_id, payload })
    await staffDid(tx, call, {
      action: 'deposits.reject',
      object: object(order.order_no),
      before: { state: order.state },
      after: { state: 'REJECTED', reason: body.reason },
    })
    await dropRequests(tx, { merchantCode: order.merchant_id, ...object(order.order_no) }, now, call.reason)
    return { orderNo: done.order_no, state: done.state }
  })
}

/** Lets the member of an order deposit again. Refuses SYS_NOT_FOUND. */
export async function resume(deposits: Deposits, call: Call<typeof contract.resumeDeposits>) {
  const order = await orderAt(deposits, call)
  return deposits.db.transaction().execute(async (tx) => {
    const resumed = await resumeDeposits(tx, order.member_id)
    await staffDid(tx, call, {
      action: 'deposits.resume',
      object: { kind: 'member', id: order.member_id },
      after: { resumed },
    })
    return { resumed }
  })
}

/** Asks to send money in suspense back. Refuses SYS_NOT_FOUND, BANK_LINE_STATE. */
export function sendBack(deposits: Deposits, call: Call<typeof contract.returnReceipt>) {
  const { body, brand } = call
  const id = call.params.id ?? ''
  return deposits.db.transaction().execute(async (tx) => {
    const receipt = isUuid<'receipt'>(id) ? await lockReceipt(tx, brand.merchantCode, id) : undefined
    if (!receipt) throw new Refusal('SYS_NOT_FOUND')
    refuseUnreturnable(receipt, amount(BigInt(body.amount)))
    return askApproval(tx, call, {
      action: RETURN,
      object: { kind: 'receipt', id: receipt.id },
      payload: { receiptId: receipt.id, ...body },
      before: { left: receipt.left_over.toString(), payer: receipt.payer_name, account: receipt.payer_account },
      after: { left: (receipt.left_over - BigInt(body.amount)).toString(), note: body.note },
      needs: 'suspense.approve',
    })
  })
}

function refuseUnreturnable(receipt: ReceiptRow, units: Amount): void {
  const open = receipt.state === 'SUSPENSE' || receipt.state === 'REVIEW'
  if (!open || units > receipt.left_over) throw new Refusal('BANK_LINE_STATE')
}

/**
 * What happens once a second person has agreed. Each looks again: what is no longer so is
 * APPROVAL_STALE.
 */
export const depositApprovals = (deposits: Deposits): ApprovalAction[] => [
  {
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
  },
  { action: CREDIT, run: (tx, approved, call) => creditUnbacked(tx, deposits, approved, call) },
  { action: RETURN, run: (tx, approved, call) => giveBack(tx, deposits, approved, call) },
]

/** What would be refused now was fine when it was asked for: the world has moved on. */
async function orStale(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('APPROVAL_STALE') : error
  }
}

async function creditUnbacked(tx: Tx, deposits: Deposits, approved: Approved, call: StaffCall): Promise<void> {
  const { orderNo, amount: units } = approved.payload as { orderNo: string; amount: string }
  const order = await lockDepositByNo(tx, approved.merchantCode, orderNo)
  if (!order || !isCreditable(order)) throw new Refusal('APPROVAL_STALE')
  // Money has come for it by now: it is credited with that, not on a word.
  const found = await hasLeftOver(tx, order.id)
  if (found) throw new Refusal('APPROVAL_STALE')
  const by = staffActor(call)
  const { now } = call
  const inReview =
    order.state === 'REVIEW'
      ? order
      : await stepDeposit(tx, order, 'REVIEW', 'creditAgreed', by, now, { reason: 'PROOF' })
  const rule = { fixed: order.fee_fixed, ppm: order.fee_ppm }
  const funds = { came: depositOf(BigInt(units), rule), unbacked: true } as const
  const done = await creditDeposit(tx, deposits, inReview, funds, brandOf(deposits, order.merchant_id), by, now)
  if (!done) throw new Refusal('APPROVAL_STALE')
}

/** The millionths that so much of a receipt stands for. */
const microOf = ({ usdt_micro: micro, amount: whole }: ReceiptRow, units: Amount): bigint =>
  ((micro ?? 0n) * units) / whole

async function giveBack(tx: Tx, deposits: Deposits, approved: Approved, call: StaffCall): Promise<void> {
  const {
    receiptId,
    amount: asked,
    note,
  } = approved.payload as { receiptId: Id<'receipt'>; amount: string; note: string }
  const receipt = await lockReceipt(tx, approved.merchantCode, receiptId)
  const units = amount(BigInt(asked))
  if (!receipt) throw new Refusal('APPROVAL_STALE')
  await orStale(async () => refuseUnreturnable(receipt, units))
  const { now } = call
  const use = {
    receiptId,
    kind: 'RETURN' as const,
    amount: units,
    depositId: receipt.deposit_id,
    staffName: call.caller.name,
    note,
  }
  const part = await addUse(tx, use, now)
  const brand = brandOf(deposits, receipt.merchant_id)
  const left = amount(receipt.left_over - units)
  // What came over a chain goes back over it: the millionths of this part, so that all parts come
  // to the whole.
  const usdt = receipt.usdt_micro === null ? {} : { usdt: microOf(receipt, receipt.left_over) - microOf(receipt, left) }
  const back = { receiptId, part, channelCode: receipt.channel_code, amount: units, ...usdt }
  await outOfSuspense(tx, back, brand, now)
  await stepReceipt(tx, receipt, left === 0n ? 'RETURNED' : 'SUSPENSE', { leftOver: left }, now)
  if (receipt.deposit_id) {
    const order = await lockDepositByNo(tx, receipt.merchant_id, receipt.order_no ?? '')
    if (order)
      await addEvent(tx, order.id, { from: order.state, to: order.state, by: staffActor(call), what: 'returned' }, now)
  }
}
