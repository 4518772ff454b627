import { gold, spark } from '../pieces.ts'
import { linear } from '../svg.ts'
import type { Motif } from './motif.ts'

export const trophy: Motif = (key) => `<defs>
    ${gold(key)}${linear(key + 'd', [0, '#c97a12'], [1, '#5e2f04'])}
    </defs>
    <ellipse cy="126" rx="80" ry="13" fill="#000" opacity=".4"/>
    <path d="M-62-78C-112-82-112-10-44 4M62-78C112-82 112-10 44 4" stroke="url(#${key}g)" stroke-width="13" fill="none"/>
    <path d="M-66-104H66C66-26 46 26 0 34C-46 26-66-26-66-104Z" fill="url(#${key}g)"/>
    <path d="M-50-96C-50-40-38 0-14 20" stroke="#fff" stroke-opacity=".75" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="M-12 32H12L18 78H-18Z" fill="url(#${key}d)"/>
    <path d="M-46 78H46L54 118H-54Z" fill="url(#${key}g)"/>
    <path d="M0-82L10-58L36-56L16-39L22-14L0-28L-22-14L-16-39L-36-56L-10-58Z" fill="#8a4a06"/>
    ${spark(-92, -104, 14)}
    ${spark(100, -40, 10)}
    ${spark(84, 62, 8)}`
