import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { moments, operate, type Operation, type WagerAnswer } from './operation.ts'

/**
 * Ends a round: bets still open have lost, and only corrections are taken from then on.
 *
 * Needs no key: closing again changes nothing and says `replayed`. `bet_not_found` for an unknown
 * round.
 */
export const closeRound = (query: Query, of: Omit<Operation, 'key' | 'currency'>, now: Instant): Promise<WagerAnswer> =>
  operate(query, 'close_round', [
    of.owner,
    of.source,
    of.round,
    of.wallet,
    of.vendor,
    of.traceId,
    ...moments(of.at, now),
  ])
