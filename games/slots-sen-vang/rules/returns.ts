import type { SlotConfiguration } from './configuration.ts'
import { fraction, minus, over, plus, times, type Fraction } from '@senluna/kit/games/fraction.ts'
import type { Cycle } from './full-cycle.ts'

/** What a slot returns per paid spin, as exact fractions of the stake. */
export interface Returns {
  /** The base spin alone: lines and scatters. */
  base: Fraction
  /** Free spins given per spin. */
  freeSpins: Fraction
  /** What one free spin is worth, with all those it leads to. */
  freeSpinValue: Fraction
  rtp: Fraction
  /** The variance of the return of one paid spin. */
  variance: Fraction
  hitRate: Fraction
  /** One feature in so many paid spins. */
  featureEvery: Fraction
  largestBaseWin: Fraction
}

const ONE: Fraction = { numerator: 1n, denominator: 1n }

/**
 * Works the return of the endless game out from the sums over one cycle.
 *
 * With w the win of a spin and s the free spins it gives, a free spin is worth Z = m·w plus s
 * further copies of Z, so E[Z] = m·E[w] / (1 − E[s]) and Var Z = Var(m·w + s·E[Z]) / (1 − E[s]). A
 * paid spin is X = w plus s copies of Z: RTP = E[w] + E[s]·E[Z], Var X = Var(w + s·E[Z]) + E[s]·Var
 * Z. The cap is left out: no way of reaching it has a chance that would move a shown digit. Throws
 * RangeError when E[s] is 1 or more: then free spins would never end.
 */
export function returnsOf(cycle: Cycle, { lineBets, freeSpinMultiplier }: SlotConfiguration): Returns {
  if (cycle.s >= cycle.combinations) throw new RangeError('every spin gives a free spin or more: no round would end')
  const mean = (sum: bigint, perStake = 0) => fraction(sum, cycle.combinations * BigInt(lineBets) ** BigInt(perStake))
  const [w, s, ww, ws, ss] = [mean(cycle.u, 1), mean(cycle.s), mean(cycle.uu, 2), mean(cycle.us, 1), mean(cycle.ss)]
  const m = fraction(BigInt(freeSpinMultiplier), 1n)
  const ending = minus(ONE, s)
  const value = over(times(m, w), ending)

  /** Var(k·w + s·E[Z]), from the second moments less the square of the first. */
  const spread = (k: Fraction) => {
    const second = plus(
      plus(times(times(k, k), ww), times(times(times(k, fraction(2n, 1n)), value), ws)),
      times(times(value, value), ss),
    )
    const first = plus(times(k, w), times(s, value))
    return minus(second, times(first, first))
  }

  return {
    base: w,
    freeSpins: s,
    freeSpinValue: value,
    rtp: plus(w, times(s, value)),
    variance: plus(spread(ONE), times(s, over(spread(m), ending))),
    hitRate: mean(cycle.hits),
    featureEvery: fraction(cycle.combinations, cycle.features),
    largestBaseWin: fraction(BigInt(cycle.largest), BigInt(lineBets)),
  }
}
