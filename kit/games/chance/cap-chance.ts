import { decimal, type Fraction } from '../fraction.ts'
import { transform } from './fourier.ts'

/** What a spin may come to: so many units paid, so many free spins given, and how likely. */
export interface SpinShare {
  units: number
  spins: number
  chance: number
}

/** How far below the most they can carry weights are raised: e^20 keeps eight digits and more. */
const MARGIN = 20

/**
 * How likely a paid round comes to `cap` units or more, where free spins may give free spins
 * without end: what is asked for each kind of paid spin.
 *
 * A free spin is worth Z, whose generating function solves G(x) = Σ F_s(x)·G(x)^s, a paid round
 * Σ B_s(x)·G(x)^s. Both are taken at the points of a Fourier transform, whose coefficients are the
 * chances of each sum. Large sums are far too rare for floating point: every unit is weighed up
 * first (x = e^tilt·ω), as far as the sum of free spins still converges, and the chances down
 * again. Good for six digits.
 */
export function capChances(free: readonly SpinShare[], cap: number): (paid: readonly SpinShare[]) => number {
  const tilt = furthest(free) - MARGIN / cap
  const largest = Math.max(...free.map(({ units }) => units))
  const size = 2 ** Math.ceil(Math.log2(2 * Math.max(cap, largest)))
  const { re, im } = worthOf(free, tilt, size)
  return (paid) => {
    const [sumRe, sumIm] = [new Float64Array(size), new Float64Array(size)]
    for (const { spins, re: termRe, im: termIm } of termsOf(paid, tilt, size)) {
      for (let at = 0; at <= size / 2; at++) {
        const [powRe, powIm] = power(re[at]!, im[at]!, spins)
        sumRe[at]! += termRe[at]! * powRe - termIm[at]! * powIm
        sumIm[at]! += termRe[at]! * powIm + termIm[at]! * powRe
      }
    }
    // Back again: the transform of the conjugate. What is real has the second half as the mirror of
    // the first.
    for (let at = 0; at <= size / 2; at++) {
      const mirrored = (size - at) % size
      sumRe[mirrored] = sumRe[at]!
      sumIm[mirrored] = sumIm[at]!
      if (at !== mirrored) sumIm[at] = -sumIm[at]!
    }
    transform(sumRe, sumIm)
    const chanceOf = (units: number) => (sumRe[units]! / size) * Math.exp(-tilt * units)
    let sum = 0
    if (tilt > 0) {
      for (let units = size - 1; units >= cap; units--) sum += chanceOf(units)
      return sum
    }
    for (let units = 0; units < cap; units++) sum += chanceOf(units)
    return 1 - sum
  }
}

/** Spins that give so many free spins: what they pay, each unit weighed up, transformed. */
interface Term {
  spins: number
  re: Float64Array
  im: Float64Array
}

function termsOf(shares: readonly SpinShare[], tilt: number, size: number): readonly Term[] {
  const terms = new Map<number, Term>()
  for (const { units, spins, chance } of shares) {
    const term = terms.get(spins) ?? { spins, re: new Float64Array(size), im: new Float64Array(size) }
    terms.set(spins, term)
    if (units >= size) throw new RangeError('a paid spin pays more than the transform holds')
    term.re[units]! += chance * Math.exp(tilt * units)
  }
  for (const { re, im } of terms.values()) transform(re, im)
  return [...terms.values()]
}

/**
 * What a free spin is worth at each point of the transform: the only solution within the disc of
 * the real one, found by Newton's steps from the neighbour's.
 */
