import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'
import { openIn } from '../regions.ts'
import { GAME_COLUMNS, gameOf, type GameRow } from '../../game-row.ts'

const MOST = 24

/**
 * The games really played most here, then those the operator marked as hot.
 *
 * Nothing else fills the list up: before the first play and without a mark it is empty.
 */
export async function hotGamesOf(
  db: Db,
  merchantCode: MerchantCode,
  vendorCode: string | undefined,
  country: string,
  now: Instant,
) {
  const from = sql`from catalog.game g
    join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage and v.enabled and v.listed
    where g.merchant_id = ${merchantCode} and g.enabled and ${openIn(country)} and (${vendorCode ?? null}::text is null or g.vassalage = ${vendorCode ?? null})`
  const { rows } = await sql<GameRow>`
    (select ${GAME_COLUMNS}, null::boolean as favorite ${from} and g.plays > 0
      order by (-g.plays), (not g.own), md5(g.game_id), g.game_id limit ${MOST})
    union all
    (select ${GAME_COLUMNS}, null::boolean as favorite ${from} and g.hot and g.plays = 0
      order by (not g.own), g.folded, g.game_id limit ${MOST})`.execute(db)
  return { list: rows.slice(0, MOST).map((row) => gameOf(row, now)) }
}
