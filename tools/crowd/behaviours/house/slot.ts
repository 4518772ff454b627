import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { isInstant } from '@senluna/kit/games/instant.ts'
import { isRunGame } from '@senluna/kit/games/run.ts'
import type { Behaviour } from '../behaviour.ts'
import { playHouseGame } from './house-rounds.ts'

const SLOTS = OWN_GAMES.filter(({ game }) => !isInstant(game) && !isRunGame(game))

/** Plays a slot of the house for a while. */
export const slot: Behaviour = {
  name: 'slot',
  run: (guest) => playHouseGame(guest, guest.chance.pick(SLOTS)),
}
