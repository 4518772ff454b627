import type { roomList } from '@senluna/contract/play/lobby.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import { toDigits } from '@senluna/contract/wire.ts'
import type { Db } from '../../platform/database/db.ts'
import { ART_VERSION } from './art/art-version.ts'
import { hasVendor, listRooms } from './queries/rooms.ts'

/** The rooms of a vendor. Refuses GAME_DISABLED when the brand has no such vendor. */
export async function roomsOf(
  db: Db,
  brand: Pick<Brand, 'merchantCode' | 'closed'>,
  question: QueryOf<typeof roomList>,
  country: string,
): Promise<ReplyOf<typeof roomList>> {
  const merchantCode = brand.merchantCode
  const vendor = await hasVendor(db, merchantCode, question.vendorCode)
  if (!vendor) throw new Refusal('GAME_DISABLED')
  const rows = await listRooms(db, {
    country,
    merchantCode,
    vendorCode: question.vendorCode,
    gameType: question.gameType,
  })
  const list = rows.map((row) => ({
    roomId: row.room_id,
    nodeId: row.node_id,
    name: row.name,
    icon: `/art/${row.scene}.svg?v=${ART_VERSION}`,
    minBet: toDigits(row.min_bet),
    maxBet: toDigits(row.max_bet),
    maintenance:
      row.maintenance || isClosed(brand, { gameType: row.game_type, vendorCode: question.vendorCode })
        ? (1 as const)
        : (0 as const),
  }))
  return { list }
}
