import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Bucket } from '@senluna/kit/protection/protection.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What a guarded member staked and won in the last 31 days, by the hour. */
export async function bucketsOf(db: Db, memberId: Id<'member'>, now: Instant): Promise<Bucket[]> {
  const { rows } = await sql<{
    hour: Date
    staked: Amount
    won: Amount
  }>`select hour, staked, won from protection.bucket
    where owner_id = ${memberId} and hour > ${new Date(now)}::timestamptz - interval '31 days'`.execute(db)
  return rows.map(({ hour, staked, won }) => ({ hour: instant(hour.getTime()), staked, won }))
}

/** Deletes hours that no window reaches any more. */
export async function deleteOldBuckets(db: Db, before: Instant): Promise<void> {
  await sql`delete from protection.bucket where hour < ${new Date(before)}`.execute(db)
}
