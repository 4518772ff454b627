import type { Tagged } from './tagged.ts'

/**
 * Money in the smallest unit of its currency: 150_000n is 150,000 đồng, shown 150,000.00. Never a
 * float.
 */
export type Amount = Tagged<bigint, 'Amount'>

/** A share in parts per million: 3_500 is 0.35 %. */
export type Rate = Tagged<number, 'Rate'>

/** What was paid or asked for, before the fee. */
export type Gross = Tagged<Amount, 'Gross'>

/** What the house keeps of a gross amount. */
export type Fee = Tagged<Amount, 'Fee'>

/**
 * Decimal odds in thousandths, stake included: 1_950 pays 1.95 for every 1 staked. The one scale of
 * code, tables and wire. Source: docs/decisions/0046-one-scale-of-odds.md.
 */
export type Odds = Tagged<number, 'Odds'>

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

/** Marks an amount as what was paid or asked for. */
export const gross = (units: bigint): Gross => amount(units) as Gross

/** Marks an amount as a fee. */
export const fee = (units: bigint): Fee => amount(units) as Fee

/** Marks a whole number of thousandths as decimal odds. */
export function odds(thousandths: number): Odds {
  if (!Number.isSafeInteger(thousandths)) throw new RangeError('odds are a whole number of thousandths')
  return thousandths as Odds
}

/** A share of an amount, cut toward zero once, at the end. */
export const shareOf = (whole: Amount, at: Rate): Amount => amount((whole * BigInt(at)) / 1_000_000n)
