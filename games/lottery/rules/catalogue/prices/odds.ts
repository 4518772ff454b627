import type { Price } from '../../tickets/bet-type.ts'

/** One price for every line of a type, in thousandths. */
export const flat = (milli: number): Price => ({ by: 'ODDS', milli: { '': milli } })

/** A price for each tier, in thousandths. */
export const byTier = (milli: Readonly<Record<string, number>>): Price => ({ by: 'ODDS', milli })

/**
 * Prices by sum, given from the lowest sum up to the middle: the sums above pay the same, in
 * reverse.
 */
export function bySum(first: number, lower: readonly number[], count: number): Price {
  const milli = Array.from({ length: count }, (_, index) => {
    const mirrored = Math.min(index, count - 1 - index)
    return [String(first + index), lower[mirrored] ?? 0] as const
  })
  return byTier(Object.fromEntries(milli))
}

/** Money for one line of `per`, by tier. */
export const prizes = (per: number, amounts: Readonly<Record<string, bigint>>): Price => ({
  by: 'PRIZES',
  per,
  prizes: amounts,
})
