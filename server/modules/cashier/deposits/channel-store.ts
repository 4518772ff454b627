import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** The code of the first channel by which a chain's money comes in; undefined without one. */
export async function channelOfChain(
  db: Db | Tx,
  merchantCode: MerchantCode,
  chain: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`select code from cashier.deposit_channel
    where merchant_id = ${merchantCode} and settings ->> 'chain' = ${chain} order by priority, code limit 1`.execute(db)
  return rows[0]?.code
}
