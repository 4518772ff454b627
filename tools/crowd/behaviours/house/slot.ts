import { OWN_GAMES } from '@senluna/games/own-games.ts'
import type { Behaviour } from '../behaviour.ts'
import { playHouseGame } from './house-rounds.ts'

const SLOTS = OWN_GAMES.filter(({ boards }) => boards !== undefined)

/** Plays a slot of the house for a while. */
export const slot: Behaviour = {
  name: 'slot',
  run: (guest) => playHouseGame(guest, guest.chance.pick(SLOTS)),
}
