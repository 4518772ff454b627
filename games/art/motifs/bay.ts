import { linear, radial, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const bay: Motif = (key, tone) => {
  const hill = (x: number, w: number, h: number, y: number, c: string) =>
    `<path d="M${x - w} ${y}C${x - w * 0.8} ${y - h * 0.5} ${x - w * 0.62} ${y - h * 0.94} ${x - w * 0.2} ${y - h}C${x + w * 0.1} ${y - h * 1.04} ${x + w * 0.34} ${y - h * 0.8} ${x + w * 0.5} ${y - h * 0.6}C${x + w * 0.7} ${y - h * 0.42} ${x + w * 0.8} ${y - h * 0.2} ${x + w} ${y}Z" fill="${c}"/>`
  return `<defs>
    ${radial(key + 'm', [0, '#fffdf0'], [0.6, '#ffeab0'], [1, tone.accent])}${radial(key + 'h', [0, tone.light, 0.6], [1, tone.light, 0])}${linear(key + 's', [0, '#ffb14a'], [1, '#b32a1c'])}${linear(key + 'wt', [0, tone.bright, 0.55], [1, tone.deep, 0.9])}
    </defs>
    <circle cx="40" cy="-70" r="130" fill="url(#${key}h)"/>
    <circle cx="40" cy="-70" r="54" fill="url(#${key}m)"/>
    ${hill(-120, 80, 150, 60, tone.mid)}
    ${hill(110, 90, 120, 60, tone.mid)}
    ${hill(-40, 60, 90, 60, tone.bright + '88')}
    ${hill(-150, 90, 190, 64, tone.deep)}
    ${hill(160, 80, 170, 64, tone.deep)}
    <rect x="-200" y="58" width="400" height="180" fill="url(#${key}wt)"/>
    ${times(9, (i) => `<path d="M${-20 + ((i * 37) % 50) - 30} ${70 + i * 12}h${80 - i * 4}" stroke="${tone.light}" stroke-opacity="${0.55 - i * 0.05}" stroke-width="2.2" stroke-linecap="round"/>`)}
    <g transform="translate(-16 74)">
    <path d="M-62 0H66C56 22 40 28 6 28C-30 28-52 22-62 0Z" fill="#2a0f0a"/>
    <path d="M-6-4V-112" stroke="#3a160c" stroke-width="4"/>
    <path d="M-4-112C30-96 44-50 40-8H-4Z" fill="url(#${key}s)"/>
    <path d="M-12-92C-40-74-52-40-50-8H-12Z" fill="url(#${key}s)" opacity=".92"/>
    ${times(4, (i) => `<path d="M-4 ${-92 + i * 22}C12 ${-90 + i * 22} 26 ${-88 + i * 22} ${34 + i} ${-82 + i * 22}M-12 ${-74 + i * 18}C-24 ${-72 + i * 18}-36 ${-68 + i * 18}-44 ${-62 + i * 18}" stroke="#6d150c" stroke-width="2.2" fill="none"/>`)}
    </g>`
}
