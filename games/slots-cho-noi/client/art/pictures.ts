import { BOARD, bambooBoard } from './board.ts'
import { drop, glimmer, lamp, leaf } from './drifting.ts'
import { dragonFruit, durian, mango, mangosteen } from './high.ts'
import { banana, chilli, coconut, lime, starFruit } from './low.ts'
import { river } from './river.ts'
import { boat, hat } from './special.ts'

const WIDE = { width: 1600, height: 1000, horizon: 0.4, sun: { x: 0.5, y: 0.2, r: 0.1 }, seed: 12 }
const TALL = { width: 900, height: 1600, horizon: 0.3, sun: { x: 0.5, y: 0.15, r: 0.14 }, seed: 31 }

/**
 * Every picture of the game as SVG text, drawn when the page is built. The same code, the same
 * bytes.
 */
export const pictures = {
  H1: durian,
  H2: dragonFruit,
  H3: mango,
  H4: mangosteen,
  L1: coconut,
  L2: starFruit,
  L3: lime,
  L4: chilli,
  L5: banana,
  S: boat,
  M: hat,
  dawnWide: () => river({ ...WIDE, late: false }),
  dawnTall: () => river({ ...TALL, late: false }),
  duskWide: () => river({ ...WIDE, late: true }),
  duskTall: () => river({ ...TALL, late: true }),
  boardWide: () => bambooBoard(BOARD.wide),
  boardTall: () => bambooBoard(BOARD.tall),
  lamp,
  leaf,
  glimmer,
  drop,
} as const satisfies Record<string, () => string>

export type PictureName = keyof typeof pictures
