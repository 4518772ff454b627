import { gold, number } from '../pieces.ts'
import { linear, times } from '../svg.ts'
import { picture, shadow } from './pieces.ts'

const wheel = (x: number): string =>
  `<g transform="translate(${x} 44)"><circle r="27" fill="#12141f"/><circle r="15" fill="#c9d2e6"/><circle r="6" fill="#12141f"/></g>`

/** A racing car that passes the flag. */
export const race = (): string => {
  const key = 'hrace_'
  return picture(`<defs>${gold(key)}${linear(`${key}b`, [0, '#ffb36b'], [0.45, '#f0561d'], [1, '#8a1f06'])}</defs>
    ${shadow(78, 128)}
    <g transform="translate(64 -62)"><path d="M0 74V-62" stroke="url(#${key}g)" stroke-width="7" stroke-linecap="round"/>
    ${times(20, (nth) => {
      const [column, row] = [nth % 5, Math.floor(nth / 5)]
      return `<path d="M${column * 14} ${row * 14 - 60}h14v14h-14z" fill="${(column + row) % 2 ? '#10131f' : '#fff'}"/>`
    })}</g>
    ${times(4, (nth) => `<path d="M${-146 + nth * 10} ${-6 + nth * 17}H${-112 + nth * 5}" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"/>`)}
    <path d="M-118 40Q-116 6 -78 0L-52 -3Q-32 -38 8 -38Q40 -38 58 -2L112 14Q128 20 126 44L122 52H-116Z" fill="url(#${key}b)"/>
    <path d="M-36 -4Q-22 -28 6 -28Q28 -28 42 -3Z" fill="#bfe6ff"/>
    <path d="M-122 -14H-86V2H-112Z" fill="#8a1f06"/>
    <circle cx="-8" cy="22" r="21" fill="#fff"/><g transform="translate(-8 22)">${number('1', 21, '#171b33')}</g>
    ${wheel(-72)}${wheel(78)}`)
}
