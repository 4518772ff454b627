import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boardBy } from '../../site/leaderboard-rules.ts'
import * as wire from '../../wire.ts'

const place = z.object({
  rank: z.int(),
  /** Masked; absent for who doesn't want to stand there by name. */
  account: z.optional(z.string()),
  score: wire.digits,
  /** What the place earns as it stands. */
  prize: z.optional(wire.digits),
  /** The reader's own. */
  mine: z.boolean(),
})
export type LeaderboardPlace = z.infer<typeof place>

export const leaderboard = endpoint({
  summary:
    'A ranking of the running period, or the last: the first fifty, and the reader’s own place. Nobody on a break stands there. Prizes are given an hour after the end.',
  method: 'GET',
  path: '/wps/v2/leaderboards/{id}',
  for: 'opt',
  query: z.object({ period: z.optional(z.enum(['NOW', 'LAST'])) }),
  reply: z.object({
    startsAt: wire.moment,
    endsAt: wire.moment,
    /** Whether the prizes were given. */
    settled: z.boolean(),
    /** By a multiple, scores are hundredths of the stake. */
    by: boardBy,
    list: z.array(place),
    mine: z.optional(place),
    currency: wire.shownCurrency,
  }),
  refusals: ['SYS_NOT_FOUND'],
})
