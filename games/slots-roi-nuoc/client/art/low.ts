import { spark } from '../../../art/pieces.ts'
import { linear, linearAt, radialAt, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { rings } from './high.ts'

/** L1, a wooden duck. */
export const duck = (): string =>
  square(`<defs>${radialAt('b', 'cx=".4" cy=".26" r=".9"', [0, '#fffdf0'], [0.5, '#f3e2bc'], [0.85, '#c29a62'], [1, '#7a5628'])}${linear('o', [0, '#ffd27a'], [0.5, '#ff8a1f'], [1, '#b0480a'])}${linear('w', [0, '#8ad8ff'], [0.6, '#2a84c8'], [1, '#0c3f7a'])}</defs>
    ${rings(84, 116)}<path d="M-110 18C-86 30-64 26-48 6C-38-10-14-18 8-16C-6-36-6-76 24-90C56-104 88-82 84-46C82-26 70-14 70 4C104 22 98 84 20 88H-30C-84 86-112 58-110 18Z" fill="url(#b)"/>
    <path d="M82-62C100-64 118-56 124-46C112-36 94-34 80-40Z" fill="url(#o)"/><circle cx="52" cy="-60" r="10" fill="#1a0a12"/><circle cx="49" cy="-63" r="3.500" fill="#fff"/>
    <path d="M-66 30C-34 10 18 12 46 34C30 64-40 72-66 30Z" fill="url(#w)"/><path d="M-50 34Q-8 54 36 36M-42 46Q-8 62 24 48" stroke="#d6f2ff" stroke-opacity=".75" stroke-width="4" fill="none"/>
    <path d="M10-22Q36-8 66-18" stroke="#e0203e" stroke-width="9" fill="none"/><path d="M-92 30C-88 54-66 70-40 74" stroke="#fff" stroke-opacity=".6" stroke-width="7" fill="none" stroke-linecap="round"/>${spark(-60, -30, 10)}`)

/** L2, a fish that leaps. */
export const fish = (): string =>
  square(`<defs>${linearAt('b', 'x1="0" y1="0" x2=".6" y2="1"', [0, '#ffe28a'], [0.45, '#ff9a2a'], [0.8, '#e0481a'], [1, '#8a1a0c'])}${linear('f', [0, '#fff0b0'], [1, '#e8721a'])}</defs>
    ${rings(100, 92)}<g transform="rotate(-28)"><path d="M-64 0C-96-38-122-40-120-30C-116-8-104-2-104 4C-104 12-120 24-118 42C-116 52-92 42-64 10Z" fill="url(#f)" stroke="#a83a0c" stroke-width="2"/>
    <path d="M-14-50C4-84 44-80 54-62C40-52 22-48 4-48ZM-2 52C10 78 40 78 46 64C34 56 22 52 10 50Z" fill="url(#f)" stroke="#a83a0c" stroke-width="2"/>
    <path d="M-78 4C-50-46 22-70 84-34C104-22 112-6 112 4C112 14 104 28 84 38C22 70-50 50-78 4Z" fill="url(#b)"/>
    ${times(4, (row) => times(5, (i) => `<path d="M${-44 + i * 22 - (row % 2) * 11} ${-26 + row * 18}q12 9 0 18" stroke="#fff2b8" stroke-opacity=".7" stroke-width="4" fill="none"/>`))}
    <path d="M62-40C52-14 52 18 62 42" stroke="#8a1a0c" stroke-width="5" fill="none"/><circle cx="84" cy="-10" r="12" fill="#fffbe8"/><circle cx="86" cy="-9" r="7" fill="#1a0a12"/><circle cx="84" cy="-12" r="2.500" fill="#fff"/><path d="M104 12Q96 18 90 16" stroke="#8a1a0c" stroke-width="4" fill="none"/></g>
    <path d="M58 66q-8-18 4-30M82 76q0-16 14-24M-8 92q-12-8-14-22" stroke="#c9fff4" stroke-width="6" fill="none" stroke-linecap="round"/>${spark(-58, -66, 10)}`)

/** L3, a moon lute. */
export const lute = (): string =>
  square(`<defs>${radialAt('b', 'cx=".38" cy=".3" r=".85"', [0, '#ffe9bc'], [0.5, '#e8b05a'], [0.85, '#a8642a'], [1, '#5a2e12'])}${linear('n', [0, '#a85a2a'], [1, '#4a1e0c'])}</defs>
    <ellipse cy="110" rx="70" ry="12" fill="#06222e" opacity=".45"/><g transform="rotate(24)"><path d="M-11-126H11V-20H-11Z" fill="url(#n)"/>${times(4, (i) => `<path d="M${i % 2 ? 9 : -29} ${-118 + i * 14}h20v7h-20Z" fill="#ffd766"/>`)}
    <circle cy="44" r="72" fill="#5a2e12"/><circle cy="44" r="66" fill="url(#b)"/><circle cy="44" r="54" fill="none" stroke="#a8642a" stroke-opacity=".5" stroke-width="3"/><circle cy="30" r="15" fill="#3a1608"/><circle cy="30" r="20" fill="none" stroke="#ffd766" stroke-width="4"/>
    <path d="M-26 78H26V88H-26Z" fill="#4a1e0c"/><path d="M-5-118V82M5-118V82" stroke="#fffbe8" stroke-width="2"/>${times(5, (i) => `<path d="M-11 ${-86 + i * 15}H11" stroke="#ffe9a0" stroke-width="3"/>`)}
    <path d="M-50 20C-44-4-26-16-8-18" stroke="#fff" stroke-opacity=".6" stroke-width="8" fill="none" stroke-linecap="round"/></g>${spark(84, 20, 10)}`)

/** L4, a frog on its leaf. */
export const frog = (): string =>
  square(`<defs>${radialAt('b', 'cx=".4" cy=".26" r=".9"', [0, '#e0ff9a'], [0.45, '#82c832'], [0.85, '#36801a'], [1, '#12420e'])}${linear('l', [0, '#2fb58a'], [1, '#065a4a'])}</defs>
    ${rings(96, 116)}<ellipse cy="86" rx="112" ry="22" fill="url(#l)"/><path d="M-112 86H112" stroke="#8affd0" stroke-opacity=".4" stroke-width="3"/>
    <path d="M-62 84C-112 84-110 32-74 34C-88-2-60-40 0-40C60-40 88-2 74 34C110 32 112 84 62 84Z" fill="url(#b)"/><circle cx="-40" cy="-48" r="27" fill="url(#b)"/><circle cx="40" cy="-48" r="27" fill="url(#b)"/>
    <circle cx="-40" cy="-50" r="17" fill="#fffbe8"/><circle cx="40" cy="-50" r="17" fill="#fffbe8"/><circle cx="-37" cy="-48" r="10" fill="#1a0a12"/><circle cx="37" cy="-48" r="10" fill="#1a0a12"/><circle cx="-41" cy="-53" r="4" fill="#fff"/><circle cx="33" cy="-53" r="4" fill="#fff"/>
    <path d="M-52-2Q0 34 52-2" stroke="#12420e" stroke-width="7" fill="none" stroke-linecap="round"/><ellipse cy="52" rx="40" ry="26" fill="#f0ffd0" opacity=".75"/><path d="M-74 36C-70 60-56 74-40 82M74 36C70 60 56 74 40 82" stroke="#12420e" stroke-opacity=".6" stroke-width="5" fill="none"/>
    <circle cx="-66" cy="2" r="8" fill="#ff8a8a" opacity=".6"/><circle cx="66" cy="2" r="8" fill="#ff8a8a" opacity=".6"/>${spark(86, -60, 10)}`)

/** L5, a paper fan. */
export const fan = (): string =>
  square(`<defs>${radialAt('p', 'cx=".5" cy="1" r="1"', [0, '#fff6d8'], [0.5, '#ffb0c8'], [0.8, '#e03a7a'], [1, '#8a0a4e'])}${linear('w', [0, '#e8b05a'], [1, '#6a3410'])}</defs>
    <ellipse cy="110" rx="66" ry="12" fill="#06222e" opacity=".45"/><path d="M0 84L-118-8A142 142 0 0 1 118-8Z" fill="url(#p)"/>
    ${times(11, (i) => `<path d="M0 84L0-66" stroke="url(#w)" stroke-width="5" transform="rotate(${-52 + i * 10.4} 0 84)"/>`)}
    <path d="M-118-8A142 142 0 0 1 118-8" fill="none" stroke="#ffd766" stroke-width="8"/><path d="M-62 36A80 80 0 0 1 62 36" fill="none" stroke="#ffd766" stroke-opacity=".7" stroke-width="4"/>
    ${[-34, 0, 34].map((x, i) => `<g transform="translate(${x} ${i === 1 ? -28 : -14})">${times(5, (n) => `<ellipse cy="-10" rx="7" ry="10" fill="#fff" transform="rotate(${n * 72})"/>`)}<circle r="5" fill="#ffd23f"/></g>`).join('')}
    <circle cy="84" r="11" fill="#ffd766"/><path d="M0 92C-8 104 8 110 0 124" stroke="#e0203e" stroke-width="6" fill="none" stroke-linecap="round"/>${spark(-84, -64, 10)}`)
