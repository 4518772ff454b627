import { gold } from '../../pieces.ts'
import { polar, polarPoint, radial, radialAt, times, TURN } from '../../svg.ts'
import type { Motif } from '../motif.ts'

export const wheel: Motif = (key) => {
  let s = ''
  const n = 24
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TURN,
      b = ((i + 1) / n) * TURN
    s += `<path d="M${polar(78, a)}L${polar(112, a)}A112 112 0 0 1 ${polar(112, b)}L${polar(78, b)}A78 78 0 0 0 ${polar(78, a)}Z" fill="${i === 0 ? '#0f9d63' : i % 2 ? '#c3122f' : '#14161f'}" stroke="#e8bd5a" stroke-width=".9"/>`
  }
  const spoke = (nth: number) => {
    const [x, y] = polarPoint(62, (nth / 8) * TURN + 0.2)
    return `<path d="M0 0L${x} ${y}" stroke="url(#${key}g)" stroke-width="3"/><circle cx="${x}" cy="${y}" r="5" fill="#ffe39a"/>`
  }
  return `<defs>
    ${gold(key)}${radial(key + 'w', [0, '#9a5a22'], [0.7, '#5a2c0c'], [1, '#2d1404'])}${radialAt(key + 'sh', 'cx=".35" cy=".25" r=".6"', [0, '#fff', 0.5], [1, '#fff', 0])}
    </defs>
    <ellipse cy="128" rx="112" ry="16" fill="#000" opacity=".35"/>
    <circle r="130" fill="url(#${key}w)"/>
    <circle r="130" fill="none" stroke="url(#${key}g)" stroke-width="6"/>
    <g transform="rotate(-8)">
    ${s}
    </g>
    <circle r="76" fill="url(#${key}w)"/>
    <circle r="76" fill="none" stroke="url(#${key}g)" stroke-width="3"/>
    ${times(8, spoke)}
    <circle r="30" fill="url(#${key}g)"/>
    <circle r="17" fill="#7d4208"/>
    <circle r="11" fill="url(#${key}g)"/>
    <circle cx="66" cy="-64" r="9" fill="#fff"/>
    <circle cx="63" cy="-67" r="3" fill="#cfd8ff"/>
    <circle r="130" fill="url(#${key}sh)"/>`
}
