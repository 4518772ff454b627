import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { operate, type Operation, type WagerAnswer, type WagerGame, moments } from './operation.ts'
import { BOOK } from '../record/wager-status.ts'

/** A stake to take. */
export interface BetOrder extends Operation, WagerGame {
  /** Above zero. */
  amount: Amount
  /**
   * What the caller's checks (session, limits, exclusion, the game's state) have against it. It
   * counts for a new key only: a bet that was taken before is answered as it was, and one rolled
   * back in advance is `tombstoned`.
   */
  denied?: string | undefined
  /** Posting lane of the caller's connection; 0 is for cold paths. */
  lane?: number | undefined
}

/**
 * Takes a stake, opens its wager and its round; several bets of one round are several wagers.
 *
 * `insufficient` when the wallet would fall below its floor, `frozen` when it takes no debits,
 * `denied` with the caller's reason, `round_closed`, `currency_mismatch`, `tombstoned`: each for
 * ever, a new try needs a new key. Source: docs/wagers.md.
 */
export const bet = (query: Query, order: BetOrder, now: Instant): Promise<WagerAnswer> =>
  operate(query, 'bet', [
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
  ])
