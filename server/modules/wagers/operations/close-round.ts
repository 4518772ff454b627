import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { moments, operate, type Operation, type WagerAnswer } from './operation.ts'

/**
 * Ends a round: bets still open have lost, and only corrections are taken from then on.
 *
 * Needs no key: closing again changes nothing and says `replayed`. `bet_not_found` for an unknown
 * round.
 */
export const closeRound = (
  query: Query,
  round: Omit<Operation, 'key' | 'currency'>,
  now: Instant,
): Promise<WagerAnswer> =>
  operate(query, 'close_round', [
    round.owner,
    round.source,
    round.round,
    round.wallet,
    round.vendor,
    round.traceId,
    ...moments(round.at, now),
  ])
