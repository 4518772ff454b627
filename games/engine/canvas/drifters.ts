import type { Drifter } from './backdrop.ts'

/** How the first, second, third … of a kind differs. */
interface Sown {
  picture: HTMLCanvasElement
  seed: number
  size: number
  rise: number
  late?: boolean
}

/** So many of a kind, spread over the screen. */
export const sow = (count: number, sown: (nth: number) => Sown): Drifter[] =>
  Array.from({ length: count }, (_, nth) => {
    const { seed, late = false, ...rest } = sown(nth)
    return {
      ...rest,
      late,
      alpha: late ? 0.8 : 0.55 + (seed % 4) * 0.1,
      // The golden ratio spreads them evenly and never in a row.
      x: (seed * 0.618) % 1,
      y: (seed * 0.381) % 1,
      sway: 0.012 + (seed % 3) * 0.008,
      phase: seed * 1.7,
    }
  })
