import type { Certificate, HouseGame } from './game.ts'
import { isInstant, returnOf, type Share } from './instant.ts'
import { isPlanned, isRunGame } from './run.ts'
import { isTableGame, tableReturns } from './table.ts'

/** What a round returns in theory, as multiples of its stake. */
export interface Theory {
  /** The bet mode it was played in; empty for a game without any. */
  mode: string
  mean: number
  /** Absent where it follows from how the player goes on: it is measured then. */
  variance: number | undefined
}

/**
 * What a round of a game returns by its choice: of a slot by the mode's certificate, of a game of
 * one step and of a table exactly by what was chosen, of a game of moves by its certificate.
 * Throws RangeError for no choice of the game.
 */
export function theoryOf(
  { game, certificate }: { game: HouseGame; certificate: Certificate },
  choice: string | undefined,
): Theory {
  if (isTableGame(game)) return { mode: '', ...tableReturns(game, choice ?? game.first) }
  if (isInstant(game)) return { mode: '', ...momentsOf(game.sharesOf(choice ?? game.choosing.first)) }
  if (isRunGame(game)) return { mode: '', mean: Number(certificate.rtp.decimal), variance: undefined }
  const mode = game.modes ? (choice ?? '') : ''
  const figures = game.modes ? certificate.modes?.find((known) => known.choice === mode) : certificate
  if (!figures) throw new RangeError(`${game.code} has no mode "${mode}"`)
  return { mode, mean: Number(figures.rtp.decimal), variance: Number(figures.deviation) ** 2 }
}

/**
 * Whether a game's return is that of its best play: players can do worse than it says, never
 * better.
 */
export const isBestPlay = (game: HouseGame): boolean => isRunGame(game) && !isPlanned(game)

/** Mean and variance of what some outcomes return. */
function momentsOf(shares: readonly Share[]): Pick<Theory, 'mean'> & { variance: number } {
  const { returned, ways } = returnOf(shares)
  const all = Number(ways)
  const mean = Number(returned) / all / 10_000
  const squares = shares.reduce((sum, share) => sum + (Number(share.ways) / all) * (share.timesX10000 / 10_000) ** 2, 0)
  return { mean, variance: squares - mean ** 2 }
}
