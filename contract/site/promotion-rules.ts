import { minutesOf } from '@senluna/kit/promotions/red-envelope.ts'
import { countsWagers, MISSION_METRICS, MISSION_SPANS, PROFILE_STEPS } from '@senluna/kit/promotions/mission.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import * as wire from '../wire.ts'
import { applyRules } from './apply-rules.ts'
import { extraPrize, givesAnything, prizeMoney } from '../member/rewards/extra-prize.ts'
import { freeBetRules, freePrize, freeSpinRules, freeTicketRules } from './free-round-rules.ts'
import { leaderboardRules } from './leaderboard-rules.ts'
import { raffleRules } from './raffle-rules.ts'
import { referralRules } from './referral-rules.ts'

// What a promotion gives, by its kind, as staff write it and as it is kept.

/** What of an amount must be wagered before money may leave, in hundredths: 100 is once. */
const turnoverX100 = z.int().check(z.minimum(0), z.maximum(5_000))
/** How long a reward that was worked out waits for its owner, in hours. */
const claimHours = z.int().check(z.minimum(24), z.maximum(720))
const time = z.string().check(z.regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/))

export const infoRules = z.object({ kind: z.literal('INFO') })

/** One tap a day; what each step gives, from the first. */
export const checkInRules = z.object({
  kind: z.literal('CHECK_IN'),
  ladder: z.array(wire.positive).check(z.minLength(1), z.maxLength(31)),
  /** Beside the money of each step, from the first; null: nothing. */
  extras: z.optional(z.array(z.nullable(extraPrize)).check(z.maxLength(31))),
  /** A deposit of this day comes first. */
  needsDeposit: z.boolean(),
  /** So much must be staked on this day first; 0 is nothing. */
  needsStake: wire.digits,
  turnoverX100,
})

/** A code that is typed; `count` is how many may use it, each once. */
export const promoCodeRules = z
  .object({
    kind: z.literal('PROMO_CODE'),
    code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,20}$/)),
    amount: prizeMoney,
    extra: z.optional(extraPrize),
    count: wire.whole(1),
    turnoverX100,
  })
  .check(z.refine(givesAnything, { path: ['amount'] }))

const drops = (times: readonly string[], minutes: number): boolean => {
  const begins = times.map(minutesOf)
  return begins.every((begin, nth) => (begins[nth + 1] ?? 24 * 60) >= begin + minutes)
}

/** Envelopes that fall at these times of every day, by the brand's clock. */
export const redEnvelopeRules = z
  .object({
    kind: z.literal('RED_ENVELOPE'),
    /** In their order; a drop ends before the next begins, and on its day. */
    times: z.array(time).check(z.minLength(1), z.maxLength(12)),
    minutes: z.int().check(z.minimum(1), z.maximum(180)),
    least: wire.positive,
    most: wire.positive,
    /** Of one drop. */
    pool: wire.positive,
    count: wire.whole(1),
    turnoverX100,
  })
  .check(
    z.refine(({ times, minutes }) => drops(times, minutes), { path: ['times'] }),
    z.refine(({ least }) => BigInt(least) % 1_000n === 0n, { path: ['least'] }),
    z.refine(({ least, most }) => BigInt(most) >= BigInt(least), { path: ['most'] }),
    z.refine(({ least, pool, count }) => BigInt(pool) >= BigInt(least) * BigInt(count), { path: ['pool'] }),
  )

/** A share of the net loss of a day or a week (from Monday), worked out in the night after. */
export const cashbackRules = z.object({
  kind: z.literal('CASHBACK'),
  period: z.enum(['DAY', 'WEEK']),
  products: z.array(z.enum(PRODUCTS)).check(z.minLength(1), z.maxLength(PRODUCTS.length)),
  tiers: z
    .array(z.object({ minLoss: wire.positive, ratePpm: z.int().check(z.minimum(1), z.maximum(500_000)) }))
    .check(z.minLength(1), z.maxLength(10)),
  cap: wire.positive,
  minPayout: wire.positive,
  claimHours,
  turnoverX100,
})

