import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import * as wire from '../../wire.ts'

const group = z.object({
  members: z.int(),
  /** Who played or put money in since they came to it. */
  active: z.int(),
  deposits: wire.digits,
  validBet: wire.digits,
  /** Stakes less payouts. */
  ggr: wire.digits,
})

export const promotionUplift = endpoint({
  summary:
    'What those for whom a promotion is did since they came to its audience, beside those who are left out to compare with, and what it cost.',
  method: 'GET',
  path: '/bo/v1/promotions/{id}/uplift',
  for: 'staff',
  right: 'promotions.view',
  reply: z.object({
    since: z.optional(wire.moment),
    given: group,
    control: group,
    /** Rewards claimed or waiting. */
    cost: wire.digits,
    /**
     * What those for whom it is brought more than as many of the others: GGR before the cost.
     * Absent while nobody is left out.
     */
    more: z.optional(wire.digits),
    currency: wire.shownCurrency,
  }),
  refusals: ['SYS_NOT_FOUND'],
})
export type Uplift = z.infer<typeof promotionUplift.reply>
