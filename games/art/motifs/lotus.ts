import { gold } from '../pieces.ts'
import { linear, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const lotus: Motif = (key, tone) => {
  const pet = 'M0 0C-40-38-32-98 0-132C32-98 40-38 0 0Z'
  return `<defs>
    ${linear(key + 'a', [0, '#fff'], [0.25, '#ffd3e4'], [0.7, '#f2609c'], [1, '#a01457'])}${linear(key + 'b', [0, '#ffc0d8'], [0.6, '#d23b7d'], [1, '#6d0b3e'])}${gold(key)}
    </defs>
    ${times(3, (i) => `<ellipse cy="62" rx="${70 + i * 34}" ry="${11 + i * 6}" fill="none" stroke="${tone.light}" stroke-opacity="${0.4 - i * 0.11}" stroke-width="1.6"/>`)}
    <g transform="translate(0 56)">
    ${[-82, 82, -60, 60, -38, 38, -18, 18, 0].map((a) => `<path d="${pet}" fill="url(#${key}b)" transform="rotate(${a}) scale(1.02 1.08)"/>`).join('')}
    <g transform="translate(0 4) scale(.86)">
    ${[-66, 66, -42, 42, -20, 20, 0]
      .map(
        (a) => `<path d="${pet}" fill="url(#${key}a)" transform="rotate(${a})"/>
    <path d="M0-14C-4-48-3-84 0-112" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none" transform="rotate(${a})"/>`,
      )
      .join('')}
    </g>
    <g transform="translate(0 6) scale(.62 .56)">
    ${[-58, 58, -30, 30, 0].map((a) => `<path d="${pet}" fill="url(#${key}a)" transform="rotate(${a})" opacity=".96"/>`).join('')}
    </g>
    </g>`
}
