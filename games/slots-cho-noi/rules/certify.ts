import type { Certificate } from '@senluna/kit/games/game.ts'
import { decimal, fraction, rootDecimal, written, type Fraction } from '@senluna/kit/games/fraction.ts'
import { UNITS } from './configuration.ts'
import { firstDrop } from './exact.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { sample, type Sample } from './sample.ts'
import type { TumbleGame } from './tumble.ts'

/** So many rounds tell the return to a tenth of a percent. */
export const ROUNDS = 200_000_000
export const SEED = 20_261_127

/**
 * Computes a tumble's certificate: the hit rate exactly, the rest over a sample that the same seed
 * always gives again, decimals rounded half up.
 *
 * There are too many ways to tumble for a full cycle. `sampled` says how far the return can be from
 * the true one: its standard error. `configurationHash` is the SHA-256 of the canonical
 * configuration; it comes as an argument because rules have no hash of their own. `sums` saves the
 * four minutes of the sample.
 */
export function certify(
  game: TumbleGame,
  configurationHash: string,
  sums: Sample = sample(game.configuration, sampleDraws(SEED), ROUNDS),
): Certificate {
  const { ways, hits } = firstDrop(game.configuration)
  const rounds = BigInt(sums.rounds)
  const { rtp, variance } = returnsOf(sums)
  return {
    game: game.code,
    configurationHash,
    rtp: written(rtp),
    hitRate: written(hits),
    deviation: rootDecimal(variance, 3),
    cycle: ways.toString(),
    largestBaseWin: String(game.capMultiple),
    featureEvery: decimal(fraction(rounds, BigInt(sums.features)), 2),
    sampled: {
      rounds: rounds.toString(),
      error: rootDecimal(fraction(variance.numerator, variance.denominator * rounds), 5),
      largest: decimal(fraction(BigInt(sums.largest), BigInt(UNITS)), 2),
    },
  }
}

/** The mean and the variance of what a paid round of the sample returned, in stakes. */
export function returnsOf(sums: Sample): { rtp: Fraction; variance: Fraction } {
  const [rounds, units] = [BigInt(sums.rounds), BigInt(sums.units)]
  const scale = BigInt(UNITS)
  return {
    rtp: fraction(units, rounds * scale),
    variance: fraction(BigInt(sums.squares) * rounds - units * units, rounds * rounds * scale * scale),
  }
}
