import { PRODUCTS } from '@senluna/kit/product.ts'
import { MISSION_METRICS, MISSION_SPANS, PROFILE_STEPS } from '@senluna/kit/promotions/mission.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { shownExtra } from './rewards/extra-prize.ts'
import * as wire from '../wire.ts'
import { given, givenFree } from './promotions.ts'

/** One cycle of a mission for its reader. A sum is money in the smallest unit, else a number. */
export const mission = z.object({
  id: z.string(),
  title: z.string(),
  every: z.enum(MISSION_SPANS),
  /** Which cycle: `ONCE`, the day, the Monday. */
  cycle: z.string(),
  metric: z.enum(MISSION_METRICS),
  /** Of which products bets count. */
  products: z.array(z.enum(PRODUCTS)),
  /** Of `PROFILE`: what is to be done, and what of it is. */
  steps: z.optional(z.array(z.object({ step: z.enum(PROFILE_STEPS), done: z.boolean() }))),
  target: wire.digits,
  /** At most the target. */
  done: wire.digits,
  amount: wire.digits,
  /** Free rounds that come with it. */
  free: z.optional(givenFree),
  extra: z.optional(shownExtra),
  turnoverX100: z.int(),
  state: z.enum(['LOCKED', 'ACTIVE', 'CLAIMABLE', 'CLAIMED']),
  /** The VIP level at which it opens, while the reader stands lower. */
  vip: z.optional(z.int()),
  /** When what counts for it ends. */
  endsAt: z.optional(wire.moment),
  claimBefore: z.optional(wire.moment),
})
export type Mission = z.infer<typeof mission>

export const missions = endpoint({
  summary: 'The member’s missions, what can be claimed first; those of the day before, too, while they can be claimed.',
  method: 'GET',
  path: '/wps/v2/missions',
  for: 'member',
  reply: z.object({ list: z.array(mission), /** How many can be claimed. */ claimable: z.int() }),
  refusals: [],
})

export const claimMission = endpoint({
  summary: 'Claims the reward of a mission’s cycle, once its target is reached.',
  method: 'POST',
  path: '/wps/v2/missions/{id}/claim',
  for: 'member',
  once: true,
  body: z.object({ cycle: z.string().check(z.maxLength(40)) }),
  reply: given,
  refusals: [
    'SYS_NOT_FOUND',
    'PROMO_CLOSED',
    'PROMO_TAKEN',
    'PROMO_OUT',
    'PROMO_MISSION',
    'PROMO_VIP',
    'RG_COOLING_OFF',
    'SYS_KEY_REUSED',
  ],
})
