import { linear, radial, radialAt, times } from '../art/svg.ts'
import type { Motif } from '../art/motifs/motif.ts'

/** A water buffalo among ripe rice before the sun. */
export const buffalo: Motif = (key, tone) => `<defs>
    ${radial(key + 's', [0, '#fffdf0'], [0.6, tone.light], [1, tone.accent])}${radial(key + 'h', [0, tone.light, 0.6], [1, tone.light, 0])}${radialAt(key + 'b', 'cx=".4" cy=".28" r=".9"', [0, '#c8b8b0'], [0.4, '#84746e'], [0.8, '#463a3c'], [1, '#1e161a'])}
    ${linear(key + 'k', [0, '#fffbe8'], [0.5, '#ead6a0'], [1, '#8a6a34'])}${radialAt(key + 'n', 'cx=".5" cy=".3" r=".8"', [0, '#eabeb4'], [1, '#9a6a68'])}${linear(key + 'g', [0, '#fffbd0'], [0.5, tone.accent], [1, '#a8640c'])}</defs>
    <circle cy="-40" r="150" fill="url(#${key}h)"/><circle cy="-56" r="92" fill="url(#${key}s)"/>
    <path d="M-46-52C-102-56-154-92-150-150C-130-104-92-90-34-90ZM46-52C102-56 154-92 150-150C130-104 92-90 34-90Z" fill="url(#${key}k)" stroke="#5a421a" stroke-width="2"/><path d="M-62-44C-102-64-130-44-138-16C-112-6-80-12-62-24ZM62-44C102-64 130-44 138-16C112-6 80-12 62-24Z" fill="url(#${key}b)"/>
    <path d="M-66-50C-56-92 56-92 66-50C78-8 66 42 56 76C46 122 24 134 0 134C-24 134-46 122-56 76C-66 42-78-8-66-50Z" fill="url(#${key}b)"/><path d="M-54 72C-48 50 48 50 54 72C56 114 30 132 0 132C-30 132-56 114-54 72Z" fill="url(#${key}n)"/><ellipse cx="-22" cy="82" rx="11" ry="9" fill="#3a1c20"/><ellipse cx="22" cy="82" rx="11" ry="9" fill="#3a1c20"/><path d="M-24 110Q0 122 24 110" stroke="#3a1c20" stroke-width="6" fill="none" stroke-linecap="round"/>
    ${[-36, 36].map((x) => `<circle cx="${x}" cy="-4" r="16" fill="#fffbe8"/><circle cx="${x + 2}" cy="-2" r="10" fill="#1a0a12"/><circle cx="${x - 3}" cy="-7" r="4" fill="#fff"/>`).join('')}<path d="M-28-72Q0-104 28-72Q12-58 0-38Q-12-58-28-72Z" fill="#2a2026"/>
    ${[-1, 1].map((side) => times(5, (i) => `<g transform="translate(${side * (84 + i * 22)} 170) rotate(${side * (6 + i * 6)})"><path d="M0 20Q${side * 6}-50 ${side * 2}-110" stroke="#a8842a" stroke-width="5" fill="none"/>${times(6, (n) => `<ellipse cx="${(n % 2 ? 8 : -6) + side * 2}" cy="${-104 + n * 14}" rx="7" ry="11" fill="url(#${key}g)"/>`)}</g>`)).join('')}`
