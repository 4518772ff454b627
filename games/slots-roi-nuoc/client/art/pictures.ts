import { linear, radial, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { BOARD, lacquerBoard } from './board.ts'
import { dragon, fairy, lion, teu } from './high.ts'
import { duck, fan, fish, frog, lute } from './low.ts'
import { pavilion, pearl } from './special.ts'
import { pond } from './stage.ts'

const WIDE = { width: 1600, height: 1000, horizon: 0.42, seed: 21 }
const TALL = { width: 900, height: 1600, horizon: 0.24, seed: 44 }

const glow = (): string =>
  square(
    `<defs>${radial('p', [0, '#fff'], [0.2, '#fff3c8', 0.9], [0.5, '#ffc86a', 0.32], [1, '#ff9a4a', 0])}</defs><circle r="126" fill="url(#p)"/>`,
  )
const drop = (): string =>
  square(
    `<defs>${radial('p', [0, '#fff'], [0.5, '#c8fff2', 0.95], [1, '#2fb8b0', 0.6])}</defs><path d="M0-96C36-34 62-4 62 36A62 62 0 0 1-62 36C-62-4-36-34 0-96Z" fill="url(#p)"/>`,
  )
const petal = (): string =>
  square(
    `<defs>${linear('p', [0, '#fff0f6'], [0.6, '#ff8ab8'], [1, '#d0286a'])}</defs><path d="M0 100C-70 40-54-60 0-110C54-60 70 40 0 100Z" fill="url(#p)"/>`,
  )
const ember = (): string =>
  square(
    `<defs>${radial('p', [0, '#fffbe0'], [0.4, '#ffb03a'], [1, '#f2401a', 0])}</defs><circle r="60" fill="url(#p)"/>${times(6, (i) => `<path d="M-5-40L0-118L5-40Z" fill="#ffe08a" transform="rotate(${i * 60})"/>`)}`,
  )

/**
 * Every picture of the game as SVG text, drawn when the page is built. The same code, the same
 * bytes.
 */
export const pictures = {
  H1: dragon,
  H2: fairy,
  H3: teu,
  H4: lion,
  L1: duck,
  L2: fish,
  L3: lute,
  L4: frog,
  L5: fan,
  W: pavilion,
  S: pearl,
  dayWide: () => pond({ ...WIDE, late: false }),
  dayTall: () => pond({ ...TALL, late: false }),
  lateWide: () => pond({ ...WIDE, late: true }),
  lateTall: () => pond({ ...TALL, late: true }),
  boardWide: () => lacquerBoard(BOARD.wide),
  boardTall: () => lacquerBoard(BOARD.tall),
  glow,
  drop,
  petal,
  ember,
} as const satisfies Record<string, () => string>

export type PictureName = keyof typeof pictures
