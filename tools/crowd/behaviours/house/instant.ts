import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { isInstant } from '@senluna/kit/games/instant.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'
import type { Behaviour } from '../behaviour.ts'
import { playHouseGame } from './house-rounds.ts'

const INSTANT = OWN_GAMES.filter(({ game }) => isInstant(game))

/** Plays a game of one step for a while: dice and its like. */
export const instant: Behaviour = {
  name: 'instant',
  run: (guest) => playHouseGame(guest, guest.chance.pick(INSTANT)),
}

const TABLES = OWN_GAMES.filter(({ game }) => isTableGame(game))

/** Sits at a table at their own pace: roulette and baccarat. */
export const table: Behaviour = {
  name: 'table',
  run: (guest) => playHouseGame(guest, guest.chance.pick(TABLES)),
}

const RUNS = OWN_GAMES.filter(({ someRun }) => someRun !== undefined)

/** Plays a game of several moves for a while: mines and its like. */
export const run: Behaviour = {
  name: 'run',
  run: (guest) => playHouseGame(guest, guest.chance.pick(RUNS)),
}
