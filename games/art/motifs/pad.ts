import { gold, spark } from '../pieces.ts'
import { linear } from '../svg.ts'
import type { Motif } from './motif.ts'

export const pad: Motif = (key, tone) => `<defs>
    ${linear(key + 'b', [0, '#4a5688'], [0.5, '#222a50'], [1, '#0d1230'])}${gold(key)}
    </defs>
    <ellipse cy="104" rx="126" ry="18" fill="#000" opacity=".4"/>
    <path d="M-86-62C-52-72 52-72 86-62C122-52 148 44 136 84C128 108 100 104 82 78C70 60 60 48 42 48H-42C-60 48-70 60-82 78C-100 104-128 108-136 84C-148 44-122-52-86-62Z" fill="url(#${key}b)" stroke="${tone.bright}" stroke-width="4"/>
    <path d="M-82-48C-50-58 50-58 82-48" stroke="#fff" stroke-opacity=".3" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="M-84-32h18v18h18v18h-18v18h-18v-18h-18v-18h18Z" fill="#e9eeff"/>
    <circle cx="74" cy="-28" r="11" fill="#f7c445"/>
    <circle cx="96" cy="-6" r="11" fill="#ff5c93"/>
    <circle cx="52" cy="-6" r="11" fill="#58e0ff"/>
    <circle cx="74" cy="16" r="11" fill="#31d9a1"/>
    <circle cx="-34" cy="34" r="21" fill="#0b0f28" stroke="${tone.bright}" stroke-width="3"/>
    <circle cx="34" cy="34" r="21" fill="#0b0f28" stroke="${tone.bright}" stroke-width="3"/>
    <circle cx="-37" cy="30" r="10" fill="#5a679c"/>
    <circle cx="31" cy="30" r="10" fill="#5a679c"/>
    <path d="M-12-38L0-50L12-38L0-26Z" fill="url(#${key}g)"/>
    ${spark(118, -92, 12)}`
