import { linear, times } from '../../svg.ts'
import type { Motif } from '../motif.ts'

export const tile: Motif = (key) => {
  const t = (
    x: number,
    y: number,
    turned: number,
    scale: number,
    face: string,
  ) => `<g transform="translate(${x} ${y}) rotate(${turned}) scale(${scale})">
    <rect x="-50" y="-62" width="112" height="146" rx="16" fill="#0d6b4c"/>
    <rect x="-54" y="-68" width="112" height="146" rx="16" fill="#17a673"/>
    <rect x="-58" y="-76" width="112" height="146" rx="16" fill="url(#${key}t)"/>
    <g transform="translate(-2 -3)">
    ${face}
    </g>
    </g>`
  const fl =
    times(8, (i) => `<ellipse cy="-26" rx="10" ry="20" fill="#d3152f" transform="rotate(${i * 45})"/>`) +
    '<circle r="11" fill="#0d6b4c"/>'
  const dots = [
    [-24, -40],
    [24, -40],
    [0, 0],
    [-24, 40],
    [24, 40],
  ]
    .map(
      ([x, y], i) => `<circle cx="${x}" cy="${y}" r="15" fill="${i === 2 ? '#d3152f' : '#0d6b4c'}"/>
    <circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#fff" stroke-width="2.5"/>`,
    )
    .join('')
  const bam = times(
    6,
    (
      i,
    ) => `<rect x="${-34 + (i % 3) * 26}" y="${i < 3 ? -50 : 6}" width="15" height="44" rx="7" fill="${i % 2 ? '#0d6b4c' : '#1463b5'}"/>
    <path d="M${-34 + (i % 3) * 26} ${(i < 3 ? -50 : 6) + 22}h15" stroke="#fff" stroke-width="2.5"/>`,
  )
  return `<defs>
    ${linear(key + 't', [0, '#fffdf4'], [1, '#ece2c8'])}
    </defs>
    <ellipse cy="120" rx="126" ry="18" fill="#000" opacity=".35"/>
    ${t(-66, 10, -14, 0.84, dots)}
    ${t(72, 14, 13, 0.84, bam)}
    ${t(2, 2, 0, 1.04, fl)}`
}
