import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  captureTo,
  cashAccount,
  FEES,
  houseOf,
  KIND,
  release,
  remainingOfHold,
  reserve,
  reverse,
  SOURCE,
  type Status,
} from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { partsOf, type PartRow } from './store.ts'
import type { OrderRow } from '../withdrawals/store.ts'

type Order = Pick<OrderRow, 'no' | 'merchant_id' | 'member_id' | 'currency' | 'wallet'>
type Part = Pick<PartRow, 'part' | 'amount' | 'channel_id' | 'hold_key'>

/** The hold that an order's money stands in. */
export const holdOf = (no: string): string => derivedId('withdrawal', no)

const paidKey = (no: string, part: number): Id<'posting'> => derivedId('withdrawal-paid', no, String(part))

const at = (order: Order, hold: string) => ({ owner: order.member_id, hold, source: SOURCE.WITHDRAWAL })

/** Sets an order's money aside. Answers what the ledger says: `insufficient`, `frozen`. */
export const setAside = (tx: Tx, order: Order, units: Amount, now: Instant, hold = holdOf(order.no)): Promise<Status> =>
  reserve(queryOf(tx), {
    owner: order.member_id,
    account: order.wallet,
    key: hold,
    source: SOURCE.WITHDRAWAL,
    amount: units,
    at: now,
  })

/**
 * A part was paid: its money leaves a hold of its order for the channel it went by. Once for a
 * part.
 */
export async function payPart(tx: Tx, order: OrderRow, part: PartRow, now: Instant): Promise<void> {
  const hold = await holdThatPays(tx, order, part)
  await captureTo(queryOf(tx), at(order, hold), {
    key: paidKey(order.no, part.part),
    kind: KIND.WITHDRAWAL_PAID,
    amount: amount(part.amount),
    to: houseOf(order, cashAccount(part.channel_id)),
    at: now,
  })
}

/** The fee leaves the hold for the house, at the end. */
export async function takeFee(tx: Tx, order: Order, fee: Amount, now: Instant): Promise<void> {
  if (fee === 0n) return
  await captureTo(queryOf(tx), at(order, holdOf(order.no)), {
    key: derivedId('withdrawal-fee', order.no),
    kind: KIND.WITHDRAWAL_FEE,
    amount: amount(fee),
    to: houseOf(order, FEES),
    at: now,
  })
}

/** What is still held under a key. */
function heldBy(tx: Tx, order: Order, hold: string): Promise<Amount> {
  return remainingOfHold(queryOf(tx), { owner: order.member_id, key: hold, source: SOURCE.WITHDRAWAL })
}

/** What a hold of an order has for parts that nobody has made yet. */
export interface FreeHold {
  hold: string
  free: Amount
}

/** Parts that will still take their money from their hold. */
const OPEN = new Set<PartRow['state']>(['QUEUED', 'SENT', 'UNKNOWN'])

const holdsOf = (order: Order, parts: readonly Part[]): string[] => [
  ...new Set([holdOf(order.no), ...parts.map((part) => part.hold_key)]),
]

/**
 * The holds of an order that new parts can be paid from: what came back stands under holds of its
 * own, and of the order's own hold the fee stays.
 */
export async function freeHolds(tx: Tx, order: OrderRow, parts: readonly PartRow[]): Promise<FreeHold[]> {
  if (parts.length === 0) return [{ hold: holdOf(order.no), free: amount(order.amount - order.fee) }]
  const holds: FreeHold[] = []
  for (const hold of holdsOf(order, parts)) {
    const taken = parts
      .filter((part) => part.hold_key === hold && OPEN.has(part.state))
      .reduce((sum, part) => sum + part.amount, hold === holdOf(order.no) ? order.fee : 0n)
    const free = (await heldBy(tx, order, hold)) - taken
    if (free > 0n) holds.push({ hold, free: amount(free) })
  }
  return holds
}

/**
 * The hold that pays a part: its own, or another of its order that has enough for it. Fails where
 * none has.
 */
export async function holdThatPays(tx: Tx, order: OrderRow, part: PartRow): Promise<string> {
  if ((await heldBy(tx, order, part.hold_key)) >= part.amount) return part.hold_key
  const other = (await freeHolds(tx, order, await partsOf(tx, [order.no]))).find(({ free }) => free >= part.amount)
  assert(other, `no hold of ${order.no} has enough for its part ${part.part}`)
  return other.hold
}

/**
 * Gives back what is still held for an order, but `kept` of its own hold for the fee. Answers how
 * much.
 */
export async function giveBack(
  tx: Tx,
  order: Order,
  parts: readonly Part[],
  kept: Amount,
  now: Instant,
): Promise<Amount> {
  let back = 0n
  for (const hold of holdsOf(order, parts)) {
    const rest = (await heldBy(tx, order, hold)) - (hold === holdOf(order.no) ? kept : 0n)
    if (rest <= 0n) continue
    const key = derivedId('withdrawal-back', hold, String(rest))
    const status = await release(queryOf(tx), at(order, hold), key, amount(rest), now)
    assert(status === 'posted', `what is left of ${order.no} came to ${status}`)
    back += rest
  }
  return amount(back)
}

/**
 * A payment came back after it had been paid: its money is set aside anew, under a hold of its own,
 * which it answers.
 */
export async function bringBack(tx: Tx, order: Order, part: Part, now: Instant): Promise<string> {
  const key = derivedId('withdrawal-undone', order.no, String(part.part))
  const undone = await reverse(
    queryOf(tx),
    { owner: order.member_id, key: paidKey(order.no, part.part), source: SOURCE.WITHDRAWAL },
    key,
    now,
  )
  assert(undone === 'posted', `undoing part ${part.part} of ${order.no} came to ${undone}`)
  const hold = derivedId('withdrawal', order.no, 'after', String(part.part))
  const status = await setAside(tx, order, amount(part.amount), now, hold)
  assert(status === 'posted', `what came back of ${order.no} came to ${status}`)
  return hold
}
