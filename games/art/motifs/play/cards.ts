import { coin, gold, spark } from '../../pieces.ts'
import { linear } from '../../svg.ts'
import type { Motif } from '../motif.ts'

const SUITS = {
  h: 'M0 30C-44-2-36-36-14-36C-4-36 0-28 0-24C0-28 4-36 14-36C36-36 44-2 0 30Z',
  s: 'M0-38C-8-18-38-8-34 14C-31 28-12 30-4 16C-4 28-8 34-14 38H14C8 34 4 28 4 16C12 30 31 28 34 14C38-8 8-18 0-38Z',
  d: 'M0-40L28 0L0 40L-28 0Z',
  c: 'M0-38C-16-38-20-18-10-10C-26-16-40-4-34 12C-28 26-10 24-4 12C-4 26-8 34-14 38H14C8 34 4 26 4 12C10 24 28 26 34 12C40-4 26-16 10-10C20-18 16-38 0-38Z',
} as const

export const cards: Motif = (key, tone) => {
  const card = (turned: number, suit: keyof typeof SUITS) => `<g transform="rotate(${turned} 0 150)">
    <rect x="-52" y="-100" width="104" height="150" rx="11" fill="url(#${key}p)" stroke="#1b2040" stroke-opacity=".25" stroke-width="1.5"/>
    <rect x="-45" y="-93" width="90" height="136" rx="7" fill="none" stroke="${tone.accent}" stroke-opacity=".55"/>
    <path d="${SUITS[suit]}" fill="${'hd'.includes(suit) ? '#d3152f' : '#151a33'}" transform="translate(0 -24) scale(.9)"/>
    <path d="${SUITS[suit]}" fill="${'hd'.includes(suit) ? '#d3152f' : '#151a33'}" transform="translate(-34 -78) scale(.26)"/>
    <path d="${SUITS[suit]}" fill="${'hd'.includes(suit) ? '#d3152f' : '#151a33'}" transform="translate(34 30) scale(-.26)"/>
    </g>`
  return `<defs>
    ${linear(key + 'p', [0, '#fff'], [1, '#e4e7f5'])}${gold(key)}
    </defs>
    <g transform="translate(0 22) scale(.92)">
    ${card(-27, 'c')}
    ${card(-9, 'd')}
    ${card(9, 's')}
    ${card(27, 'h')}
    </g>
    ${coin(key, -96, 84, 26)}
    ${coin(key, 100, 92, 20)}
    ${spark(92, -96, 12)}`
}
