import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import * as wire from '../../wire.ts'

export const promotionTrial = endpoint({
  summary:
    'Who would have got what of a draft as it stands, over the last 30 days (full weeks of a weekly one): of cashbacks and deposit bonuses, whose amounts follow from what was played and put in. Nothing is given.',
  method: 'GET',
  path: '/bo/v1/promotions/{id}/trial',
  for: 'staff',
  right: 'promotions.view',
  reply: z.object({
    /** Both included. */
    first: z.string(),
    last: z.string(),
    players: z.int(),
    rewards: z.int(),
    total: wire.digits,
    /** So many days the rest of the draft's budget would last if they go as these did. */
    lastsDays: z.optional(z.int()),
    /** Who would have got most. */
    list: z.array(
      z.object({
        memberId: wire.id<'member'>(),
        userName: z.string(),
        rewards: z.int(),
        amount: wire.digits,
      }),
    ),
    currency: wire.shownCurrency,
  }),
  refusals: ['SYS_NOT_FOUND', 'PROMO_CLOSED'],
})
