import { at } from '@senluna/kit/assert.ts'
import { mostAt } from '@senluna/kit/games/chance/cap-chance.ts'
import { decimal, fraction, rootDecimal, written } from '@senluna/kit/games/fraction.ts'
import type { Certificate, ModeCertificate } from '@senluna/kit/games/game.ts'
import { CELLS, UNITS, type FieldConfiguration, type FieldMode } from './configuration.ts'
import { mostOf, returnsOf } from './exact.ts'
import type { FieldGame } from './harvest.ts'

/**
 * Computes a harvest slot's certificate, each mode exactly, decimals rounded half up.
 *
 * `configurationHash` is the SHA-256 of the canonical configuration; it comes as an argument
 * because rules have no hash of their own. Takes about two seconds.
 */
export function certify({ code, configuration }: FieldGame, configurationHash: string): Certificate {
  const modes = configuration.modes.map((mode) => certifyMode(configuration, mode))
  const { choice: _, priceX100: __, ...figures } = at(modes, 0)
  return { game: code, configurationHash, ...figures, modes }
}

function certifyMode(configuration: FieldConfiguration, mode: FieldMode): ModeCertificate {
  const returns = returnsOf(configuration, mode)
  const most = mostOf(configuration, mode)
  const sum = mode.weights.reduce((total, weight) => total + BigInt(weight), 0n)
  return {
    choice: mode.choice,
    priceX100: mode.priceX100,
    rtp: written(returns.rtp),
    hitRate: written(returns.hitRate),
    deviation: rootDecimal(returns.variance, 5),
    cycle: (sum ** BigInt(CELLS - (mode.baskets ?? 0))).toString(),
    largestBaseWin: decimal(returns.largest, 2),
    most: mostAt(
      fraction(BigInt(most.units) * 100n, BigInt(UNITS * mode.priceX100)),
      Number(most.chance.numerator) / Number(most.chance.denominator),
    ),
    featureEvery: decimal(returns.featureEvery, 3),
  }
}
