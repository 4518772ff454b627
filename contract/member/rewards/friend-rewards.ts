import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import * as wire from '../../wire.ts'

/**
 * Where a friend that a member brought stands: WAITING stakes, HELD is being checked, MISSED put in
 * too little or staked too late.
 */
export const FRIEND_STATES = ['WAITING', 'HELD', 'QUALIFIED', 'REFUSED', 'MISSED'] as const
export type FriendState = (typeof FRIEND_STATES)[number]

/**
 * What speaks against a friend's reward; AWAY: who brought them was on a break, BUDGET: it is
 * spent.
 */
export const FRIEND_BARS = ['SAME_DEVICE', 'SAME_ACCOUNT', 'SAME_PERSON', 'SAME_ADDRESS', 'AWAY', 'BUDGET'] as const
export type FriendBar = (typeof FRIEND_BARS)[number]

/** What one friend brought. What a friend puts in and stakes stays with them. */
const friendReward = z.object({
  /** Masked. */
  account: z.string(),
  at: wire.moment,
  state: z.enum(FRIEND_STATES),
  /** Until when a friend who WAITS may stake. */
  until: wire.moment,
  earned: z.optional(wire.digits),
})
export type FriendReward = z.infer<typeof friendReward>

export const friendRewards = endpoint({
  summary:
    'What each friend of the member brought by a promotion of that kind, the newest first; names are masked. With how many count so far, and which steps of the ladder were given.',
  method: 'GET',
  path: '/wps/v2/referral/{id}/friends',
  for: 'member',
  query: z.object(wire.pageQuery),
  reply: z.object({
    qualified: z.int(),
    /** Counts of the steps that were given. */
    steps: z.array(z.int()),
    /** Of friends and steps together. */
    earned: wire.digits,
    currency: wire.shownCurrency,
    ...wire.page(friendReward).shape,
  }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})
