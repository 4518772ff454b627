import { linear, radial } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { BOARD, combBoard } from './board.ts'
import { forest } from './forest.ts'
import { butterfly, comb, honey, queen } from './high.ts'
import { cajuput, fern, lily, mushroom } from './low.ts'

const WIDE = { width: 1600, height: 1000, water: 0.56, seed: 9 }
const TALL = { width: 900, height: 1600, water: 0.4, seed: 23 }

const glow = (): string =>
  square(
    `<defs>${radial('p', [0, '#fff'], [0.2, '#fff3b0', 0.9], [0.5, '#ffc83a', 0.34], [1, '#ff9a1a', 0])}</defs><circle r="126" fill="url(#p)"/>`,
  )
const drop = (): string =>
  square(
    `<defs>${radial('p', [0, '#fffde0'], [0.5, '#ffd23f'], [1, '#e0780a'])}</defs><path d="M0-96C36-34 62-4 62 36A62 62 0 0 1-62 36C-62-4-36-34 0-96Z" fill="url(#p)"/><ellipse cx="-22" cy="26" rx="10" ry="20" fill="#fff" opacity=".9"/>`,
  )
const petal = (): string =>
  square(
    `<defs>${linear('p', [0, '#fff'], [0.6, '#fff6d0'], [1, '#d8c87a'])}</defs><path d="M0 92C-50 40-40-50 0-100C40-50 50 40 0 92Z" fill="url(#p)"/>`,
  )
const bee = (): string =>
  square(
    `<defs>${linear('p', [0, '#fff2a0'], [0.5, '#ffc42a'], [1, '#c06a06'])}</defs><g fill="#eefaff" fill-opacity=".8" stroke="#8ab8d0" stroke-width="3"><ellipse cx="-30" cy="-54" rx="30" ry="48" transform="rotate(-28 -30 -54)"/><ellipse cx="34" cy="-54" rx="30" ry="48" transform="rotate(28 34 -54)"/></g><ellipse cy="20" rx="84" ry="54" fill="url(#p)"/><path d="M-34-28C-46 4-46 36-34 68L-8 73C-18 40-18 0-8-33ZM20-33C30 0 30 40 20 73L46 64C56 36 56 4 46-24Z" fill="#2a1408"/><circle cx="-64" cy="8" r="10" fill="#1a0a06"/>`,
  )

/**
 * Every picture of the game as SVG text, drawn when the page is built. The same code, the same
 * bytes.
 */
export const pictures = {
  H1: queen,
  H2: comb,
  H3: butterfly,
  L1: cajuput,
  L2: lily,
  L3: mushroom,
  L4: fern,
  W: honey,
  dayWide: () => forest({ ...WIDE, late: false }),
  dayTall: () => forest({ ...TALL, late: false }),
  lateWide: () => forest({ ...WIDE, late: true }),
  lateTall: () => forest({ ...TALL, late: true }),
  boardWide: () => combBoard(BOARD.wide),
  boardTall: () => combBoard(BOARD.tall),
  glow,
  drop,
  petal,
  bee,
} as const satisfies Record<string, () => string>

export type PictureName = keyof typeof pictures
