import { createHash } from 'node:crypto'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { gameIndex } from '@senluna/contract/play/lobby.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Db } from '../../platform/database/db.ts'
import { gameNameIn, vendorNameIn } from './names.ts'
import { openVendors, openGames } from './queries/game-index.ts'

type Index = ReplyOf<typeof gameIndex>

/**
 * Every game of a brand on the shelf of its vendor and category, and a tag that changes with them.
 */
export async function indexOf(
  db: Db,
  merchantCode: MerchantCode,
  country: string,
  language: string,
): Promise<{ index: Index; tag: string }> {
  const vendors = await openVendors(db, merchantCode)
  const place = new Map(vendors.map(({ vendorCode }, nth) => [vendorCode, nth]))
  const rows = await openGames(db, merchantCode, country)
  const shelves = new Map<string, Index['shelves'][number]>()
  for (const row of rows) {
    const vendor = place.get(row.vendorCode)
    if (vendor === undefined) continue
    const name = `${vendor} ${row.game_type}`
    const shelf = shelves.get(name) ?? [vendor, row.game_type, []]
    shelves.set(name, shelf)
    const heat = heatOf(row.plays)
    const shown = gameNameIn(row.game_id, row.name, language)
    shelf[2].push(heat === 0 ? [row.game_id, shown] : [row.game_id, shown, heat])
  }
  const index: Index = {
    vendors: vendors.map(({ vendorCode, display_name }) => [
      vendorCode,
      vendorNameIn(vendorCode, display_name, language),
    ]),
    shelves: [...shelves.values()],
  }
  const tag = `"${createHash('sha256').update(JSON.stringify(index)).digest('base64url').slice(0, 22)}"`
  return { index, tag }
}

/** The number of binary digits of a count: 0, 1, 2, 2, 3, 3, 3, 3, 4 … */
const heatOf = (plays: bigint): number => (plays === 0n ? 0 : plays.toString(2).length)
