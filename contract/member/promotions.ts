import { PRODUCTS } from '@senluna/kit/product.ts'
import { PROMOTION_KINDS } from '@senluna/kit/promotions/promotion-kinds.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { promotionOffer } from '../site/content.ts'
import { shownExtra } from './rewards/extra-prize.ts'
import * as wire from '../wire.ts'

/** Free rounds of a reward: how many, of which stake, in which games. */
export const givenFree = z.object({
  kind: z.enum(['FREE_SPIN', 'FREE_BET', 'FREE_TICKET']),
  rounds: z.int(),
  stake: wire.digits,
  games: z.array(z.string()),
})
export type GivenFree = z.infer<typeof givenFree>

/** A reward that was given: so much, of which so much must be wagered before money may leave. */
export const given = z.object({
  id: wire.id<'participation'>(),
  amount: wire.digits,
  required: wire.digits,
  currency: wire.shownCurrency,
  /** Free rounds, points and goods that came with it; then the amount may be 0. */
  free: z.optional(givenFree),
  extra: z.optional(shownExtra),
  /** It is looked into first: nothing was paid yet, and it waits among the rewards. */
  held: z.optional(z.literal(true)),
})

/** Why nothing is given now, beside what every call can say. */
const REFUSED = ['SYS_NOT_FOUND', 'PROMO_CLOSED', 'PROMO_TAKEN', 'RG_COOLING_OFF', 'SYS_KEY_REUSED'] as const

export const takePromotion = endpoint({
  summary: 'Takes what a promotion gives now: today’s check-in, an envelope of a drop, what a code is worth.',
  method: 'POST',
  path: '/wps/v2/promotions/{id}/take',
  for: 'member',
  once: true,
  body: z.object({ code: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20))) }),
  reply: given,
  refusals: [
    ...REFUSED,
    'PROMO_CODE',
    'PROMO_OUT',
    'PROMO_VIP',
    'PROMO_NEEDS_DEPOSIT',
    'PROMO_NEEDS_STAKE',
    'VAL_FIELD',
  ],
})

export const claimReward = endpoint({
  summary: 'Claims a reward that waits. A repeat answers the same.',
  method: 'POST',
  path: '/wps/v2/rewards/{id}/claim',
  for: 'member',
  once: true,
  body: z.object({}),
  reply: given,
  refusals: ['PROMO_HELD', ...REFUSED],
})

export const claimRewards = endpoint({
  summary: 'Claims every reward that waits, each by itself; one that can’t be claimed now stays, with why.',
  method: 'POST',
  path: '/wps/v2/rewards/claim-all',
  for: 'member',
  body: z.object({}),
  reply: z.object({
    claimed: z.array(given),
    left: z.array(
      z.object({ id: wire.id<'participation'>(), /** As claiming it alone is refused. */ code: z.string() }),
    ),
  }),
  refusals: [],
})

export const REWARD_STATES = ['ISSUED', 'CLAIMED', 'CLOSED'] as const

export const reward = z.object({
  ...given.shape,
  promotionId: z.string(),
  title: z.string(),
  type: z.enum(PROMOTION_KINDS),
  state: z.enum(REWARD_STATES),
  /** The day, drop or period it is of. */
  cycle: z.string(),
  createdAt: wire.moment,
  claimBefore: z.optional(wire.moment),
  claimedAt: z.optional(wire.moment),
})
export type Reward = z.infer<typeof reward>

export const rewards = endpoint({
  summary: 'The member’s own rewards of promotions, the newest first; by key.',
  method: 'GET',
  path: '/wps/v2/rewards',
  for: 'member',
  query: z.object({ ...wire.pageQuery, state: z.optional(z.enum(REWARD_STATES)) }),
  reply: z.extend(wire.page(reward), { /** How many wait to be claimed. */ waiting: z.int() }),
  refusals: ['VAL_FIELD'],
})

const bonusOffer = z.object({
  promotionId: z.string(),
  title: z.string(),
  /** Of the terms that are shown; they are what is chosen. */
  version: z.int(),
  chosen: z.boolean(),
  offer: promotionOffer,
})
export type BonusOffer = z.infer<typeof bonusOffer>

/** What a bonus asks of play while it is wagered. */
const wageredBonus = z.object({
  promotionId: z.string(),
  title: z.string(),
  required: wire.digits,
  done: wire.digits,
  endsAt: wire.moment,
  maxBet: z.optional(wire.digits),
  /** The products that may be played; absent: all. */
  only: z.optional(z.array(z.enum(PRODUCTS))),
})
export type WageredBonus = z.infer<typeof wageredBonus>

export const wagered = endpoint({
  summary: 'The bonus that the member is wagering, as play shows it: how far, the most one bet may be, what is locked.',
  method: 'GET',
  path: '/wps/v2/wagered-bonus',
  for: 'member',
  reply: z.object({
    bonus: z.optional(wageredBonus),
    /** The last one, where it was wagered to its end and no other came since. */
    last: z.optional(z.object({ promotionId: z.string(), title: z.string() })),
  }),
  refusals: [],
})

/** A bonus that is not wagered yet. */
const activeBonus = z.object({
  id: wire.id<'participation'>(),
  promotionId: z.string(),
  title: z.string(),
  amount: wire.digits,
  required: wire.digits,
  done: wire.digits,
  endsAt: wire.moment,
  /** What giving it up would take along now. */
  removes: wire.digits,
  products: z.array(z.enum(PRODUCTS)),
  /** The most one bet may be; absent: any. */
  maxBet: z.optional(wire.digits),
})
export type ActiveBonus = z.infer<typeof activeBonus>

export const depositBonuses = endpoint({
  summary: 'Bonuses that the next deposit can have, with all terms, and the one that is being wagered.',
  method: 'GET',
  path: '/wps/v2/deposit-bonuses',
  for: 'member',
  reply: z.object({ offers: z.array(bonusOffer), active: z.optional(activeBonus) }),
  refusals: [],
})

export const chooseBonus = endpoint({
  summary: 'Chooses a bonus for the next deposit, by the terms of a version; another choice takes its place.',
  method: 'POST',
  path: '/wps/v2/promotions/{id}/choose',
  for: 'member',
  body: z.object({ version: wire.whole() }),
  reply: z.object({}),
  refusals: ['SYS_NOT_FOUND', 'PROMO_CLOSED', 'PROMO_TAKEN', 'PROMO_VIP', 'RG_COOLING_OFF'],
})

export const dropBonus = endpoint({
  summary: 'Takes no bonus with the next deposit.',
  method: 'POST',
  path: '/wps/v2/deposit-bonuses/none',
  for: 'member',
  body: z.object({}),
  reply: z.object({}),
  refusals: [],
})

export const cancelBonus = endpoint({
  summary: 'Gives up a bonus: it goes with what was won with it, the deposit and what was won before stay.',
  method: 'POST',
  path: '/wps/v2/rewards/{id}/cancel',
  for: 'member',
  once: true,
  body: z.object({}),
  reply: z.object({ removed: wire.digits, currency: wire.shownCurrency }),
  refusals: ['SYS_NOT_FOUND', 'PROMO_CLOSED', 'ROUND_OPEN', 'SYS_BUSY', 'SYS_KEY_REUSED'],
})
