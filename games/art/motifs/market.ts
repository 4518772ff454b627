import { linear, radial, radialAt, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** A boat of the floating market, its fruit heaped up and hung on a pole. */
export const market: Motif = (key, tone) => {
  const fruit = (x: number, y: number, size: number, ink: string) =>
    `<circle cx="${x}" cy="${y}" r="${size}" fill="url(#${key}${ink})"/><ellipse cx="${x - size * 0.3}" cy="${y - size * 0.36}" rx="${size * 0.26}" ry="${size * 0.18}" fill="#fff" opacity=".8"/>`
  return `<defs>
    ${radial(key + 's', [0, '#fffdf0'], [0.6, tone.light], [1, tone.accent])}${radial(key + 'h', [0, tone.light, 0.6], [1, tone.light, 0])}
    ${linear(key + 'w', [0, '#d98a4a'], [0.5, '#a5582a'], [1, '#4e2410'])}${linear(key + 'r', [0, '#ff6a52'], [1, '#b3161e'])}${linear(key + 'c', [0, '#fff2c8'], [0.6, '#e6b866'], [1, '#8a5a20'])}${linear(key + 'v', [0, tone.bright, 0.9], [1, tone.deep, 0.95])}
    ${radialAt(key + 'o', 'cx=".36" cy=".3" r=".8"', [0, '#ffe08a'], [0.6, '#ff8a2a'], [1, '#b8441a'])}${radialAt(key + 'p', 'cx=".36" cy=".3" r=".8"', [0, '#ff9ad0'], [0.6, '#ee2c84'], [1, '#8d0848'])}${radialAt(key + 'g', 'cx=".36" cy=".3" r=".8"', [0, '#d8f58a'], [0.6, '#5fb03a'], [1, '#1d5a2c'])}${radialAt(key + 'y', 'cx=".36" cy=".3" r=".8"', [0, '#fffbc0'], [0.6, '#ffd23f'], [1, '#c77a0a'])}
    </defs>
    <g transform="translate(0 6) scale(.8)">
    <circle cy="-64" r="140" fill="url(#${key}h)"/><circle cx="10" cy="-70" r="58" fill="url(#${key}s)"/>
    <path d="M-58 14V-128" stroke="#6a3a14" stroke-width="9" stroke-linecap="round"/><path d="M-58-124L10-102" stroke="#6a3a14" stroke-width="6" stroke-linecap="round"/>
    <path d="M4-104V-84M-30-114V-92" stroke="#6a3a14" stroke-width="3"/>${fruit(4, -68, 18, 'y')}${fruit(-30, -76, 17, 'p')}
    <path d="M16 18C14-52 60-72 96-62C132-52 138-16 132 18Z" fill="url(#${key}c)"/><path d="M38 16C38-34 62-56 92-62M70 16C70-34 84-50 96-62M102 16C104-26 108-46 102-60" stroke="#7a4a18" stroke-opacity=".6" stroke-width="4" fill="none"/>
    ${fruit(-96, 12, 24, 'g')}${fruit(-72, -10, 24, 'o')}${fruit(-46, 6, 25, 'p')}${fruit(-22, -12, 24, 'y')}${fruit(-4, 10, 24, 'g')}${fruit(-64, 20, 24, 'y')}${fruit(-28, 22, 24, 'o')}
    <path d="M-160-20C-144 14-124 24-104 26H124C146 26 158 8 164-14C166 50 132 92 86 96H-86C-130 90-158 44-160-20Z" fill="url(#${key}w)"/><path d="M-160-20C-152 6-138 20-114 26L-98 92C-138 76-156 36-160-20Z" fill="url(#${key}r)"/>
    <path d="M-114 26H130C142 22 152 12 158 0L157 18C150 34 142 42 132 44H-120Z" fill="${tone.accent}" fill-opacity=".85"/>
    <ellipse cx="-80" cy="62" rx="20" ry="16" fill="#fff"/><circle cx="-78" cy="62" r="11" fill="#151022"/><circle cx="-82" cy="58" r="4" fill="#fff"/>
    <path d="M-172 96Q-132 78-92 96T-12 96T68 96T168 96L160 190H-160Z" fill="url(#${key}v)"/>
    ${times(4, (i) => `<path d="M${-150 + i * 22} ${104 + i * 20}q40-12 80 0t80 0t${80 - i * 20} 0" stroke="${tone.light}" stroke-opacity="${0.6 - i * 0.12}" stroke-width="4" stroke-linecap="round" fill="none"/>`)}</g>`
}
