import { HOUSE_GAMES, type CertifiedGame } from '@senluna/games/rules.ts'
import { isBestPlay, theoryOf, type Theory } from '@senluna/kit/games/theory.ts'

const GAMES: ReadonlyMap<string, CertifiedGame> = new Map(HOUSE_GAMES.map((own) => [own.game.code, own]))
const NAMES: readonly string[] = [...GAMES.keys()]

/** So many choices are remembered with what they return. */
const REMEMBERED = 5_000
const known = new Map<string, Theory>()

/** Whether it is one of our own games whose rounds are counted. */
export const isCounted = (game: string): boolean => GAMES.has(game)

/** What a round returns by its choice; games of many choices are asked for the same ones. */
export function theoryFor(game: string, choice: string | undefined): Theory | undefined {
  const own = GAMES.get(game)
  if (!own) return undefined
  // What a run returns does not hang on its moves.
  const name = `${game} ${'judge' in own.game ? '' : (choice ?? '')}`
  const before = known.get(name)
  if (before) return before
  const theory = theoryOf(own, choice)
  if (known.size >= REMEMBERED) known.clear()
  known.set(name, theory)
  return theory
}

/** Whether its theory is that of best play. */
export function ofBestPlay(game: string): boolean {
  const own = GAMES.get(game)
  return own !== undefined && isBestPlay(own.game)
}

/** Every game and mode whose play is watched, in the order of our list. */
export const MODES: readonly { game: string; mode: string }[] = NAMES.flatMap((game) =>
  (GAMES.get(game)?.game.modes?.map(({ choice }) => choice) ?? ['']).map((mode) => ({ game, mode })),
)

/** What a mode returns by its certificate, for one that nobody has played. */
export function certifiedMean(game: string, mode: string): number {
  const certificate = GAMES.get(game)?.certificate
  const figures = certificate?.modes?.find(({ choice }) => choice === mode) ?? certificate
  return Number(figures?.rtp.decimal ?? 0)
}
