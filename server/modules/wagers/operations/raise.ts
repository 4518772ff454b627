import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { moments, operate, type Operation, type WagerAnswer } from './operation.ts'

/** More stake on a bet that is open. */
export interface RaiseOrder extends Operation {
  /** The key of the bet. */
  bet: string
  /** What is added; above zero. */
  amount: Amount
  /** Posting lane of the caller's connection; 0 is for cold paths. */
  lane?: number | undefined
}

/**
 * Adds to the stake of an open bet: the same wager, which has the whole stake from then on, for its
 * result, its valid bet and everything that is counted by it. It is undone with its bet alone, by
 * `cancelRound`; a bet that was raised is not rolled back by itself.
 *
 * `insufficient`, `frozen`, `denied` as for a bet, where a limit of a single stake is asked about
 * the whole; `bet_not_found`, `bet_cancelled`, `already_settled`, `round_closed`. Each for ever, a
 * new try needs a new key. Source: docs/wagers.md.
 */
export const raise = (query: Query, order: RaiseOrder, now: Instant): Promise<WagerAnswer> =>
  operate(query, 'raise', [
    order.owner,
    order.source,
    order.key,
    order.round,
    order.bet,
    order.wallet,
    order.currency,
    order.amount,
    order.vendor,
    order.lane ?? 0,
    order.traceId,
    ...moments(order.at, now),
  ])
