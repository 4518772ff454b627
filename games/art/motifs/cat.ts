import { gold } from '../pieces.ts'
import { linear } from '../svg.ts'
import type { Motif } from './motif.ts'

export const cat: Motif = (key) => `<defs>
    ${linear(key + 'w', [0, '#fff'], [1, '#e9dccb'])}${gold(key)}
    </defs>
    <ellipse cy="126" rx="96" ry="15" fill="#000" opacity=".35"/>
    <path d="M64-14C84-40 82-84 74-104C62-118 42-108 42-90C42-66 42-44 40-24Z" fill="url(#${key}w)"/>
    <path d="M44-98h30M44-88h31" stroke="#e59aa6" stroke-width="5"/>
    <path d="M-78 124C-96 60-76 16 0 16C76 16 96 60 78 124Z" fill="url(#${key}w)"/>
    <path d="M-66-70L-74-128L-30-98ZM66-70L74-128L30-98Z" fill="url(#${key}w)"/>
    <path d="M-60-82L-64-112L-40-97ZM60-82L64-112L40-97Z" fill="#f59aa9"/>
    <ellipse cy="-46" rx="82" ry="64" fill="url(#${key}w)"/>
    <path d="M-46-54q14-16 28 0M18-54q14-16 28 0" stroke="#2a1710" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M-7-32H7L0-24ZM0-24C-2-12-16-10-20-18M0-24C2-12 16-10 20-18" fill="#e5566a" stroke="#2a1710" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
    <ellipse cx="-50" cy="-28" rx="13" ry="8" fill="#ff9fae" opacity=".7"/>
    <ellipse cx="50" cy="-28" rx="13" ry="8" fill="#ff9fae" opacity=".7"/>
    <path d="M-70 6C-30 28 30 28 70 6L66 22C30 40-30 40-66 22Z" fill="#d3152f"/>
    <circle cy="32" r="15" fill="url(#${key}g)"/>
    <path d="M-12 33H12M0 36V46" stroke="#8a4a06" stroke-width="3"/>
    <g transform="translate(-14 84) rotate(-8)">
    <ellipse rx="36" ry="46" fill="url(#${key}g)"/>
    <ellipse rx="27" ry="36" fill="none" stroke="#a5630c" stroke-width="3"/>
    <path d="M0-22L7-6L24-4L11 7L15 24L0 14L-15 24L-11 7L-24-4L-7-6Z" fill="#a5500a"/>
    </g>`
