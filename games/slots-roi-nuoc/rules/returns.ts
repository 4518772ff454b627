import { fraction, minus, over, plus, times, type Fraction } from '@senluna/kit/games/fraction.ts'
import { UNITS } from './configuration.ts'
import type { Cycle } from './full-cycle.ts'

/** What a mode returns per paid spin, as exact fractions of what it costs. */
export interface Returns {
  rtp: Fraction
  /** The variance of the return of one paid spin. */
  variance: Fraction
  hitRate: Fraction
  featureEvery: Fraction
  /** The largest win of its paid spin alone. */
  largest: Fraction
  /** What one free spin is worth with those it leads to, in bets. */
  freeSpinValue: Fraction
}

const ONE: Fraction = { numerator: 1n, denominator: 1n }

/**
 * Works out what the endless game returns from the sums over two cycles, of the paid spin and of
 * the free one.
 *
 * A free spin is worth Z = w' plus s' further copies of Z: E[Z] = E[w'] / (1 − E[s']) and Var Z =
 * Var(w' + s'·E[Z]) / (1 − E[s']). A paid spin is X = w plus s copies of Z: E[X] = E[w] +
 * E[s]·E[Z], Var X = Var(w + s·E[Z]) + E[s]·Var Z. Both are then counted in prices. The cap is left
 * out. Throws RangeError when free spins would never end.
 */
export function returnsOf(paid: Cycle, free: Cycle, priceX100: number): Returns {
  if (free.s >= free.combinations) throw new RangeError('every spin gives a free spin or more: no round would end')
  const bets = (cycle: Cycle, sum: bigint, power: number) =>
    fraction(sum, cycle.combinations * BigInt(UNITS) ** BigInt(power))
  const ending = minus(ONE, bets(free, free.s, 0))
  const value = over(bets(free, free.u, 1), ending)
  /** Var(w + s·E[Z]), from the second moments less the square of the first. */
  const spread = (cycle: Cycle) => {
    const second = plus(
      plus(bets(cycle, cycle.uu, 2), times(times(fraction(2n, 1n), value), bets(cycle, cycle.us, 1))),
      times(times(value, value), bets(cycle, cycle.ss, 0)),
    )
    const first = plus(bets(cycle, cycle.u, 1), times(value, bets(cycle, cycle.s, 0)))
    return minus(second, times(first, first))
  }
  const price = fraction(BigInt(priceX100), 100n)
  const mean = plus(bets(paid, paid.u, 1), times(value, bets(paid, paid.s, 0)))
  const variance = plus(spread(paid), times(bets(paid, paid.s, 0), over(spread(free), ending)))
  return {
    rtp: over(mean, price),
    variance: over(variance, times(price, price)),
    hitRate: fraction(paid.hits, paid.combinations),
    featureEvery: fraction(paid.combinations, paid.features),
    largest: over(fraction(BigInt(paid.largest), BigInt(UNITS)), price),
    freeSpinValue: value,
  }
}
