import type { Tagged } from './tagged.ts'

/**
 * Money in the smallest unit of its currency: 150_000n is 150,000 đồng, shown 150,000.00. Never a
 * float.
 */
export type Amount = Tagged<bigint, 'Amount'>

/** A share in parts per million: 3_500 is 0.35 %. */
export type Rate = Tagged<number, 'Rate'>

/** The largest amount a table can keep (a signed 64-bit integer). */
const LARGEST = 2n ** 63n - 1n

/** Marks a whole number of smallest units as money. Throws RangeError beyond 64 bits. */
export function amount(units: bigint): Amount {
  if (units > LARGEST || units < -LARGEST) throw new RangeError('an amount must fit in 64 bits')
  return units as Amount
}

/** Marks a whole number of parts per million as a share. */
export function rate(ppm: number): Rate {
  if (!Number.isSafeInteger(ppm)) throw new RangeError('a rate is a whole number of parts per million')
  return ppm as Rate
}

/** A share of an amount, cut toward zero once, at the end. */
export const shareOf = (whole: Amount, at: Rate): Amount => amount((whole * BigInt(at)) / 1_000_000n)
