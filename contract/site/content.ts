import { PRODUCTS } from '@senluna/kit/product.ts'
import { PROMOTION_KINDS } from '@senluna/kit/promotions/promotion-kinds.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boardBy } from './leaderboard-rules.ts'
import * as wire from '../wire.ts'
import { shownExtra } from '../member/rewards/extra-prize.ts'

/** What a promotion is about. */
export const PROMOTION_CATEGORIES = ['WELCOME', 'DAILY', 'GAMES', 'VIP', 'EVENT'] as const

/**
 * Where a promotion stands for its reader. Of those with nothing to join, dates alone decide:
 * COMING_SOON, JOIN (open), CLOSED.
 */
export const PROMOTION_STATUS = [
  'COMING_SOON',
  'JOIN',
  'APPLYING',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'PROCESS',
  'SIGNED',
  'CLOSED',
] as const

export const promoCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  category: z.enum(PROMOTION_CATEGORIES),
  /** `INFO`: there is nothing to take, it holds for everybody by itself. */
  type: z.enum(PROMOTION_KINDS),
  status: z.enum(PROMOTION_STATUS),
  startAt: wire.moment,
  endAt: z.optional(wire.moment),
  /** The VIP level at which it opens, while the reader stands lower: nothing of it can be had. */
  vip: z.optional(z.int()),
})
export type PromoCard = z.infer<typeof promoCard>

/** A reward that waits for the reader. */
const waiting = z.optional(z.object({ id: wire.id<'participation'>(), amount: wire.digits, claimBefore: wire.moment }))

/**
 * What a promotion gives, by its kind, and where the reader stands. Money in the smallest unit of
 * the brand's currency.
 */
export const promotionOffer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CHECK_IN'),
    ladder: z.array(wire.digits),
    /** Beside the money of each step; null: nothing. */
    extras: z.array(z.nullable(shownExtra)),
    /** The step that today is, from 1. */
    step: z.int(),
    needsDeposit: z.boolean(),
    needsStake: wire.digits,
    turnoverX100: z.int(),
  }),
  z.object({
    type: z.enum(['FREE_SPIN', 'FREE_BET', 'FREE_TICKET']),
    games: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Of each round; of tickets the most that one costs. */
    stake: wire.digits,
    rounds: z.int(),
    /** How long they can be played. */
    days: z.int(),
    /** The most that all of them win. */
    most: wire.digits,
    every: z.enum(['ONCE', 'DAY', 'WEEK']),
    needsDeposit: z.boolean(),
    /** For how many members there still are some in this cycle. */
    left: z.int(),
    turnoverX100: z.int(),
  }),
  z.object({
    type: z.literal('PROMO_CODE'),
    /** For how many members there still is one. */
    left: z.int(),
    turnoverX100: z.int(),
  }),
  z.object({
    type: z.literal('RED_ENVELOPE'),
    least: wire.digits,
    most: wire.digits,
    count: z.int(),
    /** The drop that is on, or the next one. */
    opensAt: wire.moment,
    closesAt: wire.moment,
    turnoverX100: z.int(),
  }),
  z.object({
    type: z.literal('CASHBACK'),
    period: z.enum(['DAY', 'WEEK']),
    products: z.array(z.enum(PRODUCTS)),
    tiers: z.array(z.object({ minLoss: wire.digits, ratePpm: z.int() })),
    cap: wire.digits,
    minPayout: wire.digits,
    turnoverX100: z.int(),
    waiting,
  }),
  z.object({
    type: z.literal('DEPOSIT_BONUS'),
    /** Which deposit it is for, 0 any. */
    nth: z.int(),
    every: z.enum(['ONCE', 'DAY', 'WEEK']),
    minDeposit: wire.digits,
    ratePpm: z.int(),
    cap: wire.digits,
    includeDeposit: z.boolean(),
    products: z.array(z.enum(PRODUCTS)),
    /** The most one bet may be meanwhile: a share of deposit and bonus, at least so much. */
    maxBet: z.optional(z.object({ ratePpm: z.int(), least: wire.digits })),
    days: z.int(),
    turnoverX100: z.int(),
  }),
  z.object({
    type: z.literal('SIGN_UP'),
    needs: z.enum(['ACCOUNT', 'MOBILE']),
    amount: wire.digits,
    turnoverX100: z.int(),
    waiting,
  }),
  z.object({
    type: z.literal('BIRTHDAY'),
    amount: wire.digits,
    accountDays: z.int(),
    turnoverX100: z.int(),
    waiting,
  }),
  z.object({
    type: z.literal('REFERRAL'),
    minDeposit: wire.digits,
    minValidBet: wire.digits,
    days: z.int(),
    ratePpm: z.int(),
    cap: wire.digits,
    ladder: z.array(z.object({ count: z.int(), amount: wire.digits })),
    turnoverX100: z.int(),
  }),
  z.object({
    type: z.literal('LEADERBOARD'),
    period: z.enum(['DAY', 'WEEK']),
    products: z.array(z.enum(PRODUCTS)),
    /** Only these games count; all of the products where it is left out. */
    games: z.optional(z.array(z.string())),
    /** By turnover where it is left out. Points by multiple are hundredths of the stake. */
    by: z.optional(boardBy),
    /** Valid bets for one point. */
    perPoint: wire.digits,
    minScore: wire.digits,
    prizes: z.array(z.object({ from: z.int(), to: z.int(), amount: wire.digits, extra: z.optional(shownExtra) })),
    turnoverX100: z.int(),
  }),
  z.object({
    type: z.literal('APPLY_FORM'),
    every: z.enum(['ONCE', 'DAY', 'WEEK']),
    needsImage: z.boolean(),
    least: wire.digits,
    most: wire.digits,
    tries: z.int(),
    turnoverX100: z.int(),
  }),
  z.object({
    type: z.literal('RAFFLE'),
    free: z.int(),
    perDeposit: wire.digits,
    perBet: wire.digits,
    most: z.int(),
    prizes: z.array(
      z.object({
        id: z.string(),
        amount: wire.digits,
        extra: z.optional(shownExtra),
        weight: z.int(),
        /** How many are left; null is as many as are drawn. */
        left: z.nullable(z.int()),
      }),
    ),
    turnoverX100: z.int(),
  }),
])
export type PromotionOffer = z.infer<typeof promotionOffer>

