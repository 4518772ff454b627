import { sql } from 'kysely'
import type { RedeemState } from '@senluna/contract/money/points.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { RedemptionRow } from '../goods/redemption-store.ts'

/** Orders of a brand, the oldest first. */
export async function redemptionsOf(
  db: Db,
  wanted: {
    merchantCode: MerchantCode
    status: RedeemState | undefined
    name: string | undefined
    after: Id<'redemption'> | undefined
    size: number
  },
): Promise<(RedemptionRow & { user_name: string })[]> {
  const { rows } = await sql<RedemptionRow & { user_name: string }>`select r.*, m.user_name
    from points.redemption r join members.for_lists m on m.id = r.member_id
    where r.merchant_id = ${wanted.merchantCode}
      and (${wanted.status ?? null}::text is null or r.state = ${wanted.status ?? null})
      and (${wanted.name ?? null}::text is null or m.user_name = ${(wanted.name ?? '').trim().toLowerCase()})
      and (${wanted.after ?? null}::uuid is null or r.id > ${wanted.after ?? null}::uuid)
    order by r.id limit ${wanted.size}`.execute(db)
  return rows
}

interface DaySum {
  day: string
  earned: bigint
  taken_back: bigint
  converted: bigint
  credited: bigint
  redeemed: bigint
  returned: bigint
  members: number
}

/** What moved a brand's points on each day of a period, the newest first. */
export async function daySums(
  db: Db,
  merchantCode: MerchantCode,
  { from, to, before, size }: { from: string; to: string; before: string | undefined; size: number },
): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`select to_char(day, 'YYYY-MM-DD') as day, sum(earned)::bigint as earned,
      sum(taken_back)::bigint as taken_back, sum(converted)::bigint as converted, sum(credited)::bigint as credited,
      sum(redeemed)::bigint as redeemed, sum(returned)::bigint as returned, count(*)::integer as members
    from points.day where merchant_id = ${merchantCode} and day between ${from}::date and ${to}::date
      and (${before ?? null}::date is null or day < ${before ?? null}::date)
    group by points.day.day order by points.day.day desc limit ${size}`.execute(db)
  return rows
}
