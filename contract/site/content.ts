import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

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
  /** `INFO`: there is nothing to join, it holds for everybody by itself. */
  type: z.enum(['INFO']),
  status: z.enum(PROMOTION_STATUS),
  startAt: wire.moment,
  endAt: z.optional(wire.moment),
})
export type PromoCard = z.infer<typeof promoCard>

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
  }),
  refusals: ['SYS_NOT_FOUND'],
})

/**
 * One level of the VIP ladder. Money in the smallest unit of the brand's currency; shares in parts
 * per million.
 */
export const vipLevel = z.object({
  level: z.int(),
  /** By invitation only: no figures lead there. */
  invited: z.boolean(),
  validBet: wire.digits,
  deposit: wire.digits,
  keep: wire.digits,
  upgrade: wire.digits,
  weekly: wire.digits,
  monthly: wire.digits,
  birthday: wire.digits,
  rebatePpm: z.object({ RNG: z.int(), LIVE: z.int(), SPORTS: z.int(), LOTT: z.int() }),
  withdrawPerDay: wire.digits,
  /** Points for the same play, in percent of level 0. */
  pointsPercent: z.int(),
})
export type VipLevel = z.infer<typeof vipLevel>

export const vip = endpoint({
  summary: "The brand's VIP ladder. `awarding` says whether levels are counted here.",
  method: 'GET',
  path: '/wps/v2/vip',
  switch: 'VIP',
  for: 'opt',
  reply: z.object({ awarding: z.boolean(), levels: z.array(vipLevel) }),
  refusals: [],
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
