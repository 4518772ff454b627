import { linear, linearAt, times } from '../../../art/svg.ts'
import type { BoardShape } from '../../../engine/slot/layout.ts'
import { sheet } from '../../../engine/slot/picture.ts'

/** Three furrows of five cells. */
export const BOARD: BoardShape = { columns: 5, rows: 3, cell: 200, border: 36, wide: 186, tall: 236 }

/** A frame of woven bamboo and sheaves around dark soil; cells `tall` high. */
export function fieldBoard(tall: number): string {
  const { cell, border, columns, rows } = BOARD
  const w = cell * columns + border * 2
  const h = tall * rows + border * 2
  const sheaf = (x: number, y: number, flip: number) =>
    `<g transform="translate(${x} ${y}) scale(${flip} 1)">${times(7, (i) => `<g transform="rotate(${-50 + i * 17})"><path d="M0 40V-34" stroke="#b8862a" stroke-width="4"/>${times(5, (n) => `<ellipse cx="${n % 2 ? 5 : -5}" cy="${-20 - n * 9}" rx="5" ry="8" fill="url(#g)"/>`)}</g>`)}<path d="M-16 18H16V32H-16Z" fill="#c0301e"/></g>`
  return sheet(
    w,
    h,
    `<defs>${linear('g', [0, '#fffbd0'], [0.5, '#ffd23f'], [1, '#b0720c'])}${linearAt('w', 'x1="0" y1="0" x2="1" y2="1"', [0, '#e8b870'], [0.5, '#a8702e'], [1, '#5e3412'])}
    ${linear('s', [0, '#4a3018', 0.95], [0.5, '#36220e', 0.93], [1, '#1e1206', 0.97])}${linear('i', [0, '#000', 0.45], [0.12, '#000', 0], [0.88, '#000', 0], [1, '#000', 0.45])}</defs>
    <rect x="6" y="6" width="${w - 12}" height="${h - 12}" rx="28" fill="url(#w)"/>${times(Math.floor(w / 24), (i) => `<path d="M${14 + i * 24} 8l12 26M${14 + i * 24} ${h - 34}l12 26" stroke="#4e2a0e" stroke-opacity=".5" stroke-width="5"/>`)}${times(Math.floor(h / 24), (i) => `<path d="M8 ${14 + i * 24}l26 12M${w - 34} ${14 + i * 24}l26 12" stroke="#4e2a0e" stroke-opacity=".5" stroke-width="5"/>`)}
    <rect x="6" y="6" width="${w - 12}" height="${h - 12}" rx="28" fill="none" stroke="url(#g)" stroke-width="4"/><rect x="${border - 6}" y="${border - 6}" width="${w - border * 2 + 12}" height="${h - border * 2 + 12}" rx="14" fill="#160c04"/>
    ${times(rows, (n) => `<rect x="${border}" y="${border + n * tall + 3}" width="${cell * columns}" height="${tall - 6}" rx="16" fill="url(#s)"/><path d="M${border + 16} ${border + (n + 0.9) * tall}${times(columns * 3, (k) => `q${cell / 6} ${k % 2 ? 9 : -9} ${cell / 3 - 2} 0`)}" stroke="#0c0602" stroke-opacity=".6" stroke-width="6" fill="none"/>`)}<rect x="${border}" y="${border}" width="${cell * columns}" height="${tall * rows}" fill="url(#i)"/>
    ${sheaf(34, 44, 1)}${sheaf(w - 34, 44, -1)}`,
  )
}
