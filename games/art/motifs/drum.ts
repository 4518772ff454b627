import { polar, radial, radialAt, short, times, TURN } from '../svg.ts'
import type { Motif } from './motif.ts'

export const drum: Motif = (key) => {
  const ring = (distance: number, count: number, shape: string) =>
    times(count, (nth) => `<g transform="rotate(${short((nth / count) * 360)}) translate(0 ${-distance})">${shape}</g>`)
  const star = Array.from({ length: 28 }, (_, nth) => polar(nth % 2 ? 14 : 38, (nth / 28) * TURN - Math.PI / 2)).join(
    'L',
  )
  const heron = 'M-15 5C-8-6 0-3 4-6C8-10 13-9 17-8L9-5C8 1 2 6-3 6L-7 11L-8 6C-11 6-13 6-15 5Z'
  return `<defs>
    ${radial(key + 'd', [0, '#f5c46a'], [0.5, '#b8742a'], [0.85, '#7a4513'], [1, '#3c1f06'])}${radialAt(key + 'sh', 'cx=".3" cy=".2" r=".6"', [0, '#fff', 0.5], [1, '#fff', 0])}
    </defs>
    <ellipse cy="132" rx="110" ry="14" fill="#000" opacity=".4"/>
    <circle r="130" fill="#2a1504"/>
    <circle r="126" fill="url(#${key}d)"/>
    ${[42, 58, 74, 102, 118].map((r) => `<circle r="${r}" fill="none" stroke="#ffdf9a" stroke-opacity=".7" stroke-width="1.8"/>`).join('')}
    ${ring(50, 28, '<path d="M-3.5 4L0-4L3.5 4Z" fill="#ffe7b0"/>')}
    ${ring(66, 36, '<circle r="3.6" fill="none" stroke="#ffe7b0" stroke-width="1.5"/>')}
    ${ring(88, 12, `<path d="${heron}" fill="#ffe7b0"/>`)}
    ${ring(110, 44, '<path d="M-4 5L4-5M-4-5L4 5" stroke="#ffe7b0" stroke-width="1.6"/>')}
    <path d="M${star}Z" fill="#fff0c4" stroke="#8a5312" stroke-width="1"/>
    <circle r="130" fill="url(#${key}sh)"/>`
}
