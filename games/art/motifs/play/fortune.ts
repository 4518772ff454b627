import { gold, spark } from '../../pieces.ts'
import { polar, radialAt, times, TURN } from '../../svg.ts'
import type { Motif } from '../motif.ts'

const SLICES = 10

/** A wheel of fortune in few broad slices, a lotus at its hub, the pointer above it. */
export const fortune: Motif = (key, tone) => {
  const colours = [tone.accent, '#231a5a', tone.contrast, '#231a5a', '#f2b233']
  const slice = (nth: number) => {
    const [from, to] = [(nth / SLICES) * TURN, ((nth + 1) / SLICES) * TURN]
    return `<path d="M0 0L${polar(98, from)}A98 98 0 0 1 ${polar(98, to)}Z" fill="${colours[nth % colours.length]}" stroke="#f7d98a" stroke-width="2"/>`
  }
  return `<defs>
    ${gold(key)}${radialAt(key + 'sh', 'cx=".35" cy=".25" r=".7"', [0, '#fff', 0.4], [0.6, '#fff', 0], [1, '#000', 0.25])}
    </defs>
    <ellipse cy="130" rx="104" ry="15" fill="#000" opacity=".35"/>
    <circle r="122" fill="#4a2408"/>
    <circle r="121" fill="none" stroke="url(#${key}g)" stroke-width="5"/>
    ${times(20, (nth) => `<circle cx="${polar(110, (nth / 20) * TURN).replace(' ', '" cy="')}" r="4.4" fill="${nth % 2 ? '#b8741c' : '#fff3c9'}"/>`)}
    <g transform="rotate(-12)">${times(SLICES, slice)}</g>
    <circle r="98" fill="none" stroke="url(#${key}g)" stroke-width="5"/>
    <circle r="98" fill="url(#${key}sh)"/>
    <circle r="33" fill="#130f35" stroke="url(#${key}g)" stroke-width="6"/>
    ${times(8, (nth) => `<path d="M0-4C9-12 8-22 0-28C-8-22-9-12 0-4Z" fill="#ffd7e8" stroke="#e0559a" stroke-width="1" transform="rotate(${nth * 45})"/>`)}
    <circle r="6" fill="url(#${key}g)"/>
    <path d="M0-84L-17-134Q0-146 17-134Z" fill="url(#${key}g)" stroke="#3a1d06" stroke-width="2.5"/>
    ${spark(98, -98, 15)}
    ${spark(-108, 84, 10)}`
}
