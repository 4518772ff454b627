import { at } from '@senluna/kit/assert.ts'
import type { Draws } from '@senluna/kit/games/game.ts'
import { UNITS, type TumbleConfiguration } from './configuration.ts'
import { freeSpinsFor, scatterPayOf } from './pays.ts'
import { spinnerOf } from './spin.ts'

/** Sums over many paid rounds, in hundredths of a stake. */
export interface Sample {
  rounds: number
  /** What came back, of it what scatters and what free spins paid. */
  units: number
  scatterUnits: number
  freeUnits: number
  /** Sum of the squares of what came back. */
  squares: number
  hits: number
  features: number
  freeSpins: number
  largest: number
  /** Paid spins with 0, 1, 2 … winning drops; the last counts all above it. */
  drops: readonly number[]
}

const MOST_DROPS = 8

/**
 * Plays so many paid rounds with the tables that pay the players, and adds up.
 *
 * 10^6 rounds take about a second. The sums stay far below 2^53: of 10^9 rounds the squares, the
 * largest of them, come to some 5 × 10^14.
 */
export function sample(configuration: TumbleConfiguration, draws: Draws, rounds: number): Sample {
  const spin = spinnerOf(configuration)
  const cap = configuration.capMultiple * UNITS
  const drawn: number[] = []
  const drops = Array.from({ length: MOST_DROPS + 1 }, () => 0)
  let [units, scatterUnits, freeUnits, squares, hits, features, freeSpins, largest] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let nth = 0; nth < rounds; nth++) {
    drawn.length = 0
    const paid = spin(draws, false, drawn)
    const fell = Math.min(paid.drops, MOST_DROPS)
    drops[fell] = at(drops, fell) + 1
    const scattered = scatterPayOf(configuration, paid.scatters)
    let won = paid.units + scattered
    scatterUnits += scattered
    let awarded = freeSpinsFor(configuration, paid.scatters, { free: false, awarded: 0 })
    if (awarded > 0) features++
    let step = 1
    for (; step <= awarded && won < cap; step++) {
      drawn.length = 0
      const free = spin(draws, true, drawn)
      const paidNow = free.units * Math.max(1, free.times)
      won += paidNow
      freeUnits += paidNow
      awarded += freeSpinsFor(configuration, free.scatters, { free: true, awarded })
    }
    freeSpins += step - 1
    won = Math.min(won, cap)
    if (won === 0) continue
    units += won
    squares += won * won
    hits++
    if (won > largest) largest = won
  }
  if (!Number.isSafeInteger(squares)) throw new RangeError('too many rounds to be summed exactly')
  return { rounds, units, scatterUnits, freeUnits, squares, hits, features, freeSpins, largest, drops }
}