/** A share of a deposit that was chosen before; one row of turnover covers both. */
export const depositBonusRules = z.object({
  kind: z.literal('DEPOSIT_BONUS'),
  /** Which deposit of a member it is for, the first being 1; 0 is any. */
  nth: z.int().check(z.minimum(0), z.maximum(5)),
  /** How often a member may have it; of the n-th deposit that is once. */
  every: z.enum(['ONCE', 'DAY', 'WEEK']),
  minDeposit: wire.positive,
  ratePpm: z.int().check(z.minimum(1), z.maximum(3_000_000)),
  cap: wire.positive,
  includeDeposit: z.boolean(),
  /** Products whose bets count; the others are locked meanwhile. */
  products: z.array(z.enum(PRODUCTS)).check(z.minLength(1), z.maxLength(PRODUCTS.length)),
  /** The most one bet may be meanwhile: a share of deposit and bonus, at least so much. */
  maxBet: z.optional(z.object({ ratePpm: z.int().check(z.minimum(1), z.maximum(1_000_000)), least: wire.positive })),
  /** How long a member has to wager it. */
  days: z.int().check(z.minimum(7), z.maximum(90)),
  turnoverX100: z.int().check(z.minimum(1), z.maximum(5_000)),
})

/** A fixed reward of a new account, for so many of them; it waits to be claimed. */
export const signUpRules = z.object({
  kind: z.literal('SIGN_UP'),
  /** What comes first: the account alone, or its confirmed mobile number. */
  needs: z.enum(['ACCOUNT', 'MOBILE']),
  amount: wire.positive,
  count: wire.whole(1),
  claimHours,
  turnoverX100,
})

/** A fixed reward on a member's birthday, once a year; it waits to be claimed. */
export const birthdayRules = z.object({
  kind: z.literal('BIRTHDAY'),
  amount: wire.positive,
  /** So many days the account, and the birthday in it, must be known. */
  accountDays: z.int().check(z.minimum(0), z.maximum(365)),
  claimHours,
  turnoverX100,
})

/** A target to reach in a day, a week or once; its reward is claimed on the page of missions. */
/** A profile is completed once, by different steps, all of them; other missions have none. */
const asksForSteps = ({
  metric,
  every,
  steps = [],
  target,
}: {
  metric: string
  every: string
  steps?: readonly string[]
  target: string
}): boolean =>
  metric === 'PROFILE'
    ? every === 'ONCE' && new Set(steps).size === steps.length && target === String(steps.length)
    : steps.length === 0

export const missionRules = z
  .object({
    kind: z.literal('MISSION'),
    every: z.enum(MISSION_SPANS),
    metric: z.enum(MISSION_METRICS),
    /** Whose bets count, where bets do. */
    products: z.array(z.enum(PRODUCTS)).check(z.maxLength(PRODUCTS.length)),
    /** Of `PROFILE` what is to be done, all of it: the target is how many. */
    steps: z.optional(z.array(z.enum(PROFILE_STEPS)).check(z.minLength(1), z.maxLength(PROFILE_STEPS.length))),
    target: wire.positive,
    amount: prizeMoney,
    extra: z.optional(extraPrize),
    /** Free rounds beside the money. */
    free: z.optional(freePrize),
    turnoverX100,
  })
  .check(
    z.refine(({ metric, products }) => products.length > 0 || !countsWagers(metric), { path: ['products'] }),
    z.refine(asksForSteps, { path: ['steps'] }),
    z.refine((rules) => givesAnything(rules) || rules.free !== undefined, { path: ['amount'] }),
  )

export const promotionRules = z.discriminatedUnion('kind', [
  infoRules,
  checkInRules,
  promoCodeRules,
  freeSpinRules,
  freeBetRules,
  freeTicketRules,
  redEnvelopeRules,
  cashbackRules,
  depositBonusRules,
  signUpRules,
  birthdayRules,
  referralRules,
  raffleRules,
  leaderboardRules,
  applyRules,
  missionRules,
])
export type PromotionRules = z.infer<typeof promotionRules>
export type RulesOf<Kind extends PromotionRules['kind']> = Extract<PromotionRules, { kind: Kind }>
