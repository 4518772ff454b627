import { gold, spark } from '../../pieces.ts'
import { linear, times } from '../../svg.ts'
import type { Motif } from '../motif.ts'

export const sevens: Motif = (key) => {
  const d = 'M-44-66H46V-34L6 66H-34L8-32H-44Z'
  const seven = (
    x: number,
    turned: number,
    scale: number,
  ) => `<g transform="translate(${x}) rotate(${turned}) scale(${scale})">
    ${times(10, (i) => `<path d="${d}" transform="translate(${10 - i} ${14 - i * 1.4})" fill="${i < 9 ? '#5a0710' : '#5a0710'}"/>`)}
    <path d="${d}" fill="url(#${key}r)" stroke="url(#${key}g)" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/>
    <path d="M-38-60H40V-50H-38Z" fill="#fff" opacity=".55"/>
    </g>`
  return `<defs>
    ${gold(key)}${linear(key + 'r', [0, '#ff7a6a'], [0.5, '#e5122f'], [1, '#7d0418'])}
    </defs>
    ${seven(-80, -10, 0.84)}
    ${seven(80, 10, 0.84)}
    ${seven(0, 0, 1.14)}
    ${spark(-112, -70, 12)}
    ${spark(60, -84, 16)}
    ${spark(110, 60, 9)}`
}
