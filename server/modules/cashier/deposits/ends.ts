import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eachRow } from '../../../platform/concurrency/attempt.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { suspends } from '../rules/blocks.ts'
import { publishDeposit } from '../receipts/credit.ts'
import type { Deposits } from './deps.ts'
import { failuresOf } from './refusals.ts'
import { lockDeposit, type DepositRow } from './store/orders.ts'
import { stepDeposit, SYSTEM, type Actor } from './store/order-changes.ts'
import { lockOverdue, overdue } from './store/overdue.ts'
import { stopDeposits } from './store/stops.ts'

/** An order whose member says that it was paid waits so much longer for its money, in hours. */
const SAID_PAID_HOURS = 24

const AT_ONCE = 200

/** Ends everybody's orders whose time has run out, each by itself. */
export const expireAll = ({ db, log }: Deposits, now: Instant): Promise<number> =>
  eachRow({
    log,
    trouble: 'an order whose time has run out could not be ended',
    kind: 'deposit',
    next: (without) => overdue(db, { at: new Date(now), saidPaidHours: SAID_PAID_HOURS, without, most: AT_ONCE }),
    keyOf: ({ id }) => id,
    work: ({ id }) => db.transaction().execute((tx) => expireOverdue(tx, { orderId: id }, now)),
  })

/** Ends an order, or a member's, whose time has run out. */
export async function expireOverdue(
  tx: Tx,
  which: { memberId: Id<'member'> } | { orderId: Id<'deposit'> },
  now: Instant,
): Promise<void> {
  const rows = await lockOverdue(tx, which, { at: new Date(now), saidPaidHours: SAID_PAID_HOURS })
  for (const { id } of rows) {
    const ended = await stepDeposit(tx, await lockDeposit(tx, id), 'EXPIRED', 'expired', SYSTEM, now)
    await publishDeposit(tx, ended, now)
  }
}

/**
 * A payment failed: the order, held, is rejected, and the member's deposits stop when it was one
 * too many.
 */
export async function failed(
  tx: Tx,
  deposits: Deposits,
  order: DepositRow,
  reason: 'PROVIDER' | 'CARD',
  by: Actor,
  now: Instant,
): Promise<DepositRow> {
  const done = await stepDeposit(tx, order, 'REJECTED', 'failed', by, now, { reason })
  await noteFailure(tx, deposits, done, now)
  await publishDeposit(tx, done, now)
  await emit(tx, now, {
    topic: 'depositRejected',
    audience: order.member_id,
    payload: { orderNo: order.order_no, reason },
  })
  return done
}

/** Stops a member's deposits after too many payments that failed in a day. */
export async function noteFailure(tx: Tx, { log }: Deposits, order: DepositRow, now: Instant): Promise<void> {
  if (!suspends(await failuresOf(tx, order.member_id, now), now)) return
  const stopped = await stopDeposits(tx, order.member_id, order.merchant_id, now)
  if (stopped) log.warn({ memberId: order.member_id }, 'deposits stopped after failed payments')
}
