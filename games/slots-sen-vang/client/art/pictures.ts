import { mote, petal, skyLantern } from './drifting.ts'
import { drum, goldenLotus, koi, lantern } from './high.ts'
import { bamboo, blossom, cloud, leaf, waves } from './low.ts'
import { pond } from './pond.ts'
import { FRAME, reelFrame } from './reel-frame.ts'
import { moonLotus, pearl } from './special.ts'

const WIDE = { width: 1600, height: 1000, horizon: 0.6, moon: { x: 0.5, y: 0.07, r: 0.05 }, seed: 8 }
const TALL = { width: 900, height: 1600, horizon: 0.62, moon: { x: 0.5, y: 0.14, r: 0.19 }, seed: 21 }

/**
 * Every picture of the game as SVG text, drawn when the page is built. The same code, the same
 * bytes.
 */
export const pictures = {
  H1: goldenLotus,
  H2: lantern,
  H3: koi,
  H4: drum,
  L1: blossom,
  L2: bamboo,
  L3: waves,
  L4: cloud,
  L5: leaf,
  W: moonLotus,
  S: pearl,
  pondWide: () => pond({ ...WIDE, late: false }),
  pondTall: () => pond({ ...TALL, late: false }),
  lateWide: () => pond({ ...WIDE, late: true }),
  lateTall: () => pond({ ...TALL, late: true }),
  frameWide: () => reelFrame(FRAME.wide),
  frameTall: () => reelFrame(FRAME.tall),
  lanternWarm: () => skyLantern(true),
  lanternRose: () => skyLantern(false),
  petal,
  mote,
} as const satisfies Record<string, () => string>

export type PictureName = keyof typeof pictures
