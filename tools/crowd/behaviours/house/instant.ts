import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { isInstant } from '@senluna/kit/games/instant.ts'
import type { Behaviour } from '../behaviour.ts'
import { playHouseGame } from './house-rounds.ts'

const INSTANT = OWN_GAMES.filter(({ game }) => isInstant(game))

/** Plays a game of one step for a while: dice and its like. */
export const instant: Behaviour = {
  name: 'instant',
  run: (guest) => playHouseGame(guest, guest.chance.pick(INSTANT)),
}

const RUNS = OWN_GAMES.filter(({ someRun }) => someRun !== undefined)

/** Plays a game of several moves for a while: mines and its like. */
export const run: Behaviour = {
  name: 'run',
  run: (guest) => playHouseGame(guest, guest.chance.pick(RUNS)),
}
