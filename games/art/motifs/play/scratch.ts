import { coin, gold, spark } from '../../pieces.ts'
import { linear, linearAt, times } from '../../svg.ts'
import type { Motif } from '../motif.ts'

/** A scratch card with three lotuses rubbed free, and the coin that did it. */
export const scratch: Motif = (key, tone) => {
  const flower = times(
    6,
    (nth) =>
      `<path d="M0 3C8-5 7-14 0-20C-7-14-8-5 0 3Z" fill="#ef6fae" stroke="#8a1d56" stroke-width="1" transform="rotate(${nth * 60})"/>`,
  )
  const field = (nth: number) => {
    const [x, y] = [-56 + (nth % 3) * 56, -26 + Math.floor(nth / 3) * 56]
    const free = nth === 0 || nth === 2 || nth === 4
    return `<g transform="translate(${x} ${y})"><rect x="-24" y="-24" width="48" height="48" rx="9" fill="${free ? '#fff4d6' : `url(#${key}c)`}"/>${free ? `${flower}<circle r="5" fill="#f7c445"/>` : '<path d="M-14 6L6-14M-8 14L14-8" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>'}</g>`
  }
  return `<defs>
    ${gold(key)}${linear(key + 'p', [0, tone.bright], [1, tone.deep])}${linearAt(key + 'c', 'x1="0" y1="0" x2="1" y2="1"', [0, '#dfe4f8'], [0.5, '#98a2cf'], [1, '#6f79ad'])}
    </defs>
    <ellipse cy="128" rx="104" ry="15" fill="#000" opacity=".35"/>
    <g transform="rotate(-9)">
    <rect x="-96" y="-112" width="192" height="228" rx="20" fill="#1b0a2a"/>
    <rect x="-100" y="-118" width="192" height="228" rx="20" fill="url(#${key}p)" stroke="url(#${key}g)" stroke-width="5"/>
    <rect x="-84" y="-92" width="160" height="26" rx="13" fill="url(#${key}g)"/>
    <g transform="translate(-4 10)">${times(6, field)}</g>
    <path d="M-78 92H70" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 12"/>
    </g>
    ${coin(key, 78, 66, 42)}
    ${spark(104, -92, 15)}
    ${spark(-112, 64, 10)}`
}
