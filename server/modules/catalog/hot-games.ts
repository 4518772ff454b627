import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { GAME_COLUMNS, gameOf, type GameRow } from './game-row.ts'

const MOST = 24

/** The games really played most here; none before the first play. */
export async function hotGamesOf(db: Db, merchantId: string, vassalage: string | undefined, now: Instant) {
  const { rows } = await sql<GameRow>`select ${GAME_COLUMNS}, null::boolean as favorite
    from catalog.game g join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage and v.enabled
    where g.merchant_id = ${merchantId} and g.enabled and (-g.plays) < 0
      and (${vassalage ?? null}::text is null or g.vassalage = ${vassalage ?? null})
    order by (-g.plays), (not g.own), g.folded, g.game_id limit ${MOST}`.execute(db)
  return { list: rows.map((row) => gameOf(row, now)) }
}
