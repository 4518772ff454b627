import { linear, radial, radialAt, times } from '../art/svg.ts'
import type { Motif } from '../art/motifs/motif.ts'

const hex = (x: number, y: number, r: number) =>
  `M${times(6, (i) => `${i ? 'L' : ''}${(x + r * Math.sin((i * Math.PI) / 3)).toFixed(1)} ${(y - r * Math.cos((i * Math.PI) / 3)).toFixed(1)}`)}Z`

const CELLS = [
  [-78, -96],
  [0, -96],
  [78, -96],
  [-117, -28],
  [-39, -28],
  [39, -28],
  [117, -28],
  [-78, 40],
  [0, 40],
  [78, 40],
  [0, 108],
] as const

/** A wild comb that drips, and a bee before it. */
export const comb: Motif = (key, tone) => `<defs>
    ${radial(key + 'h', [0, tone.light, 0.65], [1, tone.light, 0])}${radialAt(key + 'a', 'cx=".4" cy=".3" r=".9"', [0, '#ffe88a'], [0.5, '#f7a21a'], [1, '#8a3c04'])}${linear(key + 'g', [0, '#fff2b0'], [0.5, '#ffb32a'], [1, '#c05a06'])}${radialAt(key + 'b', 'cx=".38" cy=".28" r=".9"', [0, '#fff6b0'], [0.5, '#ffc42a'], [1, '#b0600a'])}${linear(key + 'w', [0, '#fff', 0.95], [1, '#8ac8ea', 0.65])}</defs>
    <circle cy="-10" r="165" fill="url(#${key}h)"/><g stroke="#5e2a06" stroke-width="10" stroke-linejoin="round">${CELLS.map(([x, y]) => `<path d="${hex(x, y, 42)}" fill="url(#${key}a)"/>`).join('')}</g><g fill="#fff" opacity=".75">${CELLS.map(([x, y]) => `<ellipse cx="${x - 12}" cy="${y - 18}" rx="11" ry="6" transform="rotate(-28 ${x - 12} ${y - 18})"/>`).join('')}</g>
    <path d="M-118 6C-84 26-60 12-40 16C-6 24 20 6 52 14C80 20 100 8 122 4C124 44 112 66 102 66C92 66 96 44 82 44C66 44 74 96 58 96C42 96 48 48 28 46C10 46 14 158-4 158C-22 158-18 50-40 46C-58 46-54 84-70 84C-86 84-80 42-96 40C-108 38-116 24-118 6Z" fill="url(#${key}g)" stroke="#8a4204" stroke-width="4"/>
    <g transform="translate(48 78) rotate(-14)"><g stroke="#6aa8c8" stroke-width="3"><ellipse cx="-26" cy="-52" rx="28" ry="46" transform="rotate(-26 -26 -52)" fill="url(#${key}w)"/><ellipse cx="32" cy="-52" rx="28" ry="46" transform="rotate(30 32 -52)" fill="url(#${key}w)"/></g><ellipse cx="4" cy="10" rx="74" ry="48" fill="url(#${key}b)" stroke="#6a2c04" stroke-width="4"/><path d="M-24-34C-36-4-36 26-24 54L0 58C-10 28-10-6 0-38ZM28-36C38-6 38 28 28 56L50 46C60 24 60-4 50-26Z" fill="#2a1408"/><circle cx="-56" cy="0" r="15" fill="#fff"/><circle cx="-59" cy="1" r="9" fill="#1a0a06"/><circle cx="-62" cy="-3" r="3" fill="#fff"/><path d="M-66 22Q-56 32-44 26" stroke="#6a2c04" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-52-36C-60-58-74-66-86-66M-40-38C-40-60-48-74-60-80" stroke="#2a1408" stroke-width="5" fill="none" stroke-linecap="round"/></g>`
