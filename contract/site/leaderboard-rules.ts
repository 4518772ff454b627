import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import * as wire from '../wire.ts'
import { extraPrize, givesAnything, prizeMoney } from '../member/rewards/extra-prize.ts'

/** So many places at most have a prize. */
export const MOST_PLACES = 500

export const rankPrize = z
  .object({
    from: z.int().check(z.minimum(1), z.maximum(MOST_PLACES)),
    to: z.int().check(z.minimum(1), z.maximum(MOST_PLACES)),
    amount: prizeMoney,
    extra: z.optional(extraPrize),
  })
  .check(z.refine(givesAnything, { path: ['amount'] }))

/** The games a ranking counts, by their codes, each once. */
export const countedGames = z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))).check(
  z.minLength(1),
  z.maxLength(40),
  z.refine((games) => new Set(games).size === games.length),
)

/**
 * By what a ranking is won: a point for each so much of valid bets, the highest multiple of a
 * round, or the most wins in a row at one game.
 */
export const boardBy = z.enum(['TURNOVER', 'MULTIPLE', 'STREAK'])
export type BoardBy = z.infer<typeof boardBy>

/** A ranking of a day or a week (from Monday). */
export const leaderboardRules = z.object({
  kind: z.literal('LEADERBOARD'),
  period: z.enum(['DAY', 'WEEK']),
  products: z.array(z.enum(PRODUCTS)).check(z.minLength(1), z.maxLength(PRODUCTS.length)),
  /** Only these games of the products count; all of them where it is left out. */
  games: z.optional(countedGames),
  /** By turnover where it is left out. */
  by: z.optional(boardBy),
  /** Valid bets for one point; says nothing of a ranking by multiple or streak. */
  perPoint: wire.positive,
  /** Fewer points than this earn no prize; of a multiple in hundredths, of a streak wins. */
  minScore: wire.digits,
  /** From the first place on, without a gap. */
  prizes: z.array(rankPrize).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((prizes) =>
      prizes.every(({ from, to }, nth) => to >= from && from === (nth === 0 ? 1 : prizes[nth - 1]!.to + 1)),
    ),
  ),
  claimHours: z.int().check(z.minimum(24), z.maximum(720)),
  turnoverX100: z.int().check(z.minimum(0), z.maximum(5_000)),
})
