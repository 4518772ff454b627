import { linear, radial } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { BOARD, fieldBoard } from './board.ts'
import { fields } from './fields.ts'
import { basket, buffalo, grasshopper, jar, kite, rooster, sickle, soil, sun } from './symbols.ts'

const WIDE = { width: 1600, height: 1000, horizon: 0.36, seed: 5 }
const TALL = { width: 900, height: 1600, horizon: 0.26, seed: 17 }

const glow = (): string =>
  square(
    `<defs>${radial('p', [0, '#fff'], [0.2, '#fff3b0', 0.9], [0.5, '#ffcf4a', 0.32], [1, '#ffa02a', 0])}</defs><circle r="126" fill="url(#p)"/>`,
  )
const grain = (): string =>
  square(
    `<defs>${linear('p', [0, '#fffbd0'], [0.5, '#ffd23f'], [1, '#c0780c'])}</defs><path d="M0 96C-44 50-40-50 0-104C40-50 44 50 0 96Z" fill="url(#p)"/><path d="M0 84V-84" stroke="#8a4a06" stroke-opacity=".5" stroke-width="6"/>`,
  )
const straw = (): string =>
  square(
    `<defs>${linear('p', [0, '#fff0a0'], [1, '#b8862a'])}</defs><path d="M-8 110C-14 30 14-40 8-114C26-40 6 30 8 110Z" fill="url(#p)"/>`,
  )
const dragonfly = (): string =>
  square(
    `<defs>${linear('p', [0, '#ffe08a'], [1, '#d8401a'])}</defs><g fill="#e8faff" fill-opacity=".7" stroke="#6aa8b8" stroke-width="3"><ellipse cx="-58" cy="-34" rx="58" ry="18" transform="rotate(16 -58 -34)"/><ellipse cx="58" cy="-34" rx="58" ry="18" transform="rotate(-16 58 -34)"/><ellipse cx="-50" cy="4" rx="50" ry="16" transform="rotate(-14 -50 4)"/><ellipse cx="50" cy="4" rx="50" ry="16" transform="rotate(14 50 4)"/></g><path d="M-10-46H10L5 112H-5Z" fill="url(#p)"/><circle cy="-54" r="16" fill="#8a2a0c"/>`,
  )

/**
 * Every picture of the game as SVG text, drawn when the page is built. The same code, the same
 * bytes.
 */
export const pictures = {
  H1: buffalo,
  H2: kite,
  H3: rooster,
  L1: sickle,
  L2: jar,
  L3: grasshopper,
  W: sun,
  C: basket,
  X: soil,
  dayWide: () => fields({ ...WIDE, late: false }),
  dayTall: () => fields({ ...TALL, late: false }),
  lateWide: () => fields({ ...WIDE, late: true }),
  lateTall: () => fields({ ...TALL, late: true }),
  boardWide: () => fieldBoard(BOARD.wide),
  boardTall: () => fieldBoard(BOARD.tall),
  glow,
  grain,
  straw,
  dragonfly,
} as const satisfies Record<string, () => string>

export type PictureName = keyof typeof pictures
