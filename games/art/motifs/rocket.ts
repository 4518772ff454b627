import { gold } from '../pieces.ts'
import { linear, linearAt, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const rocket: Motif = (key, tone) => `<defs>
    ${linearAt(key + 'b', 'x1="0" x2="1"', [0, '#fff'], [0.5, '#dfe6ff'], [1, '#7c8cc9'])}${linear(key + 'fl', [0, '#fff7c9'], [0.4, '#ffc23d'], [0.75, '#ff5a2a', 0.9], [1, '#ff2a5a', 0])}${gold(key)}${linearAt(key + 'tr', 'x1="0" y1="1" x2="1" y2="0"', [0, tone.accent, 0], [1, tone.accent, 0.95])}
    </defs>
    <path d="M-150 128C-60 122 10 84 66-34" stroke="url(#${key}tr)" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="M-150 128C-60 122 10 84 66-34L66 128Z" fill="url(#${key}tr)" opacity=".16"/>
    ${times(5, (i) => `<path d="M-150 ${128 - i * 44}H140" stroke="#fff" stroke-opacity=".09"/>`)}
    <g transform="translate(58 -38) rotate(33)">
    <path d="M-20 62C-34 104-16 128 0 170C16 128 34 104 20 62Z" fill="url(#${key}fl)"/>
    <path d="M-9 62C-14 90-6 104 0 126C6 104 14 90 9 62Z" fill="#fff" opacity=".8"/>
    <path d="M-30 14L-58 58C-48 56-38 60-28 66ZM30 14L58 58C48 56 38 60 28 66Z" fill="${tone.contrast}"/>
    <path d="M0-110C30-76 38-26 32 22L24 66H-24L-32 22C-38-26-30-76 0-110Z" fill="url(#${key}b)"/>
    <path d="M0-110C15-93 25-72 30-49H-30C-25-72-15-93 0-110Z" fill="${tone.contrast}"/>
    <circle cy="-8" r="19" fill="url(#${key}g)"/>
    <circle cy="-8" r="13.5" fill="#12204f"/>
    <path d="M-8-14a12 12 0 0 1 13-4" stroke="#9fd4ff" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M-24 50H24" stroke="${tone.mid}" stroke-width="5"/>
    </g>`
