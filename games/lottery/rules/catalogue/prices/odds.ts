import { odds } from '@senluna/kit/money.ts'
import type { Price, OddsByTier } from '../../tickets/bet-type.ts'

/** Odds by tier, in thousandths. */
export const oddsByTier = (thousandths: Readonly<Record<string, number>>): OddsByTier =>
  Object.fromEntries(Object.entries(thousandths).map(([tier, value]) => [tier, odds(value)]))

/** One price for every line of a type, in thousandths. */
export const flat = (thousandths: number): Price => byTier({ '': thousandths })

/** A price for each tier, in thousandths. */
export const byTier = (thousandths: Readonly<Record<string, number>>): Price => ({
  by: 'ODDS',
  milli: oddsByTier(thousandths),
})

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
