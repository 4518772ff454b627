import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { moments, operate, type Operation, type WagerAnswer } from './operation.ts'

/** A payout to pay. */
export interface WinOrder extends Operation {
  /**
   * The key of the bet it is for. Without one it belongs to the first bet of the round that counts.
   */
  bet?: string | undefined
  /** Zero is a loss. */
  amount: Amount
  /** Whether the round ends with it: bets still open have lost. */
  closes?: boolean | undefined
  /** Posting lane of the caller's connection; 0 is for cold paths. */
  lane?: number | undefined
}

/**
 * Pays a win and settles its wager; several wins of one round are several keys.
 *
 * It is taken for a frozen wallet too: the money belongs to the player. A debt is collected from it
 * first. `bet_not_found`, `bet_cancelled` when the bet was rolled back, `tombstoned` when it was
 * rolled back before it came, `round_closed`. Only a closed wallet takes nothing: `frozen`, and the
 * key may come again. Source: docs/wagers.md.
 */
export const win = (query: Query, order: WinOrder, now: Instant): Promise<WagerAnswer> =>
  operate(query, 'win', [
    order.owner,
    order.source,
    order.key,
    order.round,
    order.bet,
    order.wallet,
    order.currency,
    order.amount,
    order.vendor,
    order.closes ?? false,
    order.lane ?? 0,
    order.traceId,
    ...moments(order.at, now),
  ])
