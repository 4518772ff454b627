import type { Certificate } from '@senluna/kit/games/game.ts'
import { decimal, rootDecimal, written } from '@senluna/kit/games/fraction.ts'
import { fullCycle, type Cycle } from './full-cycle.ts'
import { returnsOf } from './returns.ts'
import type { SlotGame } from './slot.ts'

/**
 * Computes a slot's certificate over its full cycle, decimals rounded half up.
 *
 * `configurationHash` is the SHA-256 of the canonical configuration; it comes as an argument
 * because rules have no hash of their own. `cycle` saves working the cycle out again.
 */
export function certify(
  game: SlotGame,
  configurationHash: string,
  cycle: Cycle = fullCycle(game.configuration),
): Certificate {
  const returns = returnsOf(cycle, game.configuration)
  return {
    game: game.code,
    configurationHash,
    rtp: written(returns.rtp),
    hitRate: written(returns.hitRate),
    deviation: rootDecimal(returns.variance, 5),
    cycle: cycle.combinations.toString(),
    largestBaseWin: decimal(returns.largestBaseWin, 1),
    featureEvery: decimal(returns.featureEvery, 3),
  }
}
