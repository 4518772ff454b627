import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'

/**
 * Records where each brand's chain stood at the end of yesterday, and logs it: a copy
 * that nobody who can change the database can change. Run once a day; a repeat changes nothing.
 */
export async function closeAuditDay(db: Db, log: Log, now: Instant): Promise<void> {
  const day = new Date(now - DAY).toISOString().slice(0, 10)
  const { rows } = await sql<{ merchant_id: MerchantCode; seq: bigint; hash: Buffer }>`
    select merchant_id, seq, hash from audit.close_day(${day}::date)`.execute(db)
  for (const { merchant_id, seq, hash } of rows)
    log.info({ merchant: merchant_id, day, seq: seq.toString(), hash: hash.toString('hex') }, 'audit root')
}

/** Makes the months of the audit log ahead of time. Run at start and once a day. */
export async function makeAuditMonths(db: Db, now: Instant): Promise<void> {
  await sql`select audit.make_months(${new Date(now)}::timestamptz, 3)`.execute(db)
}
