import * as z from 'zod/mini'
import * as wire from '../wire.ts'
import { extraPrize, prizeMoney } from '../member/rewards/extra-prize.ts'

/** The sum of weights fits a column of 32 bits, and a percent has seven digits behind the point. */
const MOST_WEIGHT = 1_000_000_000

export const rafflePrize = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,20}$/)),
  /** 0 is nothing: better luck next time. */
  amount: prizeMoney,
  extra: z.optional(extraPrize),
  weight: z.int().check(z.minimum(1), z.maximum(MOST_WEIGHT / 12)),
  /** How many there are in all; null is as many as are drawn. */
  stock: z.nullable(wire.whole(1)),
})

/** A draw for each ticket of a day, with prizes whose odds are shown. */
export const raffleRules = z
  .object({
    kind: z.literal('RAFFLE'),
    /** Tickets that everybody has each day. */
    free: z.int().check(z.minimum(0), z.maximum(20)),
    /** One more ticket for each of so much deposited, and bet, on the day; 0 is none. */
    perDeposit: wire.digits,
    perBet: wire.digits,
    /** Tickets of a day at most. */
    most: z.int().check(z.minimum(1), z.maximum(100)),
    /** In the order of the wheel. The last has no stock: it is given where another is out. */
    prizes: z.array(rafflePrize).check(z.minLength(2), z.maxLength(12)),
    turnoverX100: z.int().check(z.minimum(0), z.maximum(5_000)),
  })
  .check(
    z.refine(({ prizes }) => new Set(prizes.map(({ id }) => id)).size === prizes.length, { path: ['prizes'] }),
    // Whoever draws what is gone has the last prize: it never runs out, as goods do.
    z.refine(({ prizes }) => prizes.at(-1)?.stock === null && prizes.at(-1)?.extra?.goods === undefined, {
      path: ['prizes'],
    }),
    z.refine(({ free, perDeposit, perBet }) => free > 0 || perDeposit !== '0' || perBet !== '0', { path: ['free'] }),
  )
