import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import type { PromotionRules } from '../../site/promotion-rules.ts'
import * as wire from '../../wire.ts'

/** Metrics of missions that the last month answers for everybody. */
const TRIED_METRICS = ['DEPOSIT_SUM', 'DEPOSITS', 'VALID_BET', 'LOGINS'] as const
const TRIED_KINDS = ['CASHBACK', 'DEPOSIT_BONUS', 'LEADERBOARD', 'SIGN_UP', 'BIRTHDAY'] as const

/** Rules whose rewards follow from what members did; others wait for a tap, a code or a draw. */
export type TriedRules =
  | Extract<PromotionRules, { kind: (typeof TRIED_KINDS)[number] }>
  | (Extract<PromotionRules, { kind: 'MISSION' }> & { metric: (typeof TRIED_METRICS)[number] })

export const isTried = (rules: PromotionRules): rules is TriedRules =>
  rules.kind === 'MISSION'
    ? TRIED_METRICS.some((metric) => metric === rules.metric)
    : TRIED_KINDS.some((kind) => kind === rules.kind)

export const promotionTrial = endpoint({
  summary:
    'Who would have got what of a draft as it stands, over the last 30 days (full weeks of a weekly one): of kinds whose rewards follow from what members did, which are cashbacks, deposit bonuses, rankings, new accounts, birthdays, and missions of deposits, valid bets and days logged in. Nothing is given.',
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
