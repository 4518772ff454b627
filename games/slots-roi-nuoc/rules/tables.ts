import { at } from '@senluna/kit/assert.ts'
import { PAY_SYMBOLS, REELS, ROWS, SCATTERS, type WaysConfiguration } from './configuration.ts'

export const PAYING = PAY_SYMBOLS.length

/** What each stop of each reel shows, counted; and what counts pay. */
export interface WaysTables {
  /** `counts[reel][stop × PAYING + symbol]`: how many of it or of a wild are in view. */
  counts: readonly Int32Array[]
  /** `scatters[reel][stop]`. */
  scatters: readonly Int32Array[]
  /** `pays[n − 3][symbol]`, in hundredths of the bet. */
  pays: readonly [Int32Array, Int32Array, Int32Array]
}

/** Counts each stop once; `wild` is how many symbols a wild counts as. */
export function tablesOf({ strips, pays }: WaysConfiguration, wild: number): WaysTables {
  if (strips.length !== REELS) throw new RangeError('a slot of ways has five reels')
  if (at(strips, 0).includes('W')) throw new RangeError('a wild on reel 1 would belong to every symbol')
  const shown = (reel: number, stop: number) => {
    const strip = at(strips, reel)
    return Array.from({ length: ROWS }, (_, row) => at(strip, (stop + row) % strip.length))
  }
  const paid = (nth: number) => Int32Array.from(PAY_SYMBOLS, (symbol) => at(pays[symbol], nth))
  return {
    counts: strips.map((strip, reel) =>
      Int32Array.from({ length: strip.length * PAYING }, (_, place) => {
        const symbol = at(PAY_SYMBOLS, place % PAYING)
        const window = shown(reel, Math.floor(place / PAYING))
        return window.reduce((sum, seen) => sum + (seen === symbol ? 1 : seen === 'W' ? wild : 0), 0)
      }),
    ),
    scatters: strips.map((strip, reel) =>
      Int32Array.from(strip, (_, stop) => shown(reel, stop).filter((symbol) => symbol === 'S').length),
    ),
    pays: [paid(0), paid(1), paid(2)],
  }
}

/** Which of the three pays so many scatters have; undefined below three. */
export const scatterStep = (scatters: number): number | undefined =>
  scatters < SCATTERS ? undefined : Math.min(scatters, REELS) - SCATTERS

/** What the stops of five reels pay without their scatters, in hundredths of the bet. */
export function waysUnits({ counts, pays }: WaysTables, stops: readonly number[]): number {
  let units = 0
  for (let symbol = 0; symbol < PAYING; symbol++) {
    let ways = 1
    let reel = 0
    for (; reel < REELS; reel++) {
      const count = counts[reel]![stops[reel]! * PAYING + symbol]!
      if (count === 0) break
      ways *= count
    }
    if (reel >= 3) units += ways * pays[reel - 3]![symbol]!
  }
  return units
}
