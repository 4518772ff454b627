import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { openIn } from '../list/regions.ts'

/** The vendors of a brand that are open and listed. */
export async function openVendors(
  db: Db,
  merchantCode: MerchantCode,
): Promise<{ vendorCode: string; display_name: string }[]> {
  const { rows } = await sql<{ vendorCode: string; display_name: string }>`
    select vassalage as "vendorCode", display_name from catalog.vendor where merchant_id = ${merchantCode} and enabled and listed order by vassalage`.execute(
    db,
  )
  return rows
}

/** The games of a brand that are open in a country. */
export async function openGames(
  db: Db,
  merchantCode: MerchantCode,
  country: string,
): Promise<{ game_id: string; name: string; vendorCode: string; game_type: GameType; plays: bigint }[]> {
  const { rows } = await sql<{ game_id: string; name: string; vendorCode: string; game_type: GameType; plays: bigint }>`
    select g.game_id, g.name, g.vassalage as "vendorCode", g.game_type, g.plays from catalog.game g
    where g.merchant_id = ${merchantCode} and g.enabled and ${openIn(country)} order by (not g.own), g.folded, g.game_id`.execute(
    db,
  )
  return rows
}
