import type { Lights } from './lights.ts'

/** A lantern, a light or a petal that drifts over the pond. */
export interface Drifter {
  picture: HTMLCanvasElement
  size: number
  alpha: number
  /** Shares of the screen. */
  x: number
  y: number
  /** Share of the height a second, upward. */
  rise: number
  sway: number
  phase: number
  /** Petals fall in the golden hour only. */
  late: boolean
}

/** Nine lanterns, sixteen lights, and the petals of the golden hour. */
export const drifters = ({ warm, rose, mote, petal }: Lights): Drifter[] => [
  ...many(9, (nth) => ({
    picture: nth % 3 === 1 ? rose : warm,
    seed: nth,
    size: 34 + ((nth * 37) % 5) * 12,
    rise: 0.012 + (nth % 4) * 0.004,
  })),
  ...many(16, (nth) => ({
    picture: mote,
    seed: nth + 20,
    size: 8 + (nth % 4) * 5,
    rise: 0.01 + (nth % 5) * 0.005,
  })),
  ...many(22, (nth) => ({
    picture: petal,
    seed: nth + 50,
    size: 14 + (nth % 4) * 5,
    rise: -0.05 - (nth % 5) * 0.012,
    late: true,
  })),
]

interface Sown {
  picture: HTMLCanvasElement
  seed: number
  size: number
  rise: number
  late?: boolean
}

const many = (count: number, sown: (nth: number) => Sown): Drifter[] =>
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
