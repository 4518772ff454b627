import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import type { Log } from '../../platform/log.ts'
import { checkAudit } from './check.ts'

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

/**
 * Detaches the months of the log that are over, after the whole chain was worked out again; answers
 * their names. A chain that does not hold keeps all of them.
 */
export async function endAuditMonths(db: Db, now: Instant): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    if ((await checkAudit(queryOf(tx))).length > 0) return []
    const { rows } = await sql<{ part: string }>`select part from audit.end_months(${new Date(now)}) part`.execute(tx)
    return rows.map(({ part }) => part)
  })
}
