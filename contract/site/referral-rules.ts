import * as z from 'zod/mini'
import * as wire from '../wire.ts'

const ladder = z.array(z.object({ count: wire.whole(1), amount: wire.positive })).check(
  z.maxLength(10),
  z.refine((steps) => steps.every(({ count }, nth) => nth === 0 || count > steps[nth - 1]!.count)),
)

/** A reward for each friend that a member brings, and more for so many of them. */
export const referralRules = z.object({
  kind: z.literal('REFERRAL'),
  /** Of a friend's first deposit. */
  minDeposit: wire.positive,
  /** Valid bets of a friend, within the days. */
  minValidBet: wire.digits,
  /** From a friend's registration. */
  days: z.int().check(z.minimum(1), z.maximum(365)),
  /** What of the first deposit a friend earns. */
  ratePpm: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  cap: wire.positive,
  /** In the order of counts; each step is given once. */
  ladder,
  claimHours: z.int().check(z.minimum(24), z.maximum(720)),
  turnoverX100: z.int().check(z.minimum(0), z.maximum(5_000)),
})
