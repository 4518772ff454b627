import { at } from '@senluna/kit/assert.ts'
import { onReels, type SlotConfiguration } from './configuration.ts'
import { fastSpin, freeSpinsIn, unitsIn } from './fast-spin.ts'

/** Sums over every stop combination; u is a spin's win in line bets, s the free spins it gives. */
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
  /** The largest win of one combination, in line bets. */
  largest: number
  /** How many combinations come to each answer of `FastSpin`, where that isn't 0. */
  spins: ReadonlyMap<number, number>
}

/** Answers below this are a thousand line bets and less. */
const OFTEN = 2 ** 16

/**
 * Spins every combination of stops once, with the very tables that pay the players.
 *
 * 33,554,432 combinations take 2 to 3 s on a busy small core. The sums are whole numbers far below
 * 2^53 (the largest, of u², stays under 32^5 × 3,250² ≈ 3.6 × 10^14), so plain numbers keep them
 * exactly.
 */
export function fullCycle(configuration: SlotConfiguration): Cycle {
  const spin = fastSpin(configuration)
  const [stops1, stops2, stops3, stops4, stops5] = onReels((reel) => at(configuration.strips, reel).length)
  const spins = new Map<number, number>()
  // What comes often is counted in an array: a map would take most of the time.
  const often = new Int32Array(OFTEN)
  for (let a = 0; a < stops1; a++) {
    for (let b = 0; b < stops2; b++) {
      for (let c = 0; c < stops3; c++) {
        for (let d = 0; d < stops4; d++) {
          for (let e = 0; e < stops5; e++) {
            const result = spin(a, b, c, d, e)
            if (result < OFTEN) often[result]!++
            else spins.set(result, (spins.get(result) ?? 0) + 1)
          }
        }
      }
    }
  }
  often.forEach((times, result) => {
    if (result > 0 && times > 0) spins.set(result, times)
  })
  return summed(spins, BigInt(stops1 * stops2 * stops3 * stops4 * stops5))
}

function summed(spins: ReadonlyMap<number, number>, combinations: bigint): Cycle {
  let [u, s, uu, us, ss, hits, features, largest] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const [result, times] of spins) {
    const [units, given] = [unitsIn(result), freeSpinsIn(result)]
    u += times * units
    uu += times * units * units
    s += times * given
    us += times * units * given
    ss += times * given * given
    if (units > 0) hits += times
    if (given > 0) features += times
    if (units > largest) largest = units
  }
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
    spins,
  }
}
