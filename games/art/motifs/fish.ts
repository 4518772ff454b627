import { linear, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const fish: Motif = (key, tone) => `<g transform="translate(-14 0) scale(.84)">
    <defs>
    ${linear(key + 'b', [0, tone.accent], [0.5, '#ff9a2e'], [1, '#d8391b'])}${linear(key + 'y', [0, '#fff2b0'], [1, '#ff8a2a', 0.7])}
    </defs>
    ${times(7, (i) => `<circle cx="${-120 + i * 41}" cy="${-96 + ((i * 53) % 80)}" r="${4 + (i % 3) * 4}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".5"/>`)}
    <path d="M74 0C118-64 152-66 150-58C138-26 138 26 150 58C152 66 118 64 74 0Z" fill="url(#${key}y)"/>
    <path d="M-30-56C0-112 50-104 66-92C48-80 44-62 40-50ZM-20 56C0 100 36 104 54 98C40 84 36 70 34 52Z" fill="url(#${key}y)"/>
    <path d="M-112 6C-84-60 30-84 92-6C92 2 92 6 90 10C30 78-80 66-112 6Z" fill="url(#${key}b)"/>
    ${times(12, (i) => `<path d="M${-30 + (i % 4) * 28} ${-30 + Math.floor(i / 4) * 26}a15 15 0 0 1 0 24" stroke="#fff3c4" stroke-opacity=".6" stroke-width="2.5" fill="none"/>`)}
    <path d="M-52-40C-36-16-36 18-52 44" stroke="#8d2411" stroke-opacity=".5" stroke-width="4" fill="none"/>
    <circle cx="-76" cy="-8" r="15" fill="#fff"/>
    <circle cx="-79" cy="-7" r="8" fill="#1b0d18"/>
    <circle cx="-82" cy="-10" r="3" fill="#fff"/>
    <path d="M-110 16C-100 24-90 24-84 20" stroke="#7d1e10" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M-18 6C10 4 26 22 22 44C2 44-16 28-18 6Z" fill="url(#${key}y)"/>
    <g fill="none" stroke="${tone.contrast}" stroke-width="4" opacity=".95">
    <circle cx="-34" r="112" stroke-dasharray="60 26" stroke-opacity=".5"/>
    <path d="M-34-126V-98M-34 98V126M-160 0H-132M64 0H92"/>
    </g>
    </g>`
