import { gold, spark } from '../../pieces.ts'
import { linear, times } from '../../svg.ts'
import type { Motif } from '../motif.ts'

const SPADE =
  'M0-38C-8-18-38-8-34 14C-31 28-12 30-4 16C-4 28-8 34-14 38H14C8 34 4 28 4 16C12 30 31 28 34 14C38-8 8-18 0-38Z'

/** The screen of a poker machine with a pair of jacks' crowns, and the buttons that keep cards. */
export const poker: Motif = (key, tone) => {
  const card = (nth: number) => {
    const kept = nth === 1 || nth === 3
    return `<g transform="translate(${nth * 40 - 80} ${kept ? -10 : 0})">
      <rect x="-17" y="-28" width="34" height="52" rx="5" fill="url(#${key}p)" stroke="${kept ? '#f7c445' : '#1b2040'}" stroke-width="${kept ? 4 : 1}"/>
      ${kept ? '<path d="M-10-4L-12-18L-5-11L0-20L5-11L12-18L10-4Z" fill="#d3152f"/><rect x="-10" y="-2" width="20" height="4" fill="#d3152f"/>' : `<path d="${SPADE}" fill="#151a33" transform="translate(0 -2) scale(.3)"/>`}</g>`
  }
  const button = (nth: number) =>
    `<rect x="${nth * 40 - 96}" y="62" width="32" height="16" rx="6" fill="${nth === 1 || nth === 3 ? `url(#${key}g)` : tone.mid}"/>`
  return `<defs>${gold(key)}${linear(key + 'p', [0, '#fff'], [1, '#e4e7f5'])}${linear(key + 's', [0, tone.mid], [1, tone.deep])}</defs>
    <ellipse cy="118" rx="118" ry="14" fill="#000" opacity=".35"/>
    <path d="M-128 108L-116-78Q-114-96-96-96H96Q114-96 116-78L128 108Z" fill="#140a26"/>
    <path d="M-122 102L-110-76Q-108-90-94-90H94Q108-90 110-76L122 102Z" fill="url(#${key}s)" stroke="url(#${key}g)" stroke-width="5"/>
    <rect x="-102" y="-68" width="204" height="112" rx="12" fill="#060a24" stroke="${tone.bright}" stroke-opacity=".7" stroke-width="3"/>
    ${times(5, card)}${times(5, button)}
    <rect x="-62" y="88" width="124" height="8" rx="4" fill="#000" opacity=".4"/>
    ${spark(104, -104, 14)}${spark(-112, -98, 9)}`
}
