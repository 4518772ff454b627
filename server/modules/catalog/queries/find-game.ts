import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { FROZEN } from '../frozen-store.ts'

/** What opening a game needs to know of it. */
export interface LaunchableGame {
  gameId: string
  nodeId: string
  name: string
  vendorCode: string
  vendorName: string
  gameType: GameType
  own: boolean
  demo: boolean
  maintenance: boolean
  /** Whether no new round of it begins: two people froze it. */
  frozen: boolean
  /**
   * Where it may be played: everywhere (ALL), only in these countries (ONLY), everywhere but in
   * them (EXCEPT).
   */
  regionKind: 'ALL' | 'ONLY' | 'EXCEPT'
  regions: readonly string[]
}

/** Where a game may be played. */
export type Where = Pick<LaunchableGame, 'regionKind' | 'regions'>

/**
 * Whether a game may be played in a country; where nobody knows the country, what is for some only
 * is shut.
 */
export const isOpenIn = ({ regionKind, regions }: Where, country: string): boolean =>
  regionKind === 'ALL' || (regionKind === 'ONLY') === regions.includes(country)

/**
 * The game somebody wants to open, by its id or by a room of it; nothing when the brand has it not
 * or not switched on.
 *
 * A room under maintenance makes its game so.
 */
export async function findGame(
  db: Db,
  merchantCode: MerchantCode,
  wanted: { vendorCode: string; gameId?: string | undefined; roomId?: string | undefined },
): Promise<LaunchableGame | undefined> {
  if (![wanted.vendorCode, wanted.gameId ?? wanted.roomId ?? ''].every((code) => /^[A-Za-z0-9_-]{1,80}$/.test(code)))
    return undefined
  const { rows } = await sql<LaunchableGame>`
    select g.game_id as "gameId", g.node_id as "nodeId", g.name, g.vassalage as "vendorCode", v.display_name as "vendorName", g.game_type as "gameType",
      g.own, g.demo, g.region_kind as "regionKind", g.regions, (g.maintenance or v.maintenance or coalesce(r.maintenance, false)) as maintenance, ${FROZEN} as frozen
    from catalog.game g
      join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage and v.enabled
      left join catalog.room r on r.merchant_id = g.merchant_id and r.vassalage = g.vassalage and r.game_id = g.game_id and r.room_id = ${wanted.roomId ?? null}
    where g.merchant_id = ${merchantCode} and g.vassalage = ${wanted.vendorCode} and g.enabled
      and (g.game_id = ${wanted.gameId ?? null} or (${wanted.gameId ?? null}::text is null and r.room_id is not null))`.execute(
    db,
  )
  return rows[0]
}
