import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../platform/database/db.ts'

/** The last day whose end of a brand's chain was written down. */
export async function lastRootDay(db: Db, merchantCode: MerchantCode): Promise<string | undefined> {
  const { rows } = await sql<{
    day: string | null
  }>`select max(day)::text as day from audit.root where merchant_id = ${merchantCode}`.execute(db)
  return rows[0]?.day ?? undefined
}
