import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { lottGame } from './shapes.ts'

export const lotteryFront = endpoint({
  summary:
    'What the first page shows of the lottery: the next daily draw, of each family the quickest game, the numbers of the day.',
  method: 'GET',
  path: '/lgw/front',
  names: ['drawNumber', 'lastDraw', 'nextDrawNumber', 'vendorCode'],
  for: 'none',
  cacheSeconds: 2,
  reply: z.object({
    /** Absent where no daily game takes bets. */
    daily: z.optional(lottGame),
    /** Nine at most, the quickest first. */
    quick: z.array(lottGame),
    /** Two digits each, the first ones first; absent without results and enough players. */
    numbers: z.optional(
      z.object({
        /**
         * BETS: what most players bet on in daily draws of the last day. RESULTS: what came most
         * often in the last draws of `gameCode`.
         */
        by: z.enum(['BETS', 'RESULTS']),
        gameCode: z.string(),
        /** So many results were counted; 0 for bets. */
        draws: z.int(),
        /** `times` only of results: how many bet on a number stays unsaid. */
        list: z.array(z.object({ number: z.string(), times: z.optional(z.int()) })),
      }),
    ),
  }),
  refusals: [],
})
