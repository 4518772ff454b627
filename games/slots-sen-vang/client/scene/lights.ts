import { drawn } from '../../../engine/canvas/pictures.ts'
import type { Images } from './looks.ts'

/** What drifts, shines and flies, drawn once: from here it is copied. */
export interface Lights {
  mote: HTMLCanvasElement
  petal: HTMLCanvasElement
  warm: HTMLCanvasElement
  rose: HTMLCanvasElement
}

export const lightsOf = (images: Partial<Images>): Lights => ({
  mote: drawn(images.mote!, 128, 128),
  petal: drawn(images.petal!, 64, 64),
  warm: drawn(images.lanternWarm!, 128, 128),
  rose: drawn(images.lanternRose!, 128, 128),
})
