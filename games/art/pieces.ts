import { linear, short } from './svg.ts'

/** The gold that coins, rims and frames are made of; its id is `<key>g`. */
export const gold = (key: string): string =>
  linear(`${key}g`, [0, '#fff6cf'], [0.35, '#ffd766'], [0.7, '#e79a1e'], [1, '#8a4a06'])

/** A glint with four points. */
export const spark = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z" fill="#fff"/>`

/** An old coin with a square hole. Needs `gold(key)` among the picture's definitions. */
export const coin = (key: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${x % 30})"><ellipse cx="2" cy="3" rx="${size}" ry="${short(size * 0.92)}" fill="#7a3f05"/>
  <ellipse rx="${size}" ry="${short(size * 0.92)}" fill="url(#${key}g)"/>
  <ellipse rx="${short(size * 0.74)}" ry="${short(size * 0.68)}" fill="none" stroke="#a5630c" stroke-width="${short(size * 0.07)}"/>
  <rect x="${short(-size * 0.22)}" y="${short(-size * 0.22)}" width="${short(size * 0.44)}" height="${short(size * 0.44)}" fill="#6d3a06"/></g>`

/** The strokes of each digit in a box 10 wide and 16 high, so that numbers need no font. */
const DIGITS: readonly string[] = [
  'M5 1C1 1 1 15 5 15C9 15 9 1 5 1Z',
  'M2 4L6 1V15',
  'M1 4C1 0 9 0 9 5C9 8 1 12 1 15H9',
  'M1 2C4 0 9 1 8 5C8 7 5 8 4 8C6 8 9 9 9 12C8 16 3 15 1 14',
  'M7 15V1L1 11H9',
  'M8 1H2V7C5 5 9 7 9 11C9 15 4 16 1 14',
  'M8 1C3 2 1 8 1 11C1 16 9 16 9 11C9 7 3 6 1 10',
  'M1 1H9L4 15',
  'M5 8C1 7 1 1 5 1C9 1 9 7 5 8C0 9 0 15 5 15C10 15 10 9 5 8Z',
  'M9 6C7 10 1 9 1 5C1 0 9 0 9 5C9 9 7 14 2 15',
]

/** A number around 0,0, drawn with strokes. */
export function number(digits: string, height: number, colour: string): string {
  const scale = short((height / 16) * 10) / 10
  const strokes = [...digits].map(
    (digit, nth) =>
      `<path d="${DIGITS[Number(digit)]}" transform="translate(${nth * 12 - digits.length * 6 + 1} -8)"/>`,
  )
  return `<g transform="scale(${scale})" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}
