import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { BetOrder } from './bet.ts'
import { operate, operationStatusOf, type OperationStatus, type WagerAnswer, moments } from './operation.ts'
import { BOOK } from '../record/wager-status.ts'

/** A stake that is set aside until it is known whether the bet stands. */
export interface Reservation {
  owner: Id<'member'>
  /** Who names the keys: a `SOURCE` of the ledger's chart. */
  source: number
  /** Names the hold, for ever. A UUID. */
  key: string
  wallet: number
  mode: 'REAL' | 'TRIAL'
  /** Above zero. */
  amount: Amount
  /** What the caller's checks have against it; it counts for a new key only. */
  denied?: string | undefined
  at: Instant
}

/** What became of a hold. */
export interface HoldAnswer {
  status: OperationStatus
  /** Whether it was answered before: nothing changed this time. */
  replayed: boolean
  /** What the wallet can spend now. */
  spendable: Amount
  /** Why the player's limits or the caller denied it. */
  reason: string | undefined
}

interface Row {
  status: number
  replayed: boolean
  spendable: Amount
  reason: string | null
}

async function answered(rows: Promise<Row[]>): Promise<HoldAnswer> {
  const row = (await rows)[0]!
  return {
    status: operationStatusOf(row.status),
    replayed: row.replayed,
    spendable: row.spendable,
    reason: row.reason ?? undefined,
  }
}

/**
 * Sets a stake aside: the balance stays, what can be spent falls. No wager stands for it yet.
 *
 * A repeat is answered as the first; other content under the key is `key_conflict`. `insufficient`,
 * `frozen`, `denied` by the player's limits or the caller; what was refused may be asked again
 * under the same key.
 */
export const reserve = (query: Query, order: Reservation): Promise<HoldAnswer> =>
  answered(
    query('select status, replayed, spendable, reason from wagers.reserve($1, $2, $3, $4, $5, $6, $7, $8)', [
      order.owner,
      order.source,
      order.key,
      order.wallet,
      order.amount.toString(),
      BOOK[order.mode],
      order.denied ?? null,
      iso(order.at),
    ]),
  )

/**
 * Makes a wager of what was set aside, whole or in parts, each part a bet under a key of its own.
 *
 * `insufficient` when less remains of the hold, `bet_not_found` when there is none. What is refused
 * leaves the hold as it was and is not kept, unlike a refused `bet`.
 */
export const capture = (query: Query, order: BetOrder & { hold: string }, now: Instant): Promise<WagerAnswer> =>
  operate(query, 'capture', [
    order.owner,
    order.source,
    order.key,
    order.round,
    order.wallet,
    order.currency,
    order.amount,
    BOOK[order.mode],
    order.product,
    order.vendor,
    order.game,
    order.merchant,
    order.lane ?? 0,
    order.denied,
    order.traceId,
    ...moments(order.at, now),
    order.hold,
  ])

/**
 * Gives back what remains of a hold, or so much of it. `insufficient` when less remains,
 * `bet_not_found` when there is none.
 */
export const release = (
  query: Query,
  order: Pick<Reservation, 'owner' | 'source' | 'key' | 'at'> & { hold: string; amount?: Amount | undefined },
): Promise<HoldAnswer> =>
  answered(
    query('select status, replayed, spendable, reason from wagers.release($1, $2, $3, $4, $5, $6)', [
      order.owner,
      order.source,
      order.key,
      order.hold,
      order.amount?.toString() ?? null,
      iso(order.at),
    ]),
  )
