import { coin, gold, spark } from '../pieces.ts'
import { times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const coins: Motif = (key) => {
  const stack = (x: number, y: number, count: number) =>
    times(
      count,
      (nth) => `<g transform="translate(${x} ${y - nth * 15})">
    <ellipse cy="7" rx="44" ry="15" fill="#8a4a06"/>
    <ellipse rx="44" ry="15" fill="url(#${key}g)"/>
    <ellipse rx="33" ry="10.5" fill="none" stroke="#a5630c" stroke-width="2"/></g>`,
    )
  return `<defs>
    ${gold(key)}
    </defs>
    <ellipse cy="122" rx="120" ry="18" fill="#000" opacity=".35"/>
    ${stack(-66, 100, 4)}${stack(0, 108, 7)}${stack(66, 100, 5)}
    <g transform="translate(-6 -54) rotate(-14)">
    <circle r="62" cx="5" cy="7" fill="#7a3f05"/>
    <circle r="62" fill="url(#${key}g)"/>
    <circle r="50" fill="none" stroke="#a5630c" stroke-width="3"/>
    <rect x="-17" y="-17" width="34" height="34" fill="#3a1d02"/>
    <rect x="-22" y="-22" width="44" height="44" fill="none" stroke="#fff0b8" stroke-width="3"/>
    ${times(4, (i) => `<path d="M0-44L5-33L0-28L-5-33Z" fill="#8a4a06" transform="rotate(${i * 90})"/>`)}
    <path d="M-44-32A54 54 0 0 1-8-54" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".8"/>
    </g>
    ${coin(key, 88, -40, 24)}
    ${coin(key, -100, -20, 18)}
    ${spark(52, -98, 16)}
    ${spark(-84, -84, 10)}`
}
