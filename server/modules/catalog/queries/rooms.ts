import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { FROZEN } from '../frozen-store.ts'
import { openIn } from '../list/regions.ts'
import type { GameType } from '@senluna/kit/product.ts'

interface RoomRow {
  room_id: string
  node_id: string
  name: string
  scene: string
  min_bet: bigint
  max_bet: bigint
  maintenance: boolean
  game_type: GameType
}

/** Whether a brand has the vendor. */
export async function hasVendor(db: Db, merchantCode: MerchantCode, vendorCode: string): Promise<boolean> {
  const { rows } = await sql`select from catalog.vendor
    where merchant_id = ${merchantCode} and vassalage = ${vendorCode} and enabled`.execute(db)
  return rows.length > 0
}

/** A vendor's rooms that are open in a country. */
export async function listRooms(
  db: Db,
  {
    country,
    merchantCode,
    vendorCode,
    gameType,
  }: { country: string; merchantCode: MerchantCode; vendorCode: string; gameType: string | undefined },
): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select r.room_id, g.game_type, r.node_id, r.name, r.scene, r.min_bet, r.max_bet, (r.maintenance or g.maintenance or v.maintenance or ${FROZEN}) as maintenance
    from catalog.room r
      join catalog.game g on g.merchant_id = r.merchant_id and g.game_id = r.game_id and g.enabled and ${openIn(country)}
      join catalog.vendor v on v.merchant_id = r.merchant_id and v.vassalage = r.vassalage
    where r.merchant_id = ${merchantCode} and r.vassalage = ${vendorCode}
      and (${gameType ?? null}::text is null or r.game_type = ${gameType ?? null})
    order by r.sort, r.room_id`.execute(db)
  return rows
}
