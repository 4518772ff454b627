import { coin, gold, spark } from '../../pieces.ts'
import { linear, radial } from '../../svg.ts'
import type { Motif } from '../motif.ts'

type Point = readonly [x: number, y: number]

/** Where the pips of three, five and six stand on a face. */
const THREE: readonly Point[] = [-20, 0, 20].map((at) => [at, at])
const FIVE: readonly Point[] = [-22, 0, 22].flatMap((at): Point[] =>
  at === 0
    ? [[0, 0]]
    : [
        [at, at],
        [at, -at],
      ],
)
const SIX: readonly Point[] = [-22, 0, 22].flatMap((y): Point[] => [
  [-20, y],
  [20, y],
])

export const dice: Motif = (key) => {
  const pip = ([x, y]: Point) => `<circle cx="${x}" cy="${y}" r="8.5" fill="url(#${key}pp)"/>`
  const face = (matrix: string, pips: readonly Point[], fill: string) => `<g transform="matrix(${matrix})">
    <rect x="-40" y="-40" width="80" height="80" rx="15" fill="${fill}"/>
    ${pips.map(pip).join('')}
    </g>`
  const die = (
    x: number,
    y: number,
    scale: number,
    turned: number,
  ) => `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turned})">
    ${face('.866 .5 -.866 .5 0 -40', FIVE, `url(#${key}t)`)}
    ${face('.866 .5 0 1 -34.6 20', THREE, `url(#${key}l)`)}
    ${face('.866 -.5 0 1 34.6 20', SIX, `url(#${key}rr)`)}
    </g>`
  return `<defs>
    ${linear(key + 't', [0, '#ff8d7c'], [1, '#f03a4a'])}${linear(key + 'l', [0, '#d8203a'], [1, '#8b0a22'])}${linear(key + 'rr', [0, '#b5122e'], [1, '#5e0416'])}${radial(key + 'pp', [0, '#fff'], [1, '#ffe2c0'])}${gold(key)}
    </defs>
    <ellipse cy="104" rx="124" ry="20" fill="#000" opacity=".35"/>
    ${die(-52, 26, 1.02, -6)}
    ${die(62, -26, 0.8, 11)}
    ${coin(key, 76, 92, 22)}
    ${coin(key, -104, 98, 16)}
    ${spark(-92, -72, 12)}`
}
