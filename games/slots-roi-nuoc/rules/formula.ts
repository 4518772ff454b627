import { at } from '@senluna/kit/assert.ts'
import { PAY_SYMBOLS, REELS, type WaysConfiguration } from './configuration.ts'
import { PAYING, scatterStep, tablesOf } from './tables.ts'

/**
 * What all combinations of these stops pay together, from counts of symbols alone: no combination
 * is looked at.
 *
 * Reels are independent, so with C the sum of what a symbol counts over a reel's stops, and Z the
 * stops where it counts nothing, three reels of it pay C1·C2·C3·Z4·N5 times, four C1·C2·C3·C4·Z5
 * times, five C1·C2·C3·C4·C5 times. Scatters multiply as polynomials. In hundredths of the bet.
 */
export function winsByFormula(
  configuration: WaysConfiguration,
  stops: readonly (readonly number[])[],
  wild: number,
): { ways: bigint; scatters: bigint; freeSpins: bigint; features: bigint } {
  const { counts, scatters, pays } = tablesOf(configuration, wild)
  const lengths = stops.map(({ length }) => BigInt(length))
  let ways = 0n
  for (const [symbol] of PAY_SYMBOLS.entries()) {
    const seen = stops.map((list, reel) => list.map((stop) => at(counts, reel)[stop * PAYING + symbol]!))
    const sums = seen.map((list) => BigInt(list.reduce((sum, count) => sum + count, 0)))
    const without = seen.map((list) => BigInt(list.filter((count) => count === 0).length))
    const [pay3, pay4, pay5] = pays.map((table) => BigInt(table[symbol]!)) as [bigint, bigint, bigint]
    const three = sums[0]! * sums[1]! * sums[2]!
    ways += three * (without[3]! * lengths[4]! * pay3 + sums[3]! * (without[4]! * pay4 + sums[4]! * pay5))
  }
  // How many combinations show 0, 1, 2 … scatters.
  let showing = [1n]
  for (const [reel, list] of stops.entries()) {
    const next = Array.from({ length: showing.length + 4 }, () => 0n)
    for (const stop of list)
      for (const [count, combinations] of showing.entries()) {
        const place = count + at(scatters, reel)[stop]!
        next[place] = at(next, place) + combinations
      }
    showing = next
  }
  let [paid, freeSpins, features] = [0n, 0n, 0n]
  for (const [count, combinations] of showing.entries()) {
    const step = scatterStep(count)
    if (step === undefined || count > REELS * 4) continue
    paid += combinations * BigInt(at(configuration.scatterPays, step))
    freeSpins += combinations * BigInt(at(configuration.freeSpins, step))
    features += combinations
  }
  return { ways, scatters: paid, freeSpins, features }
}
