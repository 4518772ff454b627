import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boardBy } from '../../site/leaderboard-rules.ts'
import * as wire from '../../wire.ts'
import { exportOf } from '../lists.ts'

// Rankings as they stand, for the brand's people.

/** The period that runs, or the one before. */
export const STANDING_PERIODS = ['NOW', 'LAST'] as const

export const deskStanding = z.object({
  promotionId: z.string(),
  rank: z.int(),
  memberId: wire.id<'member'>(),
  userName: z.string(),
  /** How players see the name; absent: who it is doesn't want to stand there by name. */
  shownAs: z.optional(z.string()),
  score: wire.digits,
  /** By a multiple, the score is hundredths of the stake. */
  by: boardBy,
  prize: z.optional(wire.digits),
  /** When the score came to be what it is. */
  reachedAt: wire.moment,
  /** Prizes of the period were given: places are final. */
  settled: z.boolean(),
  currency: wire.shownCurrency,
})
export type DeskStanding = z.infer<typeof deskStanding>

export const deskStandings = endpoint({
  summary:
    'Places of a ranking, the first first; by key. Without a promotion of the first that is on. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/standings',
  for: 'staff',
  right: 'promotions.view',
  query: z.object({
    ...wire.pageQuery,
    promotion: z.optional(z.string().check(z.maxLength(60))),
    period: z.optional(z.enum(STANDING_PERIODS)),
  }),
  reply: wire.page(deskStanding),
  refusals: ['VAL_FIELD'],
})
export const exportStandings = exportOf(deskStandings, 'promotions.export')
