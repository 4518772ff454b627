import { linear, linearAt, short, times } from '../../../art/svg.ts'
import type { BoardShape } from '../../../engine/slot/layout.ts'
import { sheet } from '../../../engine/slot/picture.ts'

/** Thirty-six cells. */
export const BOARD: BoardShape = { columns: 6, rows: 6, cell: 200, border: 36, wide: 152, tall: 200 }

/** A frame of pale cajuput poles, lashed at its corners, around a dark comb; cells `tall` high. */
export function combBoard(tall: number): string {
  const { cell, border, columns, rows } = BOARD
  const w = cell * columns + border * 2
  const h = tall * rows + border * 2
  const side = 46
  const comb = times(Math.ceil(h / (side * 1.5)), (row) =>
    times(Math.ceil(w / (side * 1.732)), (column) => {
      const [x, y] = [column * side * 1.732 + (row % 2) * side * 0.866, row * side * 1.5]
      const points = times(
        6,
        (i) =>
          `${i ? 'L' : 'M'}${short(x + side * 0.92 * Math.sin((i * Math.PI) / 3))} ${short(y - side * 0.92 * Math.cos((i * Math.PI) / 3))}`,
      )
      return points + 'Z'
    }),
  )
  const pole = (x: number, y: number, long: number, upright: boolean) =>
    `<g transform="translate(${x} ${y})${upright ? ' rotate(90)' : ''}"><rect y="-15" width="${long}" height="30" rx="13" fill="url(#p)"/>${times(Math.floor(long / 96), (i) => `<path d="M${24 + i * 96} -9q20 6 44 0M${52 + i * 96} 5q18 5 36 0" stroke="#7a6a4a" stroke-opacity=".55" stroke-width="4" fill="none"/>`)}</g>`
  const lash = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${times(5, (i) => `<rect x="-26" y="${-24 + i * 10}" width="52" height="9" rx="4" fill="url(#r)" stroke="#5a3414" stroke-width="1.500"/>`)}</g>`
  const drip = (x: number, long: number) =>
    `<path d="M${x - 14} 26C${x - 10} 40 ${x - 9} ${26 + long} ${x} ${26 + long}C${x + 9} ${26 + long} ${x + 10} 40 ${x + 14} 26Z" fill="url(#m)"/>`
  return sheet(
    w,
    h,
    `<defs>${linear('p', [0, '#fffaf0'], [0.35, '#e6dcc0'], [0.7, '#b8a882'], [1, '#5e5238'])}${linearAt('r', 'x1="0" y1="0" x2="1" y2="0"', [0, '#7a4a1c'], [0.5, '#e0b070'], [1, '#6a3c14'])}${linear('d', [0, '#3a2408', 0.94], [0.5, '#2a1a06', 0.92], [1, '#180e04', 0.96])}${linear('i', [0, '#000', 0.5], [0.1, '#000', 0], [0.9, '#000', 0], [1, '#000', 0.45])}${linear('m', [0, '#ffe27a'], [0.6, '#ffb32a'], [1, '#d8780a'])}<clipPath id="c"><rect x="14" y="14" width="${w - 28}" height="${h - 28}" rx="24"/></clipPath></defs>
    <g clip-path="url(#c)"><rect x="14" y="14" width="${w - 28}" height="${h - 28}" fill="url(#d)"/><path d="${comb}" fill="none" stroke="#ffb84a" stroke-opacity=".13" stroke-width="6"/></g>
    <rect x="${border}" y="${border}" width="${cell * columns}" height="${tall * rows}" fill="url(#i)"/>
    ${pole(6, 18, w - 12, false)}${pole(6, h - 18, w - 12, false)}${pole(18, 6, h - 12, true)}${pole(w - 18, 6, h - 12, true)}
    ${[0.12, 0.2, 0.47, 0.55, 0.81, 0.9].map((x, i) => drip(short(w * x), 18 + ((i * 17) % 30))).join('')}
    ${lash(28, 28, 45)}${lash(w - 28, 28, -45)}${lash(28, h - 28, -45)}${lash(w - 28, h - 28, 45)}`,
  )
}