export const promotions = endpoint({
  summary: "A brand's promotions: open ones first, then those to come, then those that are over.",
  method: 'GET',
  path: '/wps/v2/promotions',
  for: 'opt',
  query: z.object({
    category: z.optional(z.enum(PROMOTION_CATEGORIES)),
    status: z.optional(z.enum(PROMOTION_STATUS)),
    page: z.optional(wire.count(1, 1_000)),
    ...wire.pageQuery,
  }),
  reply: z.extend(wire.page(promoCard), {
    /** Of all that the brand offers and the reader may see, whatever was asked for. */
    categories: z.array(z.enum(PROMOTION_CATEGORIES)),
  }),
  refusals: [],
})

export const promotion = endpoint({
  summary: 'One promotion with its terms.',
  method: 'GET',
  path: '/wps/v2/promotions/{id}',
  for: 'opt',
  reply: z.object({
    ...promoCard.shape,
    /** Its terms in short: pairs of a name and a value. */
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    /** HTML cleaned by the server. */
    terms: z.string(),
    version: z.int(),
    offer: z.optional(promotionOffer),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

/** A real win on the board. */
export const rank = z.object({
  /** Masked: `ab***9`. */
  account: z.string(),
  game: z.string(),
  gameId: z.string(),
  vendorCode: z.string(),
  gameType: z.string(),
  /** What was won: payout less stake. */
  amount: wire.digits,
  /** Payout ÷ stake, in hundredths, cut. */
  multiplierX100: z.int(),
  /** When it came onto the board, one to ten minutes after the win. */
  at: wire.moment,
  icon: z.string(),
})
export type Rank = z.infer<typeof rank>

export const rankList = endpoint({
  summary: 'Real wins of the last 24 hours, latest or biggest first. Empty when there are none.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  names: ['vendorCode'],
  for: 'none',
  query: z.object({
    gameCategory: z.optional(z.string().check(z.regex(/^[A-Z]{2,12}$/))),
    language: z.optional(wire.language),
    limitNum: z.optional(wire.count(1, 50)),
    kind: z.optional(z.enum(['LATEST', 'BIGGEST'])),
  }),
  reply: z.object({ list: z.array(rank), least: wire.digits }),
  refusals: [],
})
