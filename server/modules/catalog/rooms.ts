import type { roomList } from '@senluna/contract/play/lobby.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { toDigits } from '@senluna/contract/wire.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { ART_VERSION } from './art/art-version.ts'
import { openIn } from './list/regions.ts'

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

/** The rooms of a vendor. Refuses GAME_DISABLED when the brand has no such vendor. */
export async function roomsOf(
  db: Db,
  brand: Pick<Brand, 'merchantCode' | 'closed'>,
  question: QueryOf<typeof roomList>,
  country: string,
): Promise<ReplyOf<typeof roomList>> {
  const merchantCode = brand.merchantCode
  const vendor = await sql`select from catalog.vendor
    where merchant_id = ${merchantCode} and vassalage = ${question.vassalage} and enabled`.execute(db)
  if (vendor.rows.length === 0) throw new Refusal('GAME_DISABLED')
  const { rows } = await sql<RoomRow>`
    select r.room_id, g.game_type, r.node_id, r.name, r.scene, r.min_bet, r.max_bet, (r.maintenance or g.maintenance or v.maintenance) as maintenance
    from catalog.room r
      join catalog.game g on g.merchant_id = r.merchant_id and g.game_id = r.game_id and g.enabled and ${openIn(country)}
      join catalog.vendor v on v.merchant_id = r.merchant_id and v.vassalage = r.vassalage
    where r.merchant_id = ${merchantCode} and r.vassalage = ${question.vassalage}
      and (${question.gameType ?? null}::text is null or r.game_type = ${question.gameType ?? null})
    order by r.sort, r.room_id`.execute(db)
  const list = rows.map((row) => ({
    roomId: row.room_id,
    nodeId: row.node_id,
    name: row.name,
    icon: `/art/${row.scene}.svg?v=${ART_VERSION}`,
    minBet: toDigits(row.min_bet),
    maxBet: toDigits(row.max_bet),
    maintenance:
      row.maintenance || isClosed(brand, { gameType: row.game_type, vassalage: question.vassalage })
        ? (1 as const)
        : (0 as const),
  }))
  return { list }
}
