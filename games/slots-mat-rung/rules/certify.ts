import { at } from '@senluna/kit/assert.ts'
import { mostAt } from '@senluna/kit/games/chance/cap-chance.ts'
import { decimal, fraction, rootDecimal, written } from '@senluna/kit/games/fraction.ts'
import type { Certificate, ModeCertificate } from '@senluna/kit/games/game.ts'
import type { HiveConfiguration, HiveMode } from './configuration.ts'
import { capChance, freeFields, paidFields, returnsOf, type Fields, type Paying } from './exact.ts'
import type { HiveGame } from './hive.ts'

/**
 * Computes a hive's certificate, each mode exactly over every field, decimals rounded half up.
 *
 * `configurationHash` is the SHA-256 of the canonical configuration; it comes as an argument
 * because rules have no hash of their own. Takes some three seconds.
 */
export function certify({ code, configuration }: HiveGame, configurationHash: string): Certificate {
  const free = freeFields(configuration)
  const paid = paidFields(configuration)
  const modes = configuration.modes.map((mode) => certifyMode(configuration, mode, paid.get(mode.set)!, free))
  const { choice: _, priceX100: __, ...figures } = at(modes, 0)
  return { game: code, configurationHash, ...figures, modes }
}

function certifyMode(configuration: HiveConfiguration, mode: HiveMode, fields: Fields, free: Paying): ModeCertificate {
  const returns = returnsOf(configuration, mode, fields, free)
  return {
    choice: mode.choice,
    priceX100: mode.priceX100,
    rtp: written(returns.rtp),
    hitRate: written(returns.hitRate),
    deviation: rootDecimal(returns.variance, 5),
    cycle: returns.cycle.toString(),
    largestBaseWin: decimal(returns.largest, 2),
    most: mostAt(
      fraction(BigInt(configuration.capMultiple) * 100n, BigInt(mode.priceX100)),
      capChance(configuration, mode, fields, free),
    ),
    featureEvery: decimal(returns.featureEvery, 3),
  }
}
