import { linear, polar, radial, times, TURN } from '../svg.ts'
import type { Motif } from './motif.ts'

export const eye: Motif = (key, tone) => {
  let s = ''
  for (let y = -5; y <= 5; y++)
    for (let x = -6; x <= 6; x++) {
      const cx = x * 40 + (y & 1 ? 20 : 0),
        cy = y * 26
      s += `<path d="M${cx - 21} ${cy}A21 24 0 0 0 ${cx + 21} ${cy}L${cx} ${cy - 12}Z" fill="url(#${key}sc)" stroke="${tone.deep}" stroke-width="1.6"/>`
    }
  return `<defs>
    ${linear(key + 'sc', [0, tone.deep], [0.7, tone.mid], [1, tone.bright])}${radial(key + 'i', [0, '#fff7c0'], [0.3, '#ffd23d'], [0.65, '#ff7a1a'], [1, '#7a1204'])}${radial(key + 'v', [0, tone.accent, 0.55], [0.6, tone.accent, 0.12], [1, tone.accent, 0])}
    </defs>
    <g opacity=".95">
    ${s}
    </g>
    <circle r="190" fill="url(#${key}v)"/>
    <path d="M-138 10C-86-78 70-98 140-22C80 70-70 90-138 10Z" fill="#160305" stroke="${tone.accent}" stroke-width="6"/>
    <path d="M-118 8C-74-60 62-78 118-18C68 52-58 70-118 8Z" fill="#3a0a05"/>
    <circle cx="2" cy="-8" r="62" fill="url(#${key}i)"/>
    ${times(40, (i) => `<path d="M${polar(20, (i / 40) * TURN)}L${polar(58, (i / 40) * TURN)}" stroke="#7a1204" stroke-opacity=".4" stroke-width="1.5" transform="translate(2 -8)"/>`)}
    <path d="M2-70C20-34 20 20 2 54C-16 20-16-34 2-70Z" fill="#120203"/>
    <ellipse cx="-18" cy="-34" rx="12" ry="17" fill="#fff" opacity=".9" transform="rotate(24 -18 -34)"/>
    <path d="M-150-2C-90-104 84-122 156-34" stroke="${tone.bright}" stroke-width="13" fill="none" stroke-linecap="round"/>`
}
