import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { issueSignUps } from './kinds/issued/sign-up.ts'
import { syncCaps } from './kinds/deposit-bonus/cap.ts'
import { grantBonuses } from './kinds/deposit-bonus/grant.ts'

/** Whom events are about, each once. */
const membersOf = (events: readonly { audience: string }[]): Id<'member'>[] => [
  ...new Set(events.map(({ audience }) => audience as Id<'member'>)),
]

/**
 * New accounts toward what they get; deposits toward the bonuses that were chosen for them; what a
 * bonus asks for, toward the cap on stakes.
 */
export const consumers: Consumers<{ brands: readonly Brand[] }> = {
  depositCredited: ({ tx, now, brands }, events) =>
    grantBonuses(
      tx,
      brands,
      events.map(({ audience, payload }) => ({
        memberId: audience as Id<'member'>,
        orderNo: payload.orderNo,
        amount: amount(BigInt(payload.amount) - BigInt(payload.locked ?? '0')),
      })),
      now,
    ),
  memberOpened: ({ tx, now, brands }, events) => issueSignUps(tx, brands, membersOf(events), now),
  contactConfirmed: ({ tx, now, brands }, events) => issueSignUps(tx, brands, membersOf(events), now),
  requirementMoved: ({ tx, now }, events) => syncCaps(tx, membersOf(events), now),
}
