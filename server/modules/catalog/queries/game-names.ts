import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { iconOf } from '../game-row.ts'
import { isUncatalogued, stationsOf } from '@senluna/games/rules.ts'
import { gameNameIn, ownNameOf } from '../names.ts'

/**
 * The names of a brand's games by id, in a language where one is said. A game that left the
 * catalogue has none; one of two stations and one that hangs on others never stand in it.
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
  return new Map([
    ...gameIds.flatMap((game) => {
      const name = isUncatalogued(game) ? ownNameOf(game, language) : undefined
      return name === undefined ? [] : [[game, name] as const]
    }),
    ...rows.map(
      ({ game_id: game, name }) => [game, language === undefined ? name : gameNameIn(game, name, language)] as const,
    ),
  ])
}

/** A game as it is named beside something else. */
export interface GameCard {
  name: string
  gameType: GameType
  icon: string
}

/**
 * A brand's games by id. One that left the catalogue, or is switched off, has no card; one of two
 * stations has the first one's, under its own name, while both are switched on.
 */
export async function gameCards(
  db: Db,
  merchantCode: MerchantCode,
  gameIds: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, GameCard>> {
  if (gameIds.length === 0) return new Map()
  const pairs = gameIds.filter((game) => stationsOf(game).length > 0)
  const { rows } = await sql<{ game_id: string; name: string; game_type: GameType; own: boolean }>`
    select game_id, name, game_type, own from catalog.game
    where merchant_id = ${merchantCode}
      and game_id = any (${[...new Set([...gameIds, ...pairs.flatMap(stationsOf)])]}::text[]) and enabled`.execute(db)
  const cards = new Map<string, GameCard>(
    rows.map((row) => [
      row.game_id,
      {
        name: gameNameIn(row.game_id, row.name, language),
        gameType: row.game_type,
        icon: iconOf(row.game_id, row.own),
      },
    ]),
  )
  for (const pair of pairs) {
    const [card, ...others] = stationsOf(pair).map((station) => cards.get(station))
    const name = ownNameOf(pair, language)
    if (card && name !== undefined && others.every(Boolean)) cards.set(pair, { ...card, name })
  }
  return cards
}
