import { at } from '@senluna/kit/assert.ts'
import { GAMBLE_CHOICES } from '@senluna/kit/games/gamble.ts'
import type { SideGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { names } from './names.ts'
import { doubleUp as game } from './rules/index.ts'

/** What a slot's win is gambled by: it hangs on that round and is opened by nobody. */
export const doubleUp: SideGame = {
  game,
  certificate,
  names,
  choiceInWords: (choice, { say }) => say(`game.gamble.${choice}`),
  someChoice: (below) => at(GAMBLE_CHOICES, below(GAMBLE_CHOICES.length)),
}
