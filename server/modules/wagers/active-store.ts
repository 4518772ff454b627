import { sql } from 'kysely'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

/** A wager of real money that counts as played. */
export interface ActivePlay {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  at: Instant
}

/**
 * Notes who played for real on which day of their brand; noting it again changes nothing. Trial
 * accounts and the house's own people (types 4 and 3) are in no report.
 */
export async function noteActive(tx: Tx, brands: readonly Brand[], plays: readonly ActivePlay[]): Promise<void> {
  const zones = new Map(brands.map(({ merchantCode, timeZone }) => [merchantCode, timeZone]))
  const seen = new Map<string, readonly [merchantCode: MerchantCode, day: string, memberId: Id<'member'>]>()
  for (const { memberId, merchantCode, at } of plays) {
    const zone = zones.get(merchantCode)
    if (zone === undefined) continue
    const day = businessDate(at, zone)
    seen.set(`${memberId}/${day}`, [merchantCode, day, memberId])
  }
  if (seen.size === 0) return
  const rows = [...seen.values()].sort(([, a, m], [, b, n]) => (a + m < b + n ? -1 : 1))
  await sql`insert into wagers.active_day (merchant_id, day, member_id)
    select u.merchant_id, u.day, u.member_id
    from unnest(${rows.map(([name]) => name)}::text[], ${rows.map(([, day]) => day)}::date[], ${rows.map(([, , owner]) => owner)}::uuid[])
      with ordinality u (merchant_id, day, member_id, n)
    join wagers.in_members m on m.id = u.member_id and m.type not in (${sql.lit(ACCOUNT_TYPE.INTERNAL)}, ${sql.lit(ACCOUNT_TYPE.TRIAL)})
    order by u.n on conflict do nothing`.execute(tx)
}
