import { PROMOTION_KINDS } from '@senluna/kit/promotions/promotion-kinds.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/** A reward that was given: so much, of which so much must be wagered before money may leave. */
const given = z.object({
  id: wire.id<'participation'>(),
  amount: wire.digits,
  required: wire.digits,
  currency: wire.shownCurrency,
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
  refusals: [...REFUSED, 'PROMO_CODE', 'PROMO_OUT', 'PROMO_NEEDS_DEPOSIT', 'PROMO_NEEDS_STAKE', 'VAL_FIELD'],
})

export const claimReward = endpoint({
  summary: 'Claims a reward that waits. A repeat answers the same.',
  method: 'POST',
  path: '/wps/v2/rewards/{id}/claim',
  for: 'member',
  once: true,
  body: z.object({}),
  reply: given,
  refusals: [...REFUSED],
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