function worthOf(free: readonly SpinShare[], tilt: number, size: number): { re: Float64Array; im: Float64Array } {
  const terms = termsOf(free, tilt, size)
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  let [x, y] = [0, 0]
  for (let at = 0; at <= size / 2; at++) {
    // At the first point Newton's steps from 0 climb to the lowest real solution.
    for (let left = at === 0 ? 200 : 60; left > 0; left--) {
      let [valueRe, valueIm, slopeRe, slopeIm] = [0, 0, 0, 0]
      for (const { spins, re: termRe, im: termIm } of terms) {
        const [a, b] = [termRe[at]!, termIm[at]!]
        if (spins === 0) {
          valueRe += a
          valueIm += b
          continue
        }
        const [lowRe, lowIm] = power(x, y, spins - 1)
        const [partRe, partIm] = [a * lowRe - b * lowIm, a * lowIm + b * lowRe]
        slopeRe += spins * partRe
        slopeIm += spins * partIm
        valueRe += partRe * x - partIm * y
        valueIm += partRe * y + partIm * x
      }
      const [offRe, offIm] = [valueRe - x, valueIm - y]
      const [byRe, byIm] = [1 - slopeRe, -slopeIm]
      const length = byRe * byRe + byIm * byIm
      const [stepRe, stepIm] = [(offRe * byRe + offIm * byIm) / length, (offIm * byRe - offRe * byIm) / length]
      x += stepRe
      y += stepIm
      if (Math.abs(stepRe) + Math.abs(stepIm) < 1e-15 * (1 + Math.abs(x) + Math.abs(y))) break
    }
    re[at] = x
    im[at] = y
    if (Math.hypot(x, y) > re[0]! * (1 + 1e-9)) throw new RangeError('no sum of free spins that ends')
    const mirrored = (size - at) % size
    re[mirrored] = x
    im[mirrored] = mirrored === at ? y : -y
  }
  return { re, im }
}

/** The largest tilt at which the sum of free spins still converges. */
function furthest(free: readonly SpinShare[]): number {
  let [low, high] = [0, 1 / Math.max(1, ...free.map(({ units }) => units))]
  if (!converges(free, low)) throw new RangeError('every spin gives a free spin or more: no round would end')
  while (converges(free, high)) {
    ;[low, high] = [high, 2 * high]
    if (high > 1_000) throw new RangeError('free spins give no free spins')
  }
  for (let left = 60; left > 0; left--) {
    const middle = (low + high) / 2
    if (converges(free, middle)) low = middle
    else high = middle
  }
  return low
}

/** Whether z = Σ F_s·z^s has a solution: where the slope is 1 the sum is not above z. */
function converges(free: readonly SpinShare[], tilt: number): boolean {
  const weights = new Map<number, number>()
  for (const { units, spins, chance } of free)
    weights.set(spins, (weights.get(spins) ?? 0) + chance * Math.exp(tilt * units))
  const sumAt = (z: number) => [...weights].reduce((sum, [spins, weight]) => sum + weight * z ** spins, 0)
  const slopeAt = (z: number) =>
    [...weights].reduce((sum, [spins, weight]) => sum + (spins === 0 ? 0 : spins * weight * z ** (spins - 1)), 0)
  let [low, high] = [0, 1]
  while (slopeAt(high) < 1) {
    high *= 2
    if (high > 1e9) return true
  }
  for (let left = 100; left > 0; left--) {
    const middle = (low + high) / 2
    if (slopeAt(middle) < 1) low = middle
    else high = middle
  }
  return sumAt(low) <= low
}

/** A complex number to a whole power. */
function power(re: number, im: number, exponent: number): [number, number] {
  let [outRe, outIm, baseRe, baseIm] = [1, 0, re, im]
  for (let left = exponent; left > 0; left >>= 1) {
    if ((left & 1) === 1) [outRe, outIm] = [outRe * baseRe - outIm * baseIm, outRe * baseIm + outIm * baseRe]
    ;[baseRe, baseIm] = [baseRe * baseRe - baseIm * baseIm, 2 * baseRe * baseIm]
  }
  return [outRe, outIm]
}

/** The most of a certificate: so many times what was staked, and once in how many rounds. */
export function mostAt(times: Fraction, chance: number): { times: string; oneIn: string } {
  const rounds = 1 / chance
  return {
    times: decimal(times, 2).replace(/\.?0+$/, ''),
    oneIn: rounds < 1e15 ? String(Number(rounds.toPrecision(3))) : rounds.toExponential(2),
  }
}
