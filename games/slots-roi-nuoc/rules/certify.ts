import { at } from '@senluna/kit/assert.ts'
import type { Certificate, ModeCertificate } from '@senluna/kit/games/game.ts'
import { capChances, mostAt, type SpinShare } from '@senluna/kit/games/chance/cap-chance.ts'
import { decimal, fraction, rootDecimal, written } from '@senluna/kit/games/fraction.ts'
import { modeOf } from '@senluna/kit/games/modes.ts'
import { UNITS, type WaysMode } from './configuration.ts'
import { fullCycle, type Cycle } from './full-cycle.ts'
import { returnsOf } from './returns.ts'
import type { WaysGame } from './ways.ts'

/**
 * Computes a ways slot's certificate over the full cycle of each of its modes, decimals rounded
 * half up.
 *
 * `configurationHash` is the SHA-256 of the canonical configuration; it comes as an argument
 * because rules have no hash of their own. Takes a second or two.
 */
export function certify({ code, configuration }: WaysGame, configurationHash: string): Certificate {
  const base = modeOf(configuration.modes, 'base')
  const free = fullCycle(configuration, base.stops, configuration.freeWild)
  const { capMultiple } = configuration
  const chanceOf = capChances(sharesOf(free), capMultiple * UNITS)
  const modes = configuration.modes.map((mode) => {
    const paid = fullCycle(configuration, mode.stops, 1)
    const most = mostAt(fraction(BigInt(capMultiple) * 100n, BigInt(mode.priceX100)), chanceOf(sharesOf(paid)))
    return { ...certifyMode(mode, paid, free), most }
  })
  const { rtp, hitRate, deviation, cycle, largestBaseWin, most, featureEvery } = at(modes, 0)
  return {
    game: code,
    configurationHash,
    rtp,
    hitRate,
    deviation,
    cycle,
    largestBaseWin,
    most,
    ...(featureEvery === undefined ? {} : { featureEvery }),
    modes,
  }
}

/** The figures of one mode, from the sums over its paid spin and over a free spin. */
export function certifyMode({ choice, priceX100 }: WaysMode, paid: Cycle, free: Cycle): ModeCertificate {
  const returns = returnsOf(paid, free, priceX100)
  return {
    choice,
    priceX100,
    rtp: written(returns.rtp),
    hitRate: written(returns.hitRate),
    deviation: rootDecimal(returns.variance, 5),
    cycle: paid.combinations.toString(),
    largestBaseWin: decimal(returns.largest, 2),
    featureEvery: decimal(returns.featureEvery, 3),
  }
}

/** What a spin of a cycle comes to, by its pay and the free spins it gives. */
function sharesOf({ paying, combinations }: Cycle): readonly SpinShare[] {
  const all = Number(combinations)
  return [...paying].flatMap(([spins, tally]) =>
    Array.from(tally).flatMap((times, units) => (times === 0 ? [] : [{ units, spins, chance: times / all }])),
  )
}
