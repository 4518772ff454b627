import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { iconOf } from '../game-row.ts'
import { gameNameIn } from '../names.ts'

/**
 * The names of a brand's games by id, in a language where one is said. A game that left the
 * catalogue has none.
 */
export async function gameNames(
  db: Db | Tx,
  merchantCode: MerchantCode,
  gameIds: readonly string[],
  language?: string,
): Promise<ReadonlyMap<string, string>> {
  if (gameIds.length === 0) return new Map()
  const { rows } = await sql<{ game_id: string; name: string }>`select game_id, name from catalog.game
    where merchant_id = ${merchantCode} and game_id = any (${[...new Set(gameIds)]}::text[])`.execute(db)
  return new Map(
    rows.map(({ game_id: game, name }) => [game, language === undefined ? name : gameNameIn(game, name, language)]),
  )
}

/** A game as it is named beside something else. */
export interface GameCard {
  name: string
  gameType: GameType
  icon: string
}

/** A brand's games by id. One that left the catalogue, or is switched off, has no card. */
export async function gameCards(
  db: Db,
  merchantCode: MerchantCode,
  gameIds: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, GameCard>> {
  if (gameIds.length === 0) return new Map()
  const { rows } = await sql<{ game_id: string; name: string; game_type: GameType; own: boolean }>`
    select game_id, name, game_type, own from catalog.game
    where merchant_id = ${merchantCode} and game_id = any (${[...new Set(gameIds)]}::text[]) and enabled`.execute(db)
  return new Map(
    rows.map((row) => [
      row.game_id,
      {
        name: gameNameIn(row.game_id, row.name, language),
        gameType: row.game_type,
        icon: iconOf(row.game_id, row.own),
      },
    ]),
  )
}
