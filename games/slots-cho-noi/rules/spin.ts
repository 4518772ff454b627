import { at } from '@senluna/kit/assert.ts'
import type { Draws } from '@senluna/kit/games/game.ts'
import { CELLS, ENOUGH, MULTIPLIER, PAY_SYMBOLS, SCATTER, SYMBOLS, type TumbleConfiguration } from './configuration.ts'
import { payOf } from './pays.ts'

/** What a spin came to, in hundredths of the stake, before multiplier and cap. */
export interface Counted {
  units: number
  scatters: number
  /** All multipliers in view, added up; 0 without any. */
  times: number
  /** Drops that won. */
  drops: number
}

/** Draws one spin and counts it; every number drawn goes into `drawn` too. The answer is reused. */
export type Spinner = (draws: Draws, free: boolean, drawn: number[]) => Counted

/**
 * A spin counted without a grid, as fast as it can be.
 *
 * Where a symbol stands doesn't matter for what it pays: a win is a count, and every removed symbol
 * is one more cell to draw. `grid.ts` shows the same spin cell by cell; tests hold the two
 * together. Throws RangeError when weights and symbols don't fit together.
 */
export function spinnerOf(configuration: TumbleConfiguration): Spinner {
  const { weights, multipliers } = configuration
  const [paid, free] = [tableOf(weights.paid), tableOf(weights.free)]
  const values = tableOf(multipliers.weights)
  if (weights.paid.length !== SYMBOLS.length || weights.free.length !== SYMBOLS.length)
    throw new RangeError('every symbol has a weight')
  if (multipliers.weights.length !== multipliers.values.length) throw new RangeError('every multiplier has a weight')
  const paying = PAY_SYMBOLS.length
  const least = ENOUGH[0]
  const stride = CELLS + 1
  const pays = Int32Array.from({ length: paying * stride }, (_, nth) =>
    payOf(configuration, at(PAY_SYMBOLS, Math.floor(nth / stride)), nth % stride),
  )
  const counts = new Int32Array(SYMBOLS.length)
  const counted: Counted = { units: 0, scatters: 0, times: 0, drops: 0 }
  return (draws, isFree, drawn) => {
    const table = isFree ? free : paid
    counts.fill(0)
    let [units, times, drops] = [0, 0, 0]
    for (let empty = CELLS; empty > 0;) {
      for (; empty > 0; empty--) {
        const symbol = table[draws.uint(table.length)]!
        drawn.push(symbol)
        counts[symbol]! += 1
        if (symbol !== MULTIPLIER) continue
        const value = values[draws.uint(values.length)]!
        drawn.push(value)
        times += multipliers.values[value]!
      }
      for (let symbol = 0; symbol < paying; symbol++) {
        const count = counts[symbol]!
        if (count < least) continue
        units += pays[symbol * stride + count]!
        empty += count
        counts[symbol] = 0
      }
      if (empty > 0) drops += 1
    }
    counted.units = units
    counted.scatters = counts[SCATTER]!
    counted.times = times
    counted.drops = drops
    return counted
  }
}

/** For each number below the sum of the weights, what it draws: as `weighted` of the kit does. */
function tableOf(weights: readonly number[]): Uint8Array {
  if (!weights.every((weight) => Number.isInteger(weight) && weight >= 0))
    throw new RangeError('weights are whole numbers, none below zero')
  return Uint8Array.from(weights.flatMap((weight, index) => Array.from({ length: weight }, () => index)))
}
