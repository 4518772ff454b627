import type * as contract from '@senluna/contract/member/rewards/friend-rewards.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { pageOf } from '../../../../platform/page.ts'
import { maskedName } from '../../../members/index.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { offeredPromotion } from '../../promotion-store.ts'
import { listFriends, reachedBy, type ListedFriend } from './friend-store.ts'

const PAGE = 20

/**
 * What each friend of a member brought by one promotion, the newest first. Refuses SYS_NOT_FOUND
 * for another kind and during a break, VAL_FIELD for a key that was never given out.
 */
export async function friendsFor(
  db: Db,
  { brand, memberId, promotionId }: { brand: Brand; memberId: Id<'member'>; promotionId: string },
  { after, pageSize: size = PAGE }: QueryOf<typeof contract.friendRewards>,
  now: Instant,
): Promise<ReplyOf<typeof contract.friendRewards>> {
  if (after !== undefined && !isUuid<'friend'>(after)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const { merchantCode, currency } = brand
  const row = await offeredPromotion(db, merchantCode, promotionId)
  if (row?.rules.kind !== 'REFERRAL' || (await outOfPlay(db, [memberId], now)).size > 0)
    throw new Refusal('SYS_NOT_FOUND')
  const rows = await listFriends(db, {
    merchantCode,
    referrerId: memberId,
    promotionId,
    after: after ?? null,
    most: size + 1,
  })
  const shown = (friend: ListedFriend): contract.FriendReward => ({
    account: maskedName(friend.friend_name),
    at: friend.created_at.toISOString(),
    state: friend.state,
    until: friend.until.toISOString(),
    ...(friend.earned === null ? {} : { earned: friend.earned.toString() }),
  })
  const { qualified, steps, earned } = await reachedBy(db, memberId, promotionId)
  return {
    qualified,
    steps: steps.toSorted((a, b) => a - b),
    earned: earned.toString(),
    currency: { code: currency.code, exponent: currency.scale, displayDecimals: currency.displayDecimals },
    ...pageOf(rows, size, ({ id }) => id, shown),
  }
}
