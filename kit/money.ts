declare const unit: unique symbol
type Of<T, Name> = T & { readonly [unit]: Name }

/** Money in the smallest unit of its currency: 150_000n is 150,000 đồng, shown 150,000.00. Never a float. */
export type Amount = Of<bigint, 'Amount'>

/** Decimal odds × 10 000, stake included: 19_500 pays 1.95 for every 1 staked. */
export type Odds = Of<number, 'Odds'>

/** A share in parts per million: 3_500 is 0.35 %. */
export type Rate = Of<number, 'Rate'>

/** The largest amount a table can keep (a signed 64-bit integer). */
const LARGEST = 2n ** 63n - 1n

/** Marks a whole number of smallest units as money. Throws RangeError beyond 64 bits. */
export function amount(units: bigint): Amount {
  if (units > LARGEST || units < -LARGEST) throw new RangeError('an amount must fit in 64 bits')
  return units as Amount
}

/** Marks a whole number × 10 000 as odds. Throws RangeError when it is no whole number or below zero. */
export function odds(tenThousandths: number): Odds {
  if (!Number.isSafeInteger(tenThousandths) || tenThousandths < 0)
    throw new RangeError('odds are whole ten-thousandths')
  return tenThousandths as Odds
}

/** Marks a whole number of parts per million as a share. */
export function rate(ppm: number): Rate {
  if (!Number.isSafeInteger(ppm)) throw new RangeError('a rate is a whole number of parts per million')
  return ppm as Rate
}

/** What a winning stake returns, rounded down to a smallest unit: fractions stay with the house. */
export const payoutOf = (stake: Amount, at: Odds): Amount => amount((stake * BigInt(at)) / 10_000n)

/** A share of an amount, cut toward zero once, at the end. */
export const shareOf = (of: Amount, at: Rate): Amount => amount((of * BigInt(at)) / 1_000_000n)
