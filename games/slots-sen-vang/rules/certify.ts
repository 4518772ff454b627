import type { Certificate } from '@senluna/kit/games/game.ts'
import { capChances, mostAt, type SpinShare } from '@senluna/kit/games/chance/cap-chance.ts'
import { decimal, fraction, rootDecimal, written } from '@senluna/kit/games/fraction.ts'
import { freeSpinsIn, unitsIn } from './fast-spin.ts'
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
    most: mostAt(fraction(BigInt(game.capMultiple), 1n), capChance(cycle, game)),
    featureEvery: decimal(returns.featureEvery, 3),
  }
}

/** How likely a paid spin and all free spins it leads to come to the cap. */
function capChance({ spins, combinations }: Cycle, { configuration, capMultiple }: SlotGame): number {
  const { lineBets, freeSpinMultiplier } = configuration
  const all = Number(combinations)
  const paying = [...spins].map(([spin, times]): SpinShare => ({
    units: unitsIn(spin),
    spins: freeSpinsIn(spin),
    chance: times / all,
  }))
  const chance = paying.reduce((rest, share) => rest - share.chance, 1)
  const paid = [...paying, { units: 0, spins: 0, chance }]
  const free = paid.map((share) => ({ ...share, units: share.units * freeSpinMultiplier }))
  return capChances(free, capMultiple * lineBets)(paid)
}
