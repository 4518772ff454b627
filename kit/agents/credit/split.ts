import { assert } from '../../assert.ts'
import { amount, rate, shareOf, type Amount, type Rate } from '../../money.ts'

/** What one level above a player takes of the player's result. */
export interface Share<Taker> {
  taker: Taker
  ppm: Rate
}

/** What comes of it: above zero the taker gains. `taker` null: the house. */
export interface Part<Taker> {
  taker: Taker | null
  ppm: Rate
  amount: Amount
}

const ALL = 1_000_000

/**
 * Splits a player's result (payouts − stakes) among the levels above, the nearest first; the house
 * comes last and takes the rest. Each part is cut toward zero once, so what cutting leaves is the
 * house's. All parts and the result together are exactly zero.
 *
 * Source: docs/credit.md, "The split".
 */
export function splitResult<Taker>(result: Amount, shares: readonly Share<Taker>[]): Part<Taker>[] {
  const taken = shares.reduce((sum, { ppm }) => sum + ppm, 0)
  assert(taken <= ALL && shares.every(({ ppm }) => ppm >= 0), 'the levels take at most all of a result')
  const parts = shares.map(({ taker, ppm }) => ({ taker, ppm, amount: shareOf(amount(0n - result), ppm) }))
  const rest = parts.reduce((left, part) => left - part.amount, 0n - result)
  return [...parts, { taker: null, ppm: rate(ALL - taken), amount: amount(rest) }]
}

/**
 * What a correction adds to each part: the split of the result as it is now less the split as it
 * was. Together with what was split before it is the split of the new result.
 */
export function splitDifference<Taker>(before: Amount, after: Amount, shares: readonly Share<Taker>[]): Part<Taker>[] {
  const was = splitResult(before, shares)
  return splitResult(after, shares).map((part, level) => ({
    ...part,
    amount: amount(part.amount - (was[level]?.amount ?? 0n)),
  }))
}

/**
 * What each account of a chain owes the one above it, the player first: its loss less the parts of
 * all below. Below zero the upline owes. The last is what the topmost agent owes the house, which
 * is the house's part.
 */
export function owedUpward(result: Amount, parts: readonly { amount: Amount }[]): Amount[] {
  const owed = [amount(0n - result)]
  for (const { amount: part } of parts.slice(0, -1)) owed.push(amount(owed.at(-1)! - part))
  return owed
}
