import { gold, spark } from '../pieces.ts'
import { linear, times } from '../svg.ts'
import { picture, shadow } from './pieces.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  4: [
    [-15, -15],
    [15, -15],
    [-15, 15],
    [15, 15],
  ],
  6: [-15, 15].flatMap((x) => [-17, 0, 17].map((y) => [x, y] as const)),
}

const die = (x: number, y: number, turned: number, face: 1 | 4 | 6): string =>
  `<g transform="translate(${x} ${y}) rotate(${turned})"><rect x="-31" y="-31" width="62" height="62" rx="14" fill="#cfc6ae"/>
  <rect x="-31" y="-35" width="62" height="62" rx="14" fill="#fdf8ea"/>
  ${(PIPS[face] ?? []).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy - 4}" r="${face === 1 ? 10 : 6.5}" fill="${face === 1 ? '#d8203a' : '#1c2130'}"/>`).join('')}</g>`

/** Three dice and the lacquer cup that shook them. */
export const cup = (): string => {
  const key = 'hcup_'
  return picture(`<defs>${gold(key)}${linear(`${key}r`, [0, '#ff6a6a'], [0.5, '#c4142f'], [1, '#5e0416'])}</defs>
    ${shadow(104, 120)}
    <g transform="translate(18 -34) rotate(-24)"><path d="M-62 62Q-84 -78 0 -84Q84 -78 62 62Z" fill="url(#${key}r)"/>
    <path d="M-46 30Q-58 -58 -14 -70" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".35"/>
    <ellipse cy="62" rx="66" ry="17" fill="#2a0412"/><ellipse cy="62" rx="66" ry="17" fill="none" stroke="url(#${key}g)" stroke-width="9"/>
    ${times(5, (nth) => `<circle cx="${nth * 22 - 44}" cy="${18 - Math.abs(nth - 2) * 3}" r="5" fill="url(#${key}g)"/>`)}</g>
    ${die(-66, 70, -12, 6)}${die(12, 84, 9, 1)}${die(82, 62, 22, 4)}
    ${spark(-98, -40, 13)}${spark(104, -86, 10)}`)
}
