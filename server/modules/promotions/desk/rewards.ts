import type * as contract from '@senluna/contract/desk/brand/promotions.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { listRewards, type DeskRewardRow } from './reward-store.ts'

const PAGE = 20

/** What members got of promotions, the newest first. */
export async function deskRewardsPage(db: Db, { brand, query }: Call<typeof contract.deskRewards>) {
  const size = query.pageSize ?? PAGE
  const after = query.after !== undefined && isUuid<'participation'>(query.after) ? query.after : null
  const { name, promotion, state } = query
  const rows = await listRewards(db, {
    merchantCode: brand.merchantCode,
    name,
    promotion,
    state,
    after,
    most: size + 1,
  })
  const { code, scale, displayDecimals } = brand.currency
  const shown = (row: DeskRewardRow): contract.DeskReward => ({
    id: row.id,
    promotionId: row.promotion_id,
    memberId: row.member_id,
    userName: row.user_name,
    cycle: row.cycle,
    state: row.state,
    amount: row.amount.toString(),
    required: row.required.toString(),
    currency: { code, exponent: scale, displayDecimals },
    createdAt: row.created_at.toISOString(),
    ...(row.claimed_at ? { claimedAt: row.claimed_at.toISOString() } : {}),
  })
  return pageOf(rows, size, ({ id }) => id, shown)
}
