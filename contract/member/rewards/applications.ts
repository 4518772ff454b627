import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { imageRef } from '../../site/files.ts'
import * as wire from '../../wire.ts'

/** Where an application stands. */
export const APPLICATION_STATES = ['APPLYING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** The words of an application hold so many characters. */
export const REMARK_MOST = 140

const application = z.object({
  state: z.enum(APPLICATION_STATES),
  remark: z.string(),
  images: z.array(imageRef),
  at: wire.moment,
  /** Why it was refused, in the words of who did. */
  reason: z.optional(z.string()),
  /** What was given. */
  amount: z.optional(wire.digits),
  /** The reward that it waits as, or waited. */
  rewardId: z.optional(wire.id<'participation'>()),
})
export type Application = z.infer<typeof application>

export const ownApplication = endpoint({
  summary: 'The member’s last application of this cycle, and how often one may still be sent.',
  method: 'GET',
  path: '/wps/v2/promotions/{id}/application',
  for: 'member',
  reply: z.object({ triesLeft: z.int(), last: z.optional(application), currency: wire.shownCurrency }),
  refusals: ['SYS_NOT_FOUND'],
})

export const applyForPromotion = endpoint({
  summary: 'Sends an application: a remark and up to three pictures. One at a time; staff decide.',
  method: 'POST',
  path: '/wps/v2/promotions/{id}/apply',
  for: 'member',
  once: true,
  body: z.object({
    remark: z.string().check(z.trim(), z.minLength(1), z.maxLength(REMARK_MOST)),
    images: z.array(wire.id<'file'>()).check(z.maxLength(3)),
  }),
  reply: z.object({ state: z.literal('APPLYING'), triesLeft: z.int() }),
  refusals: [
    'SYS_NOT_FOUND',
    'PROMO_CLOSED',
    'PROMO_TAKEN',
    'PROMO_OUT',
    'PROMO_VIP',
    'RG_COOLING_OFF',
    'FILE_COUNT',
    'VAL_FIELD',
    'SYS_KEY_REUSED',
  ],
})

export const withdrawApplication = endpoint({
  summary: 'Takes an application back that nobody has decided about; it counts as sent.',
  method: 'POST',
  path: '/wps/v2/promotions/{id}/withdraw',
  for: 'member',
  once: true,
  body: z.object({}),
  reply: z.object({ state: z.literal('WITHDRAWN'), triesLeft: z.int() }),
  refusals: ['SYS_NOT_FOUND', 'PROMO_CLOSED', 'SYS_KEY_REUSED'],
})
