import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { DepositReason } from '@senluna/contract/money/deposits.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { isRelated } from '../../approvals/index.ts'
import { memberById } from '../../members/index.ts'
import { depositOf, scratchDeposit, usdtDeposit, type Credited } from '@senluna/kit/cashier/deposit-amounts.ts'
import { isOpen } from '@senluna/kit/cashier/deposit-states.ts'
import { contentsIn, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import { allIntoSuspense, creditDeposit, intoSuspense, publishDeposit } from './credit.ts'
import { brandOf, type Deposits } from '../deposits/deps.ts'
import { peopleOfImport } from './import-store.ts'
import { outcomeOf, type Circumstances } from './outcome.ts'
import { addUse, lockNewReceipts, lockReceipt, stepNewToSuspense, stepReceipt, type ReceiptRow } from './store.ts'
import { addEvent, noteBacked, stepDeposit, type Actor } from '../deposits/store/order-changes.ts'
import { lockDeposit, lockDepositByContent, type DepositRow } from '../deposits/store/orders.ts'

export type Allocation = 'credited' | 'covered' | 'review' | 'suspense' | 'known'

/** What an order is credited with when so much came in for it. */
export function cameFor(order: DepositRow, receipt: Pick<ReceiptRow, 'amount' | 'usdt_micro' | 'usdt_rate'>): Credited {
  const rule = { fixed: order.fee_fixed, ppm: order.fee_ppm }
  const { declared, penaltyPpm = 0 } = order.details
  if (order.method === 'SCRATCH' && declared) return scratchDeposit(BigInt(declared), receipt.amount, rule, penaltyPpm)
  if (receipt.usdt_micro !== null && receipt.usdt_rate !== null)
    return usdtDeposit(receipt.usdt_micro, receipt.usdt_rate, rule)
  return depositOf(receipt.amount, rule)
}

/** The order that a bank's text names, held; nothing when it names none or several. */
export async function orderNamedIn(
  tx: Tx,
  merchantCode: MerchantCode,
  content: string,
): Promise<DepositRow | undefined> {
  const named = contentsIn(content, prefixOf(merchantCode))
  return named.length === 1 ? lockDepositByContent(tx, merchantCode, named[0]!) : undefined
}

/**
 * Allocates a receipt that nobody has looked at: credits the order it belongs to, or puts it into
 * suspense for staff.
 *
 * `orderId`: the order a provider names; a bank's line says it in its text. Once for each receipt,
 * whoever comes first.
 */
export async function allocateReceipt(
  tx: Tx,
  deposits: Deposits,
  source: { merchantCode: MerchantCode; receiptId: Id<'receipt'>; orderId?: Id<'deposit'> },
  by: Actor,
  now: Instant,
): Promise<Allocation> {
  const receipt = await lockReceipt(tx, source.merchantCode, source.receiptId)
  assert(receipt, 'a receipt is never deleted')
  if (receipt.state !== 'NEW') return 'known'
  const order = source.orderId
    ? await lockDeposit(tx, source.orderId)
    : await orderNamedIn(tx, receipt.merchant_id, receipt.content)
  if (!order) return suspend(tx, deposits, receipt, undefined, 'UNKNOWN', now)
  const outcome = outcomeOf(receipt, order, await circumstances(tx, deposits, receipt, order, now))
  if (outcome.to === 'suspense') return suspend(tx, deposits, receipt, order, outcome.reason, now)
  if (outcome.to === 'cover') return coverAll(tx, receipt, order, now)
  if (outcome.to === 'review') return toReview(tx, deposits, receipt, order, outcome.reason, by, now)
  const exchange =
    receipt.usdt_micro !== null && receipt.usdt_rate !== null
      ? { usdtMicro: receipt.usdt_micro, rate: receipt.usdt_rate }
      : undefined
  const funds = { came: cameFor(order, receipt), ...(exchange ? { exchange } : {}) }
  const credited = await creditDeposit(tx, deposits, order, funds, brandOf(deposits, order.merchant_id), by, now)
  if (!credited) return toReview(tx, deposits, receipt, order, 'ACCOUNT', by, now)
  const used = funds.came.gross
  await addUse(tx, { receiptId: receipt.id, kind: 'CREDIT', amount: used, depositId: order.id, staffName: null }, now)
  if (used < receipt.amount) await suspendRest(tx, deposits, receipt, order, amount(receipt.amount - used), now)
  else await stepReceipt(tx, receipt, 'MATCHED', { leftOver: amount(0n), depositId: order.id, reason: null }, now)
  return 'credited'
}

/**
 * A card held more than was declared: what nobody is credited with has come in all the same, and
 * waits for staff.
 */
async function suspendRest(
  tx: Tx,
  deposits: Deposits,
  receipt: ReceiptRow,
  order: DepositRow,
  rest: Amount,
  now: Instant,
): Promise<void> {
  const target = { receiptId: receipt.id, channelCode: receipt.channel_code, amount: rest }
  await intoSuspense(tx, target, brandOf(deposits, receipt.merchant_id), now)
  await stepReceipt(tx, receipt, 'SUSPENSE', { leftOver: rest, depositId: order.id, reason: 'EXCESS' }, now)
}

/**
 * Puts lines of one channel that name no order into suspense together; those that somebody has
 * taken in already are left alone.
 */
export async function suspendUnnamed(
  tx: Tx,
  deposits: Deposits,
  source: { merchantCode: MerchantCode; channelCode: string; receiptIds: readonly Id<'receipt'>[] },
  now: Instant,
): Promise<number> {
  const receipts = await lockNewReceipts(tx, source.merchantCode, source.receiptIds)
  const [first] = receipts
  if (!first) return 0
  const amounts = receipts.map((receipt) => receipt.amount)
  const named = { name: first.id, channelCode: source.channelCode, amounts }
  await allIntoSuspense(tx, named, brandOf(deposits, source.merchantCode), now)
  await stepNewToSuspense(
    tx,
    receipts.map(({ id }) => id),
    now,
  )
  return receipts.length
}

/** What decides beside the order and the money, asked for where it can matter. */
async function circumstances(
  tx: Tx,
  deposits: Deposits,
  receipt: ReceiptRow,
  order: DepositRow,
  now: Instant,
): Promise<Circumstances> {
  const member = receipt.payer_name === '' ? undefined : await memberById(tx, order.member_id)
  return {
    realName: member?.profile.payeeName,
    related: await isVouchedByRelative(tx, receipt, order),
    differenceMost: receipt.source === 'BANK' ? await deposits.differenceMostOf(receipt.merchant_id, now) : amount(0n),
  }
}

/** Whether one of those who brought the bank's file in is, or is related to, the order's member. */
export async function isVouchedByRelative(
  tx: Tx,
  { import_id: importId }: Pick<ReceiptRow, 'import_id'>,
  { member_id: memberId }: Pick<DepositRow, 'member_id'>,
): Promise<boolean> {
  for (const person of await peopleOfImport(tx, importId)) if (await isRelated(tx, person, memberId)) return true
  return false
}

/** Money for an order that was credited without it. */
async function coverAll(tx: Tx, receipt: ReceiptRow, order: DepositRow, now: Instant): Promise<Allocation> {
  await stepReceipt(tx, receipt, 'MATCHED', { leftOver: amount(0n), depositId: order.id, reason: null }, now)
  await cover(tx, order, receipt, receipt.amount, null, now)
  return 'covered'
}

/** Notes that money has come for an order that was credited without. */
export async function cover(
  tx: Tx,
  order: DepositRow,
  receipt: Pick<ReceiptRow, 'id'>,
  units: Amount,
  staffName: string | null,
  now: Instant,
): Promise<number> {
  await noteBacked(tx, order.id, now)
  const event = { from: order.state, to: order.state, by: { kind: 'system', name: '' }, what: 'covered' } as const
  await addEvent(tx, order.id, event, now)
  return addUse(tx, { receiptId: receipt.id, kind: 'COVER', amount: units, depositId: order.id, staffName }, now)
}

async function suspend(
  tx: Tx,
  deposits: Deposits,
  receipt: ReceiptRow,
  order: DepositRow | undefined,
  reason: DepositReason,
  now: Instant,
  state: 'SUSPENSE' | 'REVIEW' = 'SUSPENSE',
): Promise<Allocation> {
  const target = {
    receiptId: receipt.id,
    channelCode: receipt.channel_code,
    amount: amount(receipt.amount),
    ...(receipt.usdt_micro === null ? {} : { usdt: receipt.usdt_micro }),
  }
  await intoSuspense(tx, target, brandOf(deposits, receipt.merchant_id), now)
  const depositId = order?.id ?? null
  await stepReceipt(tx, receipt, state, { leftOver: receipt.amount, depositId, reason }, now)
  return state === 'REVIEW' ? 'review' : 'suspense'
}

/** Staff have to look: the money waits in suspense, its order in review. */
async function toReview(
  tx: Tx,
  deposits: Deposits,
  receipt: ReceiptRow,
  order: DepositRow,
  reason: DepositReason,
  by: Actor,
  now: Instant,
): Promise<Allocation> {
  const detail = { received: receipt.amount.toString() }
  if (order.state === 'REVIEW')
    await addEvent(tx, order.id, { from: 'REVIEW', to: 'REVIEW', by, what: 'moneyCame', detail }, now)
  else {
    const moved = await stepDeposit(tx, order, 'REVIEW', isOpen(order.state) ? 'moneyCame' : 'lateMoney', by, now, {
      reason,
      detail,
    })
    await publishDeposit(tx, moved, now)
    await emit(tx, now, { topic: 'depositReview', audience: order.member_id, payload: { orderNo: order.order_no } })
  }
  return suspend(tx, deposits, receipt, order, reason, now, 'REVIEW')
}
