import type { Numbers } from './scene.ts'

/** A car's way along its lane, in percent of it. */
export interface Runner {
  readonly car: number
  readonly rank: number
  /** Where it is at each fifth of the race; the last is where it ends. */
  readonly way: readonly number[]
}

const FIRST_END = 86
const GAP = 4.4
const FIFTHS = 5
const SWAY = 9

/** Some number from -1 to 1 that the same two always give again: for the look of it only. */
function swayOf(car: number, fifth: number, seed: number): number {
  const mixed = Math.imul(car * 31 + fifth * 17 + seed, 0x9e3779b1) >>> 0
  return (mixed / 0xffffffff) * 2 - 1
}

/**
 * A race that ends as it was drawn: on the way cars overtake each other, none goes back, and each
 * ends as far behind the first as its rank says. In the order of the cars' numbers.
 */
export function raceOf(result: Numbers): readonly Runner[] {
  const seed = result.reduce((all, car, rank) => all + car * (rank + 1), 0)
  return result
    .map((car, rank) => {
      const end = FIRST_END - rank * GAP
      const way: number[] = []
      for (let fifth = 1; fifth < FIFTHS; fifth++) {
        const even = (FIRST_END * 0.84 * fifth) / FIFTHS + swayOf(car, fifth, seed) * SWAY
        way.push(Math.round(Math.min(end, Math.max(way.at(-1) ?? 0, even)) * 10) / 10)
      }
      return { car, rank, way: [...way, Math.round(end * 10) / 10] }
    })
    .toSorted((a, b) => a.car - b.car)
}
