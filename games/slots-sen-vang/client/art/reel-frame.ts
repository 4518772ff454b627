import { linear, linearAt, times } from '../../../art/svg.ts'
import type { BoardShape } from '../../../engine/slot/layout.ts'
import { sheet } from '../../../engine/slot/picture.ts'
import { golden } from './golden.ts'

/** The frame around the reels. */
export const FRAME: BoardShape = { columns: 5, rows: 3, cell: 200, border: 34, wide: 180, tall: 240 }

/**
 * The lacquer board the reels stand in, with its gold border; five cells wide, three of `tall`
 * high.
 */
export function reelFrame(tall: number): string {
  const { cell, border } = FRAME
  const w = cell * 5 + border * 2
  const h = tall * 3 + border * 2
  const corner = (x: number, y: number, flipX: number, flipY: number) =>
    `<g transform="translate(${x} ${y}) scale(${flipX} ${flipY})"><path d="M4 64C4 22 22 4 64 4" fill="none" stroke="url(#r)" stroke-width="7" stroke-linecap="round"/>
      <path d="M16 78C16 60 28 52 40 52C54 52 58 34 50 28C42 22 32 30 36 38M78 16C60 16 52 28 52 40" fill="none" stroke="url(#g)" stroke-width="4.500" stroke-linecap="round"/>
      <g transform="translate(22 22) rotate(-45) scale(.17)"><path d="M0 0C-40-38-32-98 0-132C32-98 40-38 0 0Z" fill="url(#g)" transform="rotate(-52)"/><path d="M0 0C-40-38-32-98 0-132C32-98 40-38 0 0Z" fill="url(#g)" transform="rotate(52)"/><path d="M0 0C-40-38-32-98 0-132C32-98 40-38 0 0Z" fill="#fff3cf" transform="scale(1 1.100)"/></g></g>`
  return sheet(
    w,
    h,
    `<defs>${golden.rim('r')}${golden.metal('g')}
    ${linear('b', [0, '#141a45', 0.9], [0.5, '#0c1030', 0.86], [1, '#080a20', 0.94])}
    ${linear('i', [0, '#000', 0.55], [0.12, '#000', 0], [0.88, '#000', 0], [1, '#000', 0.5])}
    ${linear('c', [0, '#fff', 0.07], [0.5, '#9db4ff', 0.03], [1, '#fff', 0.06])}
    ${linearAt('v', 'x1="0" y1="0" x2="0" y2="1"', [0, '#f7c445', 0], [0.5, '#f7c445', 0.55], [1, '#f7c445', 0])}</defs>
    <rect x="7" y="7" width="${w - 14}" height="${h - 14}" rx="40" fill="url(#b)"/>
    <rect x="7" y="7" width="${w - 14}" height="${h - 14}" rx="40" fill="none" stroke="url(#r)" stroke-width="9"/>
    <rect x="20" y="20" width="${w - 40}" height="${h - 40}" rx="28" fill="none" stroke="#ffdf8a" stroke-opacity=".4" stroke-width="2"/>
    ${times(5, (i) => (i % 2 ? '' : `<rect x="${border + i * cell}" y="${border}" width="${cell}" height="${tall * 3}" fill="url(#c)"/>`))}
    <rect x="${border}" y="${border}" width="${cell * 5}" height="${tall * 3}" fill="url(#i)"/>
    ${times(4, (i) => `<path d="M${border + (i + 1) * cell} ${border + 10}V${border + tall * 3 - 10}" stroke="url(#v)" stroke-width="2"/>`)}
    ${corner(8, 8, 1, 1)}${corner(w - 8, 8, -1, 1)}${corner(8, h - 8, 1, -1)}${corner(w - 8, h - 8, -1, -1)}`,
  )
}
