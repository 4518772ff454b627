/** An exact share of two whole numbers. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  const shared = gcd(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / shared, denominator: denominator / shared }
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator })

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)

export const over = (a: Fraction, b: Fraction): Fraction =>
  times(a, { numerator: b.denominator, denominator: b.numerator })

/**
 * A fraction of zero or more with so many decimals, rounded half up, with no trailing zeros cut.
 */
export function decimal({ numerator, denominator }: Fraction, places: number): string {
  const scaled = (2n * numerator * 10n ** BigInt(places) + denominator) / (2n * denominator)
  return withPoint(scaled, places)
}

/** The square root of a fraction with so many decimals, rounded half up. */
export function rootDecimal({ numerator, denominator }: Fraction, places: number): string {
  // The whole root of 4x² · 10^2p lies within one half of a last place of the true one.
  const doubled = wholeRoot((4n * numerator * 10n ** BigInt(2 * places)) / denominator)
  return withPoint((doubled + 1n) / 2n, places)
}

/** A share of one as a certificate names it, its decimal with seven places, rounded half up. */
export const written = (share: Fraction): { numerator: string; denominator: string; decimal: string } => ({
  numerator: share.numerator.toString(),
  denominator: share.denominator.toString(),
  decimal: decimal(share, 7),
})

function withPoint(scaled: bigint, places: number): string {
  if (places === 0) return scaled.toString()
  const digits = scaled.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}

/** The largest whole number whose square is no more than `of`, by Newton's steps from above. */
function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + square / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
