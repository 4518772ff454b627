import { coin, gold, number, spark } from '../../pieces.ts'
import { linear, radialAt } from '../../svg.ts'
import type { Motif } from '../motif.ts'

const SPADE =
  'M0-38C-8-18-38-8-34 14C-31 28-12 30-4 16C-4 28-8 34-14 38H14C8 34 4 28 4 16C12 30 31 28 34 14C38-8 8-18 0-38Z'
const HEART = 'M0 30C-44-2-36-36-14-36C-4-36 0-28 0-24C0-28 4-36 14-36C36-36 44-2 0 30Z'

/** Two hands face each other on felt: a four and a five, and the banker's back of a card. */
export const baccarat: Motif = (key, tone) => {
  const face = (
    x: number,
    turned: number,
    rank: string,
    suit: string,
    ink: string,
  ) => `<g transform="translate(${x} -22) rotate(${turned})">
    <rect x="-46" y="-66" width="92" height="132" rx="11" fill="url(#${key}p)" stroke="#1b2040" stroke-opacity=".3" stroke-width="1.5"/>
    <g transform="translate(0 -26)">${number(rank, 44, ink)}</g>
    <path d="${suit}" fill="${ink}" transform="translate(0 30) scale(.62)"/>
    </g>`
  return `<defs>
    ${gold(key)}${linear(key + 'p', [0, '#fff'], [1, '#e4e7f5'])}${radialAt(key + 'f', 'cx=".5" cy=".3" r=".8"', [0, '#2fae7d'], [1, '#0a4a3a'])}${linear(key + 'b', [0, tone.mid], [1, tone.deep])}
    </defs>
    <ellipse cy="128" rx="118" ry="15" fill="#000" opacity=".35"/>
    <path d="M-126 62A126 106 0 0 0 126 62L126-14A40 40 0 0 0 86-54H-86A40 40 0 0 0-126-14Z" fill="url(#${key}f)" stroke="url(#${key}g)" stroke-width="6"/>
    <path d="M-96 70A104 84 0 0 0 96 70" fill="none" stroke="#ffe9a8" stroke-opacity=".6" stroke-width="2.5"/>
    ${face(-64, -9, '4', HEART, '#d3152f')}
    ${face(2, 2, '5', SPADE, '#151a33')}
    <g transform="translate(74 -18) rotate(13)"><rect x="-46" y="-66" width="92" height="132" rx="11" fill="url(#${key}b)" stroke="#fff" stroke-width="4"/><rect x="-34" y="-54" width="68" height="108" rx="7" fill="none" stroke="url(#${key}g)" stroke-width="3"/><path d="M0-34L20 0L0 34L-20 0Z" fill="url(#${key}g)"/></g>
    ${coin(key, -72, 104, 22)}
    ${coin(key, 78, 100, 26)}
    ${spark(-108, -84, 13)}
    ${spark(122, -92, 10)}`
}
