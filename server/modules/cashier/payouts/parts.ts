import { assert } from '@senluna/kit/assert.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { channelsOf } from './channel-store.ts'
import { MANUAL } from '../withdrawals/deps.ts'
import { freeHolds, giveBack, takeFee } from './money.ts'
import { derivedId } from '../../../platform/ids.ts'
import { stateOfParts } from './state-of-parts.ts'
import { partsOf, type PartRow, nextPart, insertPart } from './store.ts'
import { stepWithdrawal, type OrderRow } from '../withdrawals/store.ts'
import type { WithdrawalState } from '../withdrawals/steps.ts'
import { publishOrder } from '../withdrawals/publish.ts'

/** How long a stage that people or banks work at should take. */
export const STAGE = 30 * MINUTE

/** What of an order no part pays yet. */
export function unpaidOf(order: OrderRow, parts: readonly PartRow[]): Amount {
  const taken = parts.filter(({ state }) => state !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0n)
  return amount(order.amount - order.fee - order.returned - taken)
}

/** Adds a part to a held order; it is sent, or paid by hand, after the transaction. */
export async function addPart(
  tx: Tx,
  order: OrderRow,
  part: { amount: Amount; channel: string; hold: string; by: string | null },
  now: Instant,
): Promise<number> {
  const row = await nextPart(tx, order.no)
  const number = row.part
  await insertPart(
    tx,
    {
      no: order.no,
      number,
      amount: part.amount,
      channel: part.channel,
      hold: part.hold,
      sendKey: derivedId('payout', order.no, String(number)),
      by: part.by,
    },
    now,
  )
  // Who sends is woken as soon as this is committed.
  await emit(tx, now, { topic: 'payoutQueued', audience: order.member_id, payload: { no: order.no } })
  return number
}

/**
 * Adds parts that together pay an amount of a held order: each from a hold that has it, none larger
 * than `most`.
 */
export async function addParts(
  tx: Tx,
  order: OrderRow,
  wanted: { amount: Amount; channel: string; by: string | null; most: Amount },
  now: Instant,
): Promise<void> {
  const { channel, by, most } = wanted
  let left: bigint = wanted.amount
  for (const { hold, free } of await freeHolds(tx, order, await partsOf(tx, [order.no])))
    for (let rest: bigint = free; left > 0n && rest > 0n;) {
      const part = [left, rest, most].reduce((least, units) => (units < least ? units : least))
      await addPart(tx, order, { amount: amount(part), channel, hold, by }, now)
      left -= part
      rest -= part
    }
  assert(left === 0n, `the holds of ${order.no} have too little for a new part`)
}

/**
 * Splits what is unpaid over the first channel that pays by itself, by its limit. Where there is
 * none, or the rest is too little for it, people pay.
 */
export async function queueParts(tx: Tx, order: OrderRow, now: Instant): Promise<void> {
  const unpaid = unpaidOf(order, await partsOf(tx, [order.no]))
  const channels = await channelsOf(tx, order.merchant_id)
  const channel = channels.find(
    (channel) =>
      channel.provider !== MANUAL &&
      !channel.paused &&
      channel.kinds.includes(order.kind) &&
      rest(unpaid, channel.most) >= channel.least,
  )
  if (!channel) return
  await addParts(tx, order, { amount: unpaid, channel: channel.id, by: null, most: channel.most }, now)
}

const rest = (amount: Amount, most: Amount): bigint => (amount % most === 0n ? most : amount % most)

/**
 * Brings a held order to where its parts stand, and ends it when nothing more will come: its fee is
 * taken, and what was not paid goes back to the member.
 */
export async function advance(
  tx: Tx,
  order: OrderRow,
  by: { name: string; note?: string | null; tryAgain?: boolean },
  now: Instant,
): Promise<WithdrawalState> {
  const parts = await partsOf(tx, [order.no])
  const next = stateOfParts(order, parts, by.tryAgain === true)
  if (next === order.state) {
    await publishOrder(tx, order, next, now)
    return next
  }
  const ended = next === 'RECEIVED' || next === 'AUTO_RECEIVED' || next === 'FAILED'
  if (next === 'FAILED') await giveBack(tx, order, parts, amount(0n), now)
  else if (ended) await takeFee(tx, order, order.fee, now)
  const wait = next === 'PAID' ? order.auto_confirm_minutes * MINUTE : STAGE
  const reason = next === 'FAILED' ? (by.note ?? order.reason) : order.reason
  const change = { by: by.name, note: by.note ?? null, reason, dueAt: later(now, wait) }
  await stepWithdrawal(tx, order, next, change, now)
  await publishOrder(tx, order, next, now)
  return next
}
