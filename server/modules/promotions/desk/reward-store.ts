import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Participation } from '../participation/participation-store.ts'
import type { RewardState } from '../participation/steps.ts'

export type DeskRewardRow = Participation & { user_name: string }

/** What members of a brand got, the newest first. */
export async function listRewards(
  db: Db,
  wanted: {
    merchantCode: MerchantCode
    name: string | undefined
    promotion: string | undefined
    state: RewardState | undefined
    after: Id<'participation'> | null
    most: number
  },
): Promise<DeskRewardRow[]> {
  const { rows } = await sql<DeskRewardRow>`select p.*, m.user_name from promotions.participation p
    join members.for_lists m on m.id = p.member_id
    where p.merchant_id = ${wanted.merchantCode} and (${wanted.after}::uuid is null or p.id < ${wanted.after}::uuid)
      and (${wanted.state ?? null}::text is null or p.state = ${wanted.state ?? null})
      and (${wanted.promotion ?? null}::text is null or p.promotion_id = ${wanted.promotion ?? null})
      and (${wanted.name ?? null}::text is null or m.user_name = ${(wanted.name ?? '').trim().toLowerCase()})
    order by p.id desc limit ${wanted.most}`.execute(db)
  return rows
}
