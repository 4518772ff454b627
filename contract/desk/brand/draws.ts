import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { rewardGives } from '../../member/rewards/extra-prize.ts'
import * as wire from '../../wire.ts'
import { exportOf } from '../lists.ts'

// Draws of raffles, as the brand's people see them.

export const deskDraw = z.object({
  id: wire.id<'participation'>(),
  promotionId: z.string(),
  memberId: wire.id<'member'>(),
  userName: z.string(),
  day: z.string(),
  place: z.int(),
  /**
   * The prize the number lies in, and the one that was given: another where it was out of stock.
   */
  picked: z.string(),
  pickedGives: rewardGives,
  prize: z.string(),
  prizeGives: rewardGives,
  amount: wire.digits,
  currency: wire.shownCurrency,
  /** The number drawn, of `of` numbers from 0. */
  drawn: z.int(),
  of: z.int(),
  commitment: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  at: wire.moment,
})
export type DeskDraw = z.infer<typeof deskDraw>

export const deskRaffleDraws = endpoint({
  summary: 'Draws of raffles with what shows how each was decided, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/raffle-draws',
  for: 'staff',
  right: 'promotions.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.maxLength(64))),
    promotion: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: wire.page(deskDraw),
  refusals: [],
})
export const exportRaffleDraws = exportOf(deskRaffleDraws, 'promotions.export')
