import { gold } from '../pieces.ts'
import { radial, radialAt, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** Middle, glow and rim of each lantern's silk. */
const SILK = [
  ['#fff1b0', '#ff5a3c', '#b3121f'],
  ['#ffe9a0', '#ff9a2e', '#a4470a'],
  ['#ffe0ef', '#ff5fa2', '#8c1150'],
] as const

export const lantern: Motif = (key, tone) => {
  const lanternAt = (x: number, y: number, scale: number, nth: 0 | 1 | 2) => {
    const [, glow, rim] = SILK[nth]
    return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M0-190V-66" stroke="${tone.accent}" stroke-width="2.5"/>
    <circle r="104" fill="url(#${key}h${nth})"/>
    <ellipse rx="62" ry="58" fill="url(#${key}l${nth})"/>
    ${[48, 32, 14].map((r) => `<ellipse rx="${r}" ry="58" fill="none" stroke="${rim}" stroke-opacity=".55" stroke-width="2"/>`).join('')}
    <path d="M-26-56H26L20-68H-20ZM-26 56H26L20 68H-20Z" fill="url(#${key}g)"/>
    <path d="M0 68V84" stroke="${tone.accent}" stroke-width="3"/>
    <circle cy="88" r="5" fill="url(#${key}g)"/>
    ${times(7, (i) => `<path d="M0 90q${(i - 3) * 1.4} 26 ${(i - 3) * 3.4} 52" stroke="${glow}" stroke-width="2.2" fill="none"/>`)}
    <ellipse cx="-22" cy="-18" rx="9" ry="24" fill="#fff" opacity=".35" transform="rotate(14 -22 -18)"/>
    </g>`
  }
  return `<defs>
    ${gold(key)}${SILK.map((silk, nth) => radialAt(key + 'l' + nth, 'cy=".58"', [0, silk[0]], [0.45, silk[1]], [1, silk[2]]) + radial(key + 'h' + nth, [0, silk[1], 0.65], [1, silk[1], 0])).join('')}
    </defs>
    ${lanternAt(-76, -26, 0.6, 1)}
    ${lanternAt(82, -44, 0.68, 2)}
    ${lanternAt(0, 18, 1.02, 0)}`
}
