import { gold, number, spark } from '../../pieces.ts'
import { linear, radialAt, times } from '../../svg.ts'
import type { Motif } from '../motif.ts'

const SHOWN = ['03', '08', '17', '26', '33', '40', '12', '21', '35']

/** A board of numbers, three of them lit, and the golden pearl that was drawn last. */
export const keno: Motif = (key, tone) => {
  const cell = (nth: number) => {
    const [x, y] = [-66 + (nth % 3) * 66, -66 + Math.floor(nth / 3) * 66]
    const lit = nth === 0 || nth === 4 || nth === 5
    return `<g transform="translate(${x} ${y})"><circle r="28" fill="url(#${key}${lit ? 'l' : 'd'})"/><circle r="27" fill="none" stroke="#fff" stroke-opacity="${lit ? 0.8 : 0.25}" stroke-width="2"/>${number(SHOWN[nth] ?? '', 22, lit ? '#5a0f36' : '#cdd5ff')}</g>`
  }
  return `<defs>
    ${gold(key)}${linear(key + 'b', [0, tone.mid], [1, tone.deep])}${radialAt(key + 'l', 'cx=".34" cy=".26" r=".85"', [0, '#fff'], [0.5, '#ff9fcb'], [1, '#d13f8b'])}${radialAt(key + 'd', 'cx=".34" cy=".26" r=".85"', [0, '#4a52a0'], [0.6, '#232a68'], [1, '#10143c'])}${radialAt(key + 'o', 'cx=".34" cy=".26" r=".85"', [0, '#fff'], [0.45, '#f7c445'], [1, '#9a560a'])}
    </defs>
    <ellipse cy="130" rx="104" ry="14" fill="#000" opacity=".35"/>
    <rect x="-112" y="-112" width="224" height="232" rx="34" fill="#0a0d26"/>
    <rect x="-112" y="-118" width="224" height="232" rx="34" fill="url(#${key}b)" stroke="url(#${key}g)" stroke-width="6"/>
    <g transform="translate(0 -2)">${times(9, cell)}</g>
    <g transform="translate(92 84)"><circle r="44" cx="2" cy="5" fill="#000" opacity=".4"/><circle r="44" fill="url(#${key}o)"/><circle r="25" fill="#fff6cf"/>${number('17', 26, '#6b3804')}</g>
    ${spark(-104, -108, 15)}
    ${spark(122, 22, 10)}`
}
