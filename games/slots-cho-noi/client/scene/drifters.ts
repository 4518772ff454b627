import type { Drifter } from '../../../engine/canvas/backdrop.ts'
import { sow } from '../../../engine/canvas/drifters.ts'

/** What drifts, shines and flies, drawn once: from here it is copied. */
export interface Lights {
  glimmer: HTMLCanvasElement
  leaf: HTMLCanvasElement
  lamp: HTMLCanvasElement
  drop: HTMLCanvasElement
}

/** Leaves on the wind and glimmers of the water; at dusk, lanterns that rise. */
export const drifters = ({ glimmer, leaf, lamp }: Lights): Drifter[] => [
  ...sow(9, (nth) => ({ picture: leaf, seed: nth, size: 14 + (nth % 4) * 5, rise: -0.03 - (nth % 4) * 0.01 })),
  ...sow(18, (nth) => ({ picture: glimmer, seed: nth + 30, size: 9 + (nth % 4) * 5, rise: 0.012 + (nth % 5) * 0.005 })),
  ...sow(14, (nth) => ({
    picture: lamp,
    seed: nth + 60,
    size: 30 + (nth % 5) * 11,
    rise: 0.016 + (nth % 4) * 0.005,
    late: true,
  })),
]
