import { linear, linearAt, short, times } from '../../../art/svg.ts'
import type { BoardShape } from '../../../engine/slot/layout.ts'
import { sheet } from '../../../engine/slot/picture.ts'

/** The board that the fruit tumble in. */
export const BOARD: BoardShape = { columns: 6, rows: 5, cell: 200, border: 34, wide: 166, tall: 226 }

/** A bamboo frame, roped at its corners, around water as deep as a hold; cells `tall` high. */
export function bambooBoard(tall: number): string {
  const { cell, border, columns, rows } = BOARD
  const w = cell * columns + border * 2
  const h = tall * rows + border * 2
  const pole = (x: number, y: number, long: number, upright: boolean) => {
    const knots = Math.round(long / 210)
    const part = long / knots
    return `<g transform="translate(${x} ${y})${upright ? ' rotate(90)' : ''}"><rect y="-13" width="${long}" height="26" rx="13" fill="url(#b)"/>${times(knots + 1, (i) => `<rect x="${short(i * part - 5)}" y="-15" width="10" height="30" rx="5" fill="url(#k)"/>`)}</g>`
  }
  const rope = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${times(5, (i) => `<rect x="-24" y="${-22 + i * 9}" width="48" height="8" rx="4" fill="url(#r)" stroke="#6a3a12" stroke-width="1.500"/>`)}</g>`
  return sheet(
    w,
    h,
    `<defs>${linear('b', [0, '#f8efae'], [0.3, '#dcc46a'], [0.7, '#a98a3a'], [1, '#5c4818'])}${linear('k', [0, '#fffbd0'], [0.4, '#c4a64c'], [1, '#4e3c12'])}
    ${linearAt('r', 'x1="0" y1="0" x2="1" y2="0"', [0, '#8a5a24'], [0.5, '#e8bf7a'], [1, '#7a4a1a'])}
    ${linear('w', [0, '#0a4a5e', 0.9], [0.5, '#07354a', 0.88], [1, '#042434', 0.95])}${linear('c', [0, '#aef4ff', 0.09], [0.5, '#aef4ff', 0.03], [1, '#aef4ff', 0.08])}
    ${linear('i', [0, '#000', 0.5], [0.08, '#000', 0], [0.92, '#000', 0], [1, '#000', 0.45])}</defs>
    <rect x="14" y="14" width="${w - 28}" height="${h - 28}" rx="26" fill="url(#w)"/>
    ${times(columns, (i) => (i % 2 ? '' : `<rect x="${border + i * cell}" y="${border}" width="${cell}" height="${tall * rows}" fill="url(#c)"/>`))}
    <rect x="${border}" y="${border}" width="${cell * columns}" height="${tall * rows}" fill="url(#i)"/>
    ${times(rows - 1, (i) => `<path d="M${border + 12} ${border + (i + 1) * tall}${times(columns * 2, (n) => `q${cell / 4} ${n % 2 ? 7 : -7} ${cell / 2} 0`)}" stroke="#9beaf5" stroke-opacity=".1" stroke-width="3" fill="none"/>`)}
    ${pole(6, 16, w - 12, false)}${pole(6, h - 16, w - 12, false)}${pole(16, 6, h - 12, true)}${pole(w - 16, 6, h - 12, true)}
    ${rope(26, 26, 45)}${rope(w - 26, 26, -45)}${rope(26, h - 26, -45)}${rope(w - 26, h - 26, 45)}`,
  )
}
