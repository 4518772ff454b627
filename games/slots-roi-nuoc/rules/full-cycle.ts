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
}

/**
 * Goes through every combination of these lists of stops once.
 *
 * What the first three reels leave running is worked out once for all of reels 4 and 5. 102,400,000
 * combinations take one to two seconds on a busy small core.
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
  const running = new Int32Array(PAYING)
  const ways = new Int32Array(PAYING)
  let [u, s, uu, us, ss, hits, features, largest] = [0, 0, 0, 0, 0, 0, 0, 0]
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
          const four = seen + s4[d]!
          for (const e of l5) {
            let units = three
            for (let nth = 0; nth < alive; nth++) {
              const symbol = running[nth]!
              const n4 = c4[d * PAYING + symbol]!
              if (n4 === 0) continue
              const n5 = c5[e * PAYING + symbol]!
              const n = ways[nth]!
              units += n * ((n5 === 0 ? n4 * pay4[symbol]! : n4 * n5 * pay5[symbol]!) - pay3[symbol]!)
            }
            const scatters = four + s5[e]!
            units += paid[scatters]!
            if (units > 0) {
              hits++
              u += units
              uu += units * units
              if (units > largest) largest = units
            }
            const spins = given[scatters]!
            if (spins === 0) continue
            features++
            s += spins
            us += units * spins
            ss += spins * spins
          }
        }
      }
  if (!Number.isSafeInteger(uu)) throw new RangeError('the pays are too large to be summed exactly')
  const [sums, squares, products] = [BigInt(u), BigInt(uu), BigInt(us)]
  return {
    combinations: stops.reduce((product, { length }) => product * BigInt(length), 1n),
    u: sums,
    s: BigInt(s),
    uu: squares,
    us: products,
    ss: BigInt(ss),
    hits: BigInt(hits),
    features: BigInt(features),
    largest,
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
