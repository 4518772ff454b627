import { polar, radialAt, times, TURN } from '../../svg.ts'
import type { Motif } from '../motif.ts'

export const ball: Motif = (key, tone) => {
  const pent = (size: number, turned: number) =>
    'M' + Array.from({ length: 5 }, (_, i) => polar(size, turned + (i / 5) * TURN)).join('L') + 'Z'
  let s = ''
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i / 5) * TURN
    s += `<path d="M${polar(40, a)}L${polar(74, a)}" stroke="#1b2440" stroke-width="4"/>
    <path d="${pent(26, a + Math.PI)}" transform="translate(${polar(96, a)}) " fill="#1b2440"/>`
    s += `<path d="M${polar(74, a)}L${polar(88, a + 0.36)}L${polar(88, a + TURN / 5 - 0.36)}L${polar(74, a + TURN / 5)}" fill="none" stroke="#1b2440" stroke-width="3"/>`
  }
  return `<defs>
    ${radialAt(key + 'b', 'cx=".36" cy=".28" r=".8"', [0, '#fff'], [0.55, '#e9eefb'], [1, '#7f8db8'])}
    <clipPath id="${key}c">
    <circle r="104"/></clipPath>
    </defs>
    ${times(6, (i) => `<path d="M${-170 - i * 6} ${70 - i * 26}L${-96} ${40 - i * 20}" stroke="${tone.accent}" stroke-opacity="${0.5 - i * 0.06}" stroke-width="5" stroke-linecap="round"/>`)}
    <ellipse cy="124" rx="92" ry="14" fill="#000" opacity=".4"/>
    <g clip-path="url(#${key}c)">
    <circle r="104" fill="url(#${key}b)"/>
    <g transform="rotate(14)">
    ${s}
    <path d="${pent(40, -Math.PI / 2)}" fill="#1b2440"/>
    </g>
    </g>
    <circle r="104" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`
}
