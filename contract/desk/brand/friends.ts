import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { FRIEND_BARS, FRIEND_STATES } from '../../member/rewards/friend-rewards.ts'
import * as wire from '../../wire.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'

// Friends that members brought, as the brand's people see them.

export const deskFriend = z.object({
  id: wire.id<'friend'>(),
  promotionId: z.string(),
  referrerId: wire.id<'member'>(),
  referrer: z.string(),
  friendId: wire.id<'member'>(),
  friend: z.string(),
  state: z.enum(FRIEND_STATES),
  /** What speaks against it. */
  bars: z.array(z.enum(FRIEND_BARS)),
  deposit: wire.digits,
  validBet: wire.digits,
  /** What valid bets it takes. */
  minValidBet: wire.digits,
  earned: z.optional(wire.digits),
  currency: wire.shownCurrency,
  registeredAt: wire.moment,
  until: wire.moment,
  changedAt: wire.moment,
})
export type DeskFriend = z.infer<typeof deskFriend>

export const deskFriends = endpoint({
  summary: 'Friends that members brought, with what was found between the two, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/referral-friends',
  for: 'staff',
  right: 'promotions.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.maxLength(64))),
    promotion: z.optional(z.string().check(z.maxLength(60))),
    state: z.optional(z.enum(FRIEND_STATES)),
  }),
  reply: wire.page(deskFriend),
  refusals: [],
})
export const exportFriends = exportOf(deskFriends, 'promotions.export')

export const decideFriend = endpoint({
  summary:
    'Asks to give for a friend who is held, or to refuse it for good; a second person decides (202). The reason is kept with it.',
  method: 'POST',
  path: '/bo/v1/referral-friends/{id}/decide',
  for: 'staff',
  concerns: [
    { what: 'member', in: 'referrerId' },
    { what: 'member', in: 'friendId' },
  ],
  right: 'promotions.edit',
  body: z.object({
    referrerId: wire.id<'member'>(),
    friendId: wire.id<'member'>(),
    accept: z.boolean(),
  }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'APPROVAL_STALE'],
})
