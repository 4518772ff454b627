import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { shownExtra } from './extra-prize.ts'
import * as wire from '../../wire.ts'

/** BONUS: money that must be wagered first; CASH: money free at once. */
export const PRIZE_KINDS = ['CASH', 'POINTS', 'BONUS', 'GOODS', 'NONE'] as const

const clientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** What was drawn, and what shows that it was decided before: PF1 under the game code `raffle`. */
const draw = z.object({
  drawId: wire.id<'participation'>(),
  prize: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(PRIZE_KINDS),
    amount: z.optional(wire.digits),
    extra: z.optional(shownExtra),
  }),
  at: wire.moment,
  proof: z.object({
    commitment: z.string(),
    serverSeed: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
    /** The number drawn, of `of` numbers from 0, and the prize it lies in. */
    drawn: z.int(),
    of: z.int(),
    picked: z.string(),
    /** The prizes in their order, as they were then. */
    weights: z.array(z.object({ id: z.string(), weight: z.int() })),
  }),
})
export type RaffleDraw = z.infer<typeof draw>

export const claimRaffle = endpoint({
  summary:
    'Draws once for a ticket of today. The number comes of a seed whose hash was shown before and of the caller’s own; both come with it. `commitment` and `version` are what the caller was shown: where they changed, nothing is drawn (PROMO_CHANGED).',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  for: 'member',
  once: true,
  body: z.object({
    promotionId: z.string().check(z.maxLength(60)),
    /** Of the day, `2026-11-28`; another day's tickets are over. */
    ticketId: z.optional(z.string().check(z.maxLength(20))),
    clientSeed: z.optional(clientSeed),
    commitment: z.optional(z.string().check(z.maxLength(64))),
    version: z.optional(wire.whole(1)),
  }),
  reply: z.object({ ...draw.shape, ticketsLeft: z.int(), turnoverRequired: wire.digits }),
  refusals: [
    'PROMO_OUT',
    'SYS_NOT_FOUND',
    'PROMO_CLOSED',
    'PROMO_NO_TICKET',
    'PROMO_CHANGED',
    'PROMO_VIP',
    'RG_COOLING_OFF',
    'SYS_KEY_REUSED',
    'VAL_FIELD',
  ],
})

export const raffle = endpoint({
  summary:
    'The member’s tickets of today, the hash of the next draw’s seed, and their own draws, the newest first; by key.',
  method: 'GET',
  path: '/wps/v2/raffles/{id}',
  for: 'member',
  query: z.object(wire.pageQuery),
  reply: z.object({
    /** The day whose tickets these are. */
    ticketId: z.string(),
    ticketsLeft: z.int(),
    /** Of today. */
    drawn: z.int(),
    commitment: z.string(),
    nonce: z.int(),
    currency: wire.shownCurrency,
    ...wire.page(draw).shape,
  }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})
