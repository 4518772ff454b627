import { REWARD_STATES } from '../../member/promotions.ts'
import { PROMOTION_CATEGORIES } from '../../site/content.ts'
import { promotionRules } from '../../site/promotion-rules.ts'
import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// Promotions as the brand's people write them: a draft, which two of them publish.

const texts = (most: number) => z.record(wire.language, z.string().check(z.maxLength(most)))

export const promotionDraft = z.object({
  category: z.enum(PROMOTION_CATEGORIES),
  titles: texts(120),
  summaries: texts(300),
  /** Terms in short by language: names and values. */
  facts: z.record(wire.language, z.array(z.tuple([z.string(), z.string()])).check(z.maxLength(12))),
  /** HTML; what is not allowed in it is taken out when it is published. */
  terms: texts(20_000),
  imageUrl: z.string().check(z.maxLength(300)),
  sort: z.int().check(z.minimum(0), z.maximum(9_999)),
  startAt: wire.moment,
  endAt: z.optional(wire.moment),
  /** The most it may cost in all; absent: as much as its rules give. */
  budget: z.optional(wire.positive),
  /** The segment it is for; absent: everybody. */
  segment: z.optional(z.string().check(z.maxLength(60))),
  /** So many of a hundred are left out of it, to compare with. Fixed once it is published. */
  control: z.optional(z.int().check(z.minimum(0), z.maximum(50))),
  /** The VIP level at which it opens; absent: at any. Those who stand lower see it locked. */
  vip: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  rules: promotionRules,
})
export type PromotionDraftBody = z.infer<typeof promotionDraft>

/** Where a promotion stands at the desk. DRAFT: never published. */
export const DESK_PROMOTION_STATES = ['DRAFT', 'PLANNED', 'ON', 'OVER', 'STOPPED'] as const

export const deskPromotion = z.object({
  id: z.string(),
  ...promotionDraft.shape,
  /** Of the draft, from 1. */
  draftVersion: z.int(),
  /** Of what is published, 0 before it was. */
  version: z.int(),
  state: z.enum(DESK_PROMOTION_STATES),
  /** What stands in the draft is not what is published. */
  changed: z.boolean(),
  savedBy: z.string(),
  savedAt: wire.moment,
  /** What members got of it: how many rewards, how much claimed, how much still waits. */
  rewards: z.int(),
  claimed: wire.digits,
  waiting: wire.digits,
  /** What is in force of the budget; absent before it is published, and where there is none. */
  budgetInForce: z.optional(wire.positive),
  /** The most that thirty days of the draft's rules can cost, where the rules bound it. */
  mostInMonth: z.optional(wire.digits),
  currency: wire.shownCurrency,
})
export type DeskPromotion = z.infer<typeof deskPromotion>

export const deskPromotions = endpoint({
  summary: 'The promotions of the brand, also drafts and those that are over; the one written last first.',
  method: 'GET',
  path: '/bo/v1/promotions',
  for: 'staff',
  right: 'promotions.view',
  query: z.object({ ...wire.pageQuery, state: z.optional(z.enum(DESK_PROMOTION_STATES)) }),
  reply: wire.page(deskPromotion),
  refusals: [],
})
export const exportPromotions = exportOf(deskPromotions, 'promotions.view')

export const savePromotionDraft = endpoint({
  summary: 'Writes the draft of a promotion. Players see nothing of it before it is published.',
  method: 'POST',
  path: '/bo/v1/promotions/{id}',
  for: 'staff',
  concerns: [
    { what: 'promotion', in: 'id' },
    { what: 'segment', in: 'segment' },
  ],
  right: 'promotions.edit',
  body: z.object({
    ...promotionDraft.shape,
    /** The version of the draft that was read, 0 for a new promotion. */
    seen: wire.whole(),
  }),
  reply: deskPromotion,
  refusals: ['VAL_FIELD', 'APPROVAL_STALE', 'APPROVAL_RELATED'],
})

export const publishPromotion = endpoint({
  summary: 'Asks to publish a draft as it stands; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/promotions/{id}/publish',
  for: 'staff',
  concerns: [{ what: 'promotion', in: 'id' }],
  right: 'promotions.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const stopPromotion = endpoint({
  summary: 'Takes a promotion off at once: nothing more is given. Rewards that wait can still be claimed.',
  method: 'POST',
  path: '/bo/v1/promotions/{id}/stop',
  for: 'staff',
  concerns: [{ what: 'promotion', in: 'id' }],
  right: 'promotions.edit',
  body: z.object({}),
  reply: z.object({ stopped: z.boolean() }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const deskReward = z.object({
  id: wire.id<'participation'>(),
  promotionId: z.string(),
  memberId: wire.id<'member'>(),
  userName: z.string(),
  cycle: z.string(),
  state: z.enum(REWARD_STATES),
  amount: wire.digits,
  required: wire.digits,
  currency: wire.shownCurrency,
  createdAt: wire.moment,
  claimedAt: z.optional(wire.moment),
})
export type DeskReward = z.infer<typeof deskReward>

export const deskRewards = endpoint({
  summary: 'What members got of promotions, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/rewards',
  for: 'staff',
  right: 'promotions.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.maxLength(64))),
    promotion: z.optional(z.string().check(z.maxLength(60))),
    state: z.optional(z.enum(REWARD_STATES)),
  }),
  reply: wire.page(deskReward),
  refusals: [],
})
export const exportRewards = exportOf(deskRewards, 'promotions.export')
