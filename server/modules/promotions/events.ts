import { roundBetOf } from '@senluna/contract/events/wagers.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { issueSignUps } from './kinds/issued/sign-up.ts'
import { syncCaps } from './kinds/deposit-bonus/cap.ts'
import { grantBonuses } from './kinds/deposit-bonus/grant.ts'
import { noteToLook } from './kinds/mission/notified-store.ts'
import { countFriendsPlay, noteFriends } from './kinds/referral/count-friends.ts'

/** Whom events are about, each once. */
const membersOf = (events: readonly { audience: string }[]): Id<'member'>[] => [
  ...new Set(events.map(({ audience }) => audience as Id<'member'>)),
]

/**
 * New accounts toward what they get; deposits toward the bonuses that were chosen for them and the
 * friends who were brought, their bets too, both toward missions; what a bonus asks for, toward the
 * cap on stakes.
 */
export const consumers: Consumers<{ brands: readonly Brand[] }> = {
  depositCredited: async ({ tx, now, brands }, events) => {
    const deposits = events.map(({ audience, payload }) => ({
      memberId: audience as Id<'member'>,
      orderNo: payload.orderNo,
      amount: amount(BigInt(payload.amount) - BigInt(payload.locked ?? '0')),
      fee: amount(BigInt(payload.fee ?? '0')),
    }))
    await grantBonuses(tx, brands, deposits, now)
    await noteFriends(tx, brands, deposits, now)
    await noteToLook(tx, membersOf(events), now)
  },
  memberOpened: ({ tx, now, brands }, events) => issueSignUps(tx, brands, membersOf(events), now),
  contactConfirmed: ({ tx, now, brands }, events) => issueSignUps(tx, brands, membersOf(events), now),
  requirementMoved: ({ tx, now }, events) => syncCaps(tx, membersOf(events), now),
  wagerSettled: async ({ tx, now, brands }, events) => {
    const wagers = events.flatMap(({ payload }) =>
      payload.isReal ? [{ ...payload, isNewWager: payload.step === 'round', round: roundBetOf(payload) }] : [],
    )
    await countFriendsPlay(tx, brands, wagers, now)
    await noteToLook(tx, [...new Set(wagers.map(({ memberId }) => memberId))], now)
  },
}
