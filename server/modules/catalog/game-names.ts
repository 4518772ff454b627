import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** The names of a brand's games by id. A game that left the catalogue has none. */
export async function gameNames(
  db: Db | Tx,
  merchantId: string,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (gameIds.length === 0) return new Map()
  const { rows } = await sql<{ game_id: string; name: string }>`select game_id, name from catalog.game
    where merchant_id = ${merchantId} and game_id = any (${[...new Set(gameIds)]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.game_id, row.name]))
}
