import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { grantBonuses } from './kinds/deposit-bonus/grant.ts'
import { countFriends, noteFriends } from './kinds/referral/count-friends.ts'

/** Deposits toward bonuses that were chosen and friends who were brought; their bets, too. */
export const consumers: Consumers<{ brands: readonly Brand[] }> = {
  depositCredited: async ({ tx, now, brands }, events) => {
    const deposits = events.map(({ audience, payload }) => ({
      memberId: audience as Id<'member'>,
      orderNo: payload.orderNo,
      amount: amount(BigInt(payload.amount) - BigInt(payload.locked ?? '0')),
    }))
    await grantBonuses(tx, brands, deposits, now)
    await noteFriends(tx, brands, deposits, now)
  },
  wagerSettled: ({ tx, now, brands }, events) => {
    const players = new Set(events.flatMap(({ payload }) => (payload.isReal ? [payload.memberId] : [])))
    return countFriends(tx, brands, [...players], now)
  },
}
