import { gold, spark } from '../pieces.ts'
import { linear, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const crest: Motif = (key, tone) => `<defs>
    ${linear(key + 'a', [0, tone.bright], [1, tone.deep])}${linear(key + 'b', [0, '#fff'], [1, tone.bright])}${gold(key)}
    </defs>
    ${[1, -1]
      .map(
        (s) => `<g transform="scale(${s} 1)">
    ${times(4, (i) => `<path d="M40 ${-34 + i * 26}L${152 - i * 20} ${-92 + i * 34}L${128 - i * 18} ${-40 + i * 30}L44 ${-8 + i * 24}Z" fill="url(#${key}b)" opacity="${0.95 - i * 0.17}"/>`)}
    </g>`,
      )
      .join('')}
    <path d="M0-126L84-84V18C84 70 40 106 0 128C-40 106-84 70-84 18V-84Z" fill="url(#${key}g)"/>
    <path d="M0-112L72-76V18C72 62 34 94 0 113C-34 94-72 62-72 18V-76Z" fill="url(#${key}a)"/>
    <path d="M0-112V113C-34 94-72 62-72 18V-76Z" fill="#fff" opacity=".1"/>
    <path d="M-40-8L0-48L40-8L40 22L0-18L-40 22ZM-40 36L0-4L40 36V64L0 26L-40 64Z" fill="url(#${key}g)"/>
    <circle cy="-74" r="12" fill="${tone.contrast}"/>
    ${spark(104, -112, 11)}`
