import { at } from '@senluna/kit/assert.ts'
import type { WaysConfiguration } from './configuration.ts'
import { PAYING, scatterStep, tablesOf } from './tables.ts'

/** Sums over every combination of stops: u its pay in hundredths of the bet, s its free spins. */
export interface Cycle {
  combinations: bigint
  u: bigint
  s: bigint
  uu: bigint
  us: bigint
  ss: bigint
  /** Combinations that pay anything. */
  hits: bigint
  /** Combinations that give free spins. */
  features: bigint
  /** The largest pay of one combination. */
  largest: number
  /** By free spins given: how many combinations pay each number of hundredths. */
  paying: ReadonlyMap<number, Float64Array>
}

/** What one combination pays stays below this, in hundredths of the bet. */
const MOST_UNITS = 2 ** 20

/**
 * Goes through every combination of these lists of stops once.
 *
 * What the first three reels leave running is worked out once for all of reels 4 and 5. 102,400,000
 * combinations take less than a second on a small core.
 */
export function fullCycle(
  configuration: WaysConfiguration,
  stops: readonly (readonly number[])[],
  wild: number,
): Cycle {
  const tables = tablesOf(configuration, wild)
  const [c1, c2, c3, c4, c5] = onReels((reel) => at(tables.counts, reel))
  const [s1, s2, s3, s4, s5] = onReels((reel) => at(tables.scatters, reel))
  const [l1, l2, l3, l4, l5] = onReels((reel) => Int32Array.from(at(stops, reel)))
  const [pay3, pay4, pay5] = tables.pays
  const paid = Int32Array.from({ length: 21 }, (_, n) => at([...configuration.scatterPays, 0], scatterStep(n) ?? 3))
  const given = Int32Array.from({ length: 21 }, (_, n) => at([...configuration.freeSpins, 0], scatterStep(n) ?? 3))
  // Reel 5 by its scatters alone: where no symbol goes on, nothing else of it counts.
  const ends = [0, 1, 2, 3, 4].map((n) => l5.filter((e) => s5[e] === n).length)
  const running = new Int32Array(PAYING)
  const ways = new Int32Array(PAYING)
  const going = new Int32Array(PAYING)
  const onFour = new Int32Array(PAYING)
  const tallies = [0, ...configuration.freeSpins].map((spins) => [spins, new Float64Array(MOST_UNITS)] as const)
  // A tally for each number of scatters, shared by those that give as many free spins.
  const byScatters = Array.from(given, (spins) => tallies.find(([known]) => known === spins)![1])
  for (const a of l1)
    for (const b of l2)
      for (const c of l3) {
        let alive = 0
        let three = 0
        for (let symbol = 0; symbol < PAYING; symbol++) {
          const n = c1[a * PAYING + symbol]! * c2[b * PAYING + symbol]! * c3[c * PAYING + symbol]!
          if (n === 0) continue
          running[alive] = symbol
          ways[alive++] = n
          three += n * pay3[symbol]!
        }
        const seen = s1[a]! + s2[b]! + s3[c]!
        for (const d of l4) {
          const scatters = seen + s4[d]!
          let left = 0
          let four = three
          for (let nth = 0; nth < alive; nth++) {
            const symbol = running[nth]!
            const n4 = c4[d * PAYING + symbol]!
            if (n4 === 0) continue
            going[left] = symbol
            onFour[left++] = ways[nth]! * n4
            four += ways[nth]! * (n4 * pay4[symbol]! - pay3[symbol]!)
          }
          if (left === 0) {
            for (let n = 0; n < ends.length; n++) byScatters[scatters + n]![four + paid[scatters + n]!]! += ends[n]!
            continue
          }
          for (const e of l5) {
            let units = four
            for (let nth = 0; nth < left; nth++) {
              const symbol = going[nth]!
              const n5 = c5[e * PAYING + symbol]!
              if (n5 > 0) units += onFour[nth]! * (n5 * pay5[symbol]! - pay4[symbol]!)
            }
            const all = scatters + s5[e]!
            byScatters[all]![units + paid[all]!]!++
          }
        }
      }
  return summed(
    new Map(tallies),
    stops.reduce((product, { length }) => product * BigInt(length), 1n),
  )
}

/** Sums over all combinations; all of them are whole numbers below 2^53. */
function summed(paying: ReadonlyMap<number, Float64Array>, combinations: bigint): Cycle {
  let [u, s, uu, us, ss, hits, features, largest, counted] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const [spins, tally] of paying)
    tally.forEach((times, units) => {
      if (times === 0) return
      counted += times
      u += times * units
      uu += times * units * units
      s += times * spins
      us += times * units * spins
      ss += times * spins * spins
      if (units > 0) hits += times
      if (spins > 0) features += times
      if (units > largest) largest = units
    })
  if (BigInt(counted) !== combinations) throw new RangeError('a combination pays more than is counted')
  if (!Number.isSafeInteger(uu)) throw new RangeError('the pays are too large to be summed exactly')
  return {
    combinations,
    u: BigInt(u),
    s: BigInt(s),
    uu: BigInt(uu),
    us: BigInt(us),
    ss: BigInt(ss),
    hits: BigInt(hits),
    features: BigInt(features),
    largest,
    paying,
  }
}

/** One thing for each of the five reels, left to right. */
const onReels = <T>(valueOf: (reel: number) => T): [T, T, T, T, T] => [
  valueOf(0),
  valueOf(1),
  valueOf(2),
  valueOf(3),
  valueOf(4),
]
