import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { GameType } from '@senluna/kit/product.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** The type of a vendor's first game; undefined for a vendor without games. */
export async function gameTypeOfVendor(
  db: Db | Tx,
  merchantCode: MerchantCode,
  vendorCode: string,
): Promise<GameType | undefined> {
  const { rows } = await sql<{ game_type: GameType }>`select game_type from catalog.game
    where merchant_id = ${merchantCode} and vassalage = ${vendorCode} order by game_id limit 1`.execute(db)
  return rows[0]?.game_type
}
