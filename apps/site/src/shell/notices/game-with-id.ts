import { type Game } from '@senluna/contract/play/games.ts'
import { gameIndex, gameList } from '@senluna/contract/play/lobby.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Refused } from '@senluna/web/client/call/refused.ts'

/**
 * A game by its id alone, looked up in the index of all. Throws GAME_DISABLED when the brand has no
 * such game.
 */
export async function gameWithId(gameId: string): Promise<Game> {
  const { vendors, shelves } = await call(gameIndex)
  for (const [place, gameType, games] of shelves) {
    const [, name] = games.find(([id]) => id === gameId) ?? []
    const [vendorCode] = vendors[place] ?? []
    if (name === undefined || vendorCode === undefined) continue
    const { list } = await call(gameList, { query: { gameType, vendorCode, q: name.slice(0, 80), pageSize: '20' } })
    const game = list.find((row) => row.gameId === gameId)
    if (game) return game
  }
  throw new Refused('GAME_DISABLED')
}
