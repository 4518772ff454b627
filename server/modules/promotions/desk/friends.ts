import type * as contract from '@senluna/contract/desk/brand/friends.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import { idParam } from '../../../platform/http/id-param.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { maskedName } from '../../members/index.ts'
import { outOfPlay } from '../../protection/index.ts'
import { listFriends, lockFriend, stepFriend, type ListedFriend } from '../kinds/referral/friend-store.ts'
import { issueFriend } from '../kinds/referral/issue-friend.ts'
import { notifyFriendRefused } from '../notify.ts'
import { titlesOfPromotion } from '../promotion-store.ts'

const PAGE = 20
const DECIDE = 'promotions.friend'

/** Friends that members of the brand brought, the newest first. */
export async function deskFriendsPage(db: Db, { brand, query }: Call<typeof contract.deskFriends>) {
  const size = query.pageSize ?? PAGE
  const after = query.after !== undefined && isUuid<'friend'>(query.after) ? query.after : null
  const { merchantCode, currency } = brand
  const { name, state, promotion: promotionId } = query
  const rows = await listFriends(db, { merchantCode, name, promotionId, state, after, most: size + 1 })
  const shown = (row: ListedFriend): contract.DeskFriend => ({
    id: row.id,
    promotionId: row.promotion_id,
    referrerId: row.referrer_id,
    referrer: row.referrer_name,
    friendId: row.friend_id,
    friend: row.friend_name,
    state: row.state,
    bars: row.bars,
    deposit: row.deposit.toString(),
    validBet: row.valid_bet.toString(),
    minValidBet: row.rules.minValidBet,
    ...(row.earned === null ? {} : { earned: row.earned.toString() }),
    currency: { code: currency.code, exponent: currency.scale, displayDecimals: currency.displayDecimals },
    registeredAt: row.registered_at.toISOString(),
    until: row.until.toISOString(),
    changedAt: row.changed_at.toISOString(),
  })
  return pageOf(rows, size, ({ id }) => id, shown)
}

/**
 * Asks to decide about a friend who is held. Refuses SYS_NOT_FOUND, APPROVAL_STALE, APPROVAL_OPEN.
 */
export const askDeciding = (db: Db, call: Call<typeof contract.decideFriend>) =>
  db.transaction().execute(async (tx) => {
    const { brand, params, body } = call
    const id = idParam<'friend'>(params.id)
    const [row] = await listFriends(tx, { merchantCode: brand.merchantCode, id, after: null, most: 1 })
    if (row?.referrer_id !== body.referrerId || row.friend_id !== body.friendId) throw new Refusal('SYS_NOT_FOUND')
    if (row.state !== 'HELD') throw new Refusal('APPROVAL_STALE')
    const state = body.accept ? 'QUALIFIED' : 'REFUSED'
    const about = { member: row.friend_name, account: row.referrer_name, deposit: row.deposit.toString() }
    return askApproval(tx, call, {
      action: DECIDE,
      object: { kind: 'friend', id },
      memberId: row.referrer_id,
      payload: { state },
      before: { ...about, state: row.state },
      after: { ...about, state },
      needs: 'promotions.approve',
    })
  })

/** Gives or refuses once the second person has said yes; nothing is given during a break. */
export const friendApproval: ApprovalAction = {
  action: DECIDE,
  async run(tx, { objectId, merchantCode, payload }, { brand, now }) {
    const { state } = payload as { state: 'QUALIFIED' | 'REFUSED' }
    const row = await lockFriend(tx, merchantCode, objectId as Id<'friend'>)
    if (row?.state !== 'HELD') throw new Refusal('APPROVAL_STALE')
    if (state === 'REFUSED') {
      await stepFriend(tx, row, 'REFUSED', {}, now)
      const { titles } = await titlesOfPromotion(tx, merchantCode, row.promotion_id)
      const [named] = await listFriends(tx, { merchantCode, id: row.id, after: null, most: 1 })
      const about = { memberId: row.referrer_id, titles, friend: maskedName(named?.friend_name ?? '') }
      return notifyFriendRefused(tx, about, now)
    }
    if ((await outOfPlay(tx, [row.referrer_id], now)).size > 0) throw new Refusal('APPROVAL_STALE')
    if (!(await issueFriend(tx, brand, row, row.valid_bet, now))) throw new Refusal('PROMO_OUT')
  },
}
