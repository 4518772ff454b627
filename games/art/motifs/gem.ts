import { spark } from '../pieces.ts'
import type { Motif } from './motif.ts'

const TOP = -52
const MIDDLE = -8
const TIP = '0 118'

/** The corners of the upper facets and of the girdle, from left to right. */
const UPPER = [-66, -24, 24, 66].map((x) => `${x} ${TOP}`)
const GIRDLE = [-118, -70, -24, 0, 24, 70, 118].map((x) => `${x} ${MIDDLE}`)

const facet = (fill: string, opacity: number, ...corners: (string | undefined)[]) =>
  `<path d="M${corners.join('L')}Z" fill="${fill}" fill-opacity="${opacity}"/>`

export const gem: Motif = (_key, tone) => {
  const [u1, u2, u3, u4] = UPPER
  const [g1, g2, g3, g4, g5, g6, g7] = GIRDLE
  return `<g transform="rotate(-6) translate(0 -24)">
    ${facet(tone.mid, 1, g1, g7, TIP)}
    ${facet(tone.bright, 1, g1, u1, u4, g7)}
    ${facet(tone.mid, 1, g1, u1, g2)}
    ${facet('#fff', 0.55, u1, u2, g2)}
    ${facet(tone.bright, 1, g2, u2, g4)}
    ${facet('#fff', 0.82, u2, u3, g4)}
    ${facet(tone.bright, 1, u3, g6, g4)}
    ${facet('#fff', 0.4, u3, u4, g6)}
    ${facet(tone.mid, 1, u4, g7, g6)}
    ${facet(tone.deep, 0.55, g1, g2, TIP)}
    ${facet('#fff', 0.38, g2, g3, TIP)}
    ${facet(tone.bright, 0.9, g3, g5, TIP)}
    ${facet('#fff', 0.16, g5, g6, TIP)}
    ${facet(tone.deep, 0.6, g6, g7, TIP)}
    <path d="M${g1}L${u1}L${u4}L${g7}L${TIP}Z" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2"/>
    <path d="M-58 ${TOP + 7}H20" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
    </g>
    ${spark(-84, -84, 15)}
    ${spark(96, -66, 10)}
    ${spark(62, 66, 7)}`
}
