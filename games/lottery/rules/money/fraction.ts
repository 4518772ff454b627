/**
 * An exact fraction of two whole numbers, the denominator above 0. Prices and chances are kept so,
 * never as floats.
 */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

/** A fraction in lowest terms. Throws RangeError when the denominator isn't above 0. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [numerator, denominator] = [BigInt(n), BigInt(d)]
  if (denominator <= 0n) throw new RangeError('a fraction has a denominator above 0')
  const shared = divisor(numerator, denominator)
  return { n: numerator / shared, d: denominator / shared }
}

export const NOTHING = fraction(0n)

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)

export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)

export const compare = (a: Fraction, b: Fraction): number => {
  const [left, right] = [a.n * b.d, b.n * a.d]
  return left < right ? -1 : left > right ? 1 : 0
}

/** A share as parts per million, rounded down: how rates and returns are stored and shown. */
export const ppm = (share: Fraction): number => Number((share.n * 1_000_000n) / share.d)

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y) [x, y] = [y, x % y]
  return x || 1n
}
