import { linear, linearAt, times } from '../../../art/svg.ts'
import type { BoardShape } from '../../../engine/slot/layout.ts'
import { sheet } from '../../../engine/slot/picture.ts'

/** The stage that the puppets swim on. */
export const BOARD: BoardShape = { columns: 5, rows: 4, cell: 200, border: 36, wide: 164, tall: 212 }

/** A lacquered stage with a gilded roof edge around green water; cells `tall` high. */
export function lacquerBoard(tall: number): string {
  const { cell, border, columns, rows } = BOARD
  const w = cell * columns + border * 2
  const h = tall * rows + border * 2
  const cloud = (x: number, y: number, flipX: number, flipY: number) =>
    `<g transform="translate(${x} ${y}) scale(${flipX} ${flipY})"><path d="M4 74C0 40 18 8 74 4C60 14 52 20 54 30C40 24 26 34 32 50C20 50 8 60 4 74Z" fill="url(#g)" stroke="#7a3a06" stroke-width="2"/><circle cx="26" cy="26" r="8" fill="#e0203e"/></g>`
  return sheet(
    w,
    h,
    `<defs>${linear('g', [0, '#fffbd0'], [0.4, '#ffd95e'], [0.75, '#d98a1c'], [1, '#7a3f06'])}${linearAt('r', 'x1="0" y1="0" x2="1" y2="1"', [0, '#f2583a'], [0.5, '#a8161e'], [1, '#4e0610'])}
    ${linear('b', [0, '#07484e', 0.93], [0.5, '#04343e', 0.9], [1, '#021f2a', 0.96])}${linear('c', [0, '#8affe0', 0.1], [0.5, '#8affe0', 0.03], [1, '#8affe0', 0.09])}${linear('i', [0, '#000', 0.5], [0.1, '#000', 0], [0.9, '#000', 0], [1, '#000', 0.45])}</defs>
    <rect x="6" y="6" width="${w - 12}" height="${h - 12}" rx="30" fill="url(#r)"/><rect x="6" y="6" width="${w - 12}" height="${h - 12}" rx="30" fill="none" stroke="url(#g)" stroke-width="6"/>
    <rect x="${border - 8}" y="${border - 8}" width="${w - border * 2 + 16}" height="${h - border * 2 + 16}" rx="14" fill="#02161e"/><rect x="${border - 8}" y="${border - 8}" width="${w - border * 2 + 16}" height="${h - border * 2 + 16}" rx="14" fill="url(#b)" stroke="url(#g)" stroke-width="4"/>
    ${times(columns, (n) => (n % 2 ? '' : `<rect x="${border + n * cell}" y="${border}" width="${cell}" height="${tall * rows}" fill="url(#c)"/>`))}<rect x="${border}" y="${border}" width="${cell * columns}" height="${tall * rows}" fill="url(#i)"/>
    ${times(rows, (n) => `<path d="M${border + 10} ${border + (n + 0.86) * tall}${times(columns * 2, (k) => `q${cell / 4} ${k % 2 ? 8 : -8} ${cell / 2} 0`)}" stroke="#8affe0" stroke-opacity=".12" stroke-width="4" fill="none"/>`)}
    ${times(9, (n) => `<circle cx="${90 + (n * (w - 180)) / 8}" cy="20" r="6" fill="url(#g)"/><circle cx="${90 + (n * (w - 180)) / 8}" cy="${h - 20}" r="6" fill="url(#g)"/>`)}
    ${cloud(4, 4, 1, 1)}${cloud(w - 4, 4, -1, 1)}${cloud(4, h - 4, 1, -1)}${cloud(w - 4, h - 4, -1, -1)}`,
  )
}
