import type { Drifter } from '../../../engine/canvas/backdrop.ts'
import { sow } from '../../../engine/canvas/drifters.ts'
import type { Lights } from './lights.ts'

/** Nine lanterns, sixteen lights, and the petals of the golden hour. */
export const drifters = ({ warm, rose, mote, petal }: Lights): Drifter[] => [
  ...sow(9, (nth) => ({
    picture: nth % 3 === 1 ? rose : warm,
    seed: nth,
    size: 34 + ((nth * 37) % 5) * 12,
    rise: 0.012 + (nth % 4) * 0.004,
  })),
  ...sow(16, (nth) => ({
    picture: mote,
    seed: nth + 20,
    size: 8 + (nth % 4) * 5,
    rise: 0.01 + (nth % 5) * 0.005,
  })),
  ...sow(22, (nth) => ({
    picture: petal,
    seed: nth + 50,
    size: 14 + (nth % 4) * 5,
    rise: -0.05 - (nth % 5) * 0.012,
    late: true,
  })),
]
