import { findGame } from '@senluna/games/lottery/rules/index.ts'
import { nameOf } from './names.ts'

/** A game by its name, one of two stations too. A part of its own: the rules come along with it. */
export function GameName({ code }: { code: string }) {
  const game = findGame(code)
  return game ? nameOf(game) : code
}
