import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * Notes that the days of a demonstration before `openedAt` are being made up. Answers false when
 * that has been done, or begun, before. Owner only.
 */
export async function beginHistory(
  db: Db,
  merchantCode: MerchantCode,
  beganAt: Instant,
  openedAt: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into operations.history (merchant_id, began_at, opened_at)
    values (${merchantCode}, ${new Date(beganAt)}, ${new Date(openedAt)}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Notes that they are all there. Owner only. */
export async function endHistory(db: Db, merchantCode: MerchantCode, at: Instant): Promise<void> {
  await sql`update operations.history set made_at = ${new Date(at)} where merchant_id = ${merchantCode}`.execute(db)
}
