import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { rewardGives } from '../../member/rewards/extra-prize.ts'
import * as wire from '../../wire.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'

// Rewards that are looked into before they can be claimed.

export const HELD_STATES = ['HELD', 'RELEASED', 'REJECTED'] as const
export type HeldState = (typeof HELD_STATES)[number]

/**
 * What speaks against a reward: accounts that got one of the same promotion share a device, a
 * payout account, name and birthday, or line and browser within a day; nothing was put in while
 * rewards were taken; a bonus is wagered by bets on both sides, of one account or of two that share
 * something.
 */
export const ABUSE_SIGNALS = [
  'SAME_DEVICE',
  'SAME_ACCOUNT',
  'SAME_PERSON',
  'SAME_ADDRESS',
  'BONUS_HUNTING',
  'OPPOSITE_BETS',
] as const
export type AbuseSignal = (typeof ABUSE_SIGNALS)[number]

const found = z.object({
  signal: z.enum(ABUSE_SIGNALS),
  /** The other accounts, ten at most. */
  others: z.array(z.object({ memberId: wire.id<'member'>(), userName: z.string() })),
  /**
   * How many rewards were claimed in the last 30 days, or bets or draws were on both sides, where
   * that speaks.
   */
  claims: z.optional(z.int()),
})

export const heldReward = z.object({
  id: wire.id<'suspicion'>(),
  promotionId: z.string(),
  memberId: wire.id<'member'>(),
  userName: z.string(),
  state: z.enum(HELD_STATES),
  found: z.array(found),
  gives: rewardGives,
  currency: wire.shownCurrency,
  decidedBy: z.optional(z.string()),
  createdAt: wire.moment,
  decidedAt: z.optional(wire.moment),
})
export type HeldReward = z.infer<typeof heldReward>

export const heldRewards = endpoint({
  summary: 'Rewards that are held, with what speaks against each, the newest first; by key. The look is written down.',
  method: 'GET',
  path: '/bo/v1/held-rewards',
  for: 'staff',
  right: 'promotions.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.maxLength(64))),
    promotion: z.optional(z.string().check(z.maxLength(60))),
    state: z.optional(z.enum(HELD_STATES)),
  }),
  reply: wire.page(heldReward),
  refusals: ['VAL_FIELD'],
})
export const exportHeldRewards = exportOf(heldRewards, 'promotions.export')

export const decideHeld = endpoint({
  summary: 'Asks to release a reward that is held, or to reject it for good; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/held-rewards/{id}/decide',
  for: 'staff',
  concerns: [
    { what: 'member', in: 'memberId' },
    { what: 'heldReward', in: 'id' },
  ],
  right: 'promotions.edit',
  body: z.object({ memberId: wire.id<'member'>(), release: z.boolean() }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'APPROVAL_STALE'],
})
