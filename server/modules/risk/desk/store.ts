import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Waiting } from '../../../platform/waiting.ts'

/** Cases that nobody has decided. */
export async function waitingCases(db: Db, merchantCode: MerchantCode): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(created_at) as oldest
    from risk."case" where merchant_id = ${merchantCode} and state in ('OPEN', 'INVESTIGATING')`.execute(db)
  return rows[0]!
}
