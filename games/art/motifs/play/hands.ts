import { HAND_PARTS, type HandPart } from '../../hands.ts'
import { gold, spark } from '../../pieces.ts'
import { linear } from '../../svg.ts'
import type { Motif } from '../motif.ts'

const box = ({ x, y, width, height, radius, turned }: HandPart) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"${turned === undefined ? '' : ` transform="rotate(${turned} ${x + width / 2} ${y + height})"`}/>`

/** Two hands against each other: the open one and the one that cuts it. */
export const hands: Motif = (key, tone) => {
  const hand = (name: keyof typeof HAND_PARTS, fill: string, edge: string) =>
    `<g fill="url(#${key}${fill})" stroke="${edge}" stroke-width="3.2">${HAND_PARTS[name].map(box).join('')}</g>`
  return `<defs>
    ${gold(key)}${linear(key + 'p', [0, '#fff1dc'], [0.6, '#f3bd86'], [1, '#b56a33'])}${linear(key + 'q', [0, '#eaf0ff'], [0.6, tone.accent], [1, tone.deep])}
    </defs>
    <ellipse cy="126" rx="112" ry="16" fill="#000" opacity=".35"/>
    <g transform="translate(-52 14) rotate(-16) scale(1.12)">${hand('scissors', 'p', '#6d3a12')}</g>
    <g transform="translate(64 -12) rotate(20) scale(.98)">${hand('rock', 'q', '#141a3d')}</g>
    <path d="M4-96L-8-58H10L-4-26L30-70H12L24-96Z" fill="url(#${key}g)" stroke="#6b3804" stroke-width="2.5"/>
    ${spark(-104, -88, 12)}
    ${spark(112, 74, 11)}`
}
