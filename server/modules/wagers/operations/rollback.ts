import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { moments, operate, type Operation, type WagerAnswer } from './operation.ts'

/** A bet or a win to undo. */
export interface RollbackOrder extends Operation {
  /** The key of the bet or win. */
  undoes: string
  reason: string
}

/**
 * Undoes one bet, or one win while its round is not closed. What the wallet no longer has becomes a
 * debt.
 *
 * A key that has not come yet is marked, so that it moves nothing when it comes, and `posted` is
 * answered; so it is for a bet that was refused or undone before, and for another vendor's (its
 * answer says so by the reason `other_vendor`: somebody should look). `already_settled` for a bet
 * that was won or whose round is closed (roll its win back first, correct it, or cancel the round)
 * and for a win that a correction was worked out from; `round_closed` for a win of a closed round;
 * `bet_not_found` for what is neither a bet nor a win of this round. Source: docs/wagers.md.
 */
export const rollback = (query: Query, order: RollbackOrder, now: Instant): Promise<WagerAnswer> =>
  operate(query, 'rollback', [
    order.owner,
    order.source,
    order.key,
    order.round,
    order.undoes,
    order.wallet,
    order.currency,
    order.vendor,
    order.reason,
    order.traceId,
    ...moments(order.at, now),
  ])
