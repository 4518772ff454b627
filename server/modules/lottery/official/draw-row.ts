import { findGame, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { type Result, ResultRefused } from '@senluna/games/lottery/rules/draws/result.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { OfficialDraw } from './draw-store.ts'

/** What belongs to a result besides its numbers: the seventh number of some games. */
export interface GivenFacts {
  bonus?: number | undefined
}

/** A result as the draw must have it; `at` names what isn't whole. */
export function readResult(
  { game: code }: OfficialDraw,
  given: unknown,
): { result: Result; at?: undefined } | { result?: undefined; at: string } {
  const game = findGame(code)
  if (!game) return { at: 'game' }
  try {
    return { result: structureOf(game).readResult(given) }
  } catch (error) {
    if (error instanceof ResultRefused) return { at: error.at }
    throw error
  }
}

/** Whether two results say the same, with what belongs to them. */
export const isSame = (
  outcome: { result: unknown; facts: GivenFacts },
  other: { result: unknown; facts: GivenFacts },
): boolean =>
  canonical([outcome.result, outcome.facts.bonus ?? null]) === canonical([other.result, other.facts.bonus ?? null])
