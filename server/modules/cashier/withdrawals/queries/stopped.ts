import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** The numbers of withdrawals asked for since a moment that were rejected or failed. */
export async function stoppedSince(db: Db, merchantCode: MerchantCode, since: Date): Promise<string[]> {
  const { rows } = await sql<{ no: string }>`select no from payout.withdrawal
    where merchant_id = ${merchantCode} and created_at > ${since} and state in ('REJECTED', 'FAILED')`.execute(db)
  return rows.map(({ no }) => no)
}
