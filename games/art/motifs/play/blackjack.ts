import { gold, spark } from '../../pieces.ts'
import { linear } from '../../svg.ts'
import type { Motif } from '../motif.ts'

const SPADE =
  'M0-38C-8-18-38-8-34 14C-31 28-12 30-4 16C-4 28-8 34-14 38H14C8 34 4 28 4 16C12 30 31 28 34 14C38-8 8-18 0-38Z'

/** An ace and a king on the felt before a stack of chips. */
export const blackjack: Motif = (key, tone) => {
  const chip = (x: number, y: number, colour: string) =>
    `<g transform="translate(${x} ${y})"><ellipse cy="7" rx="34" ry="13" fill="#0a0a18"/><ellipse rx="34" ry="13" fill="${colour}"/><ellipse rx="34" ry="13" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="12 13"/><ellipse rx="20" ry="7" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/></g>`
  return `<defs>${gold(key)}${linear(key + 'p', [0, '#fff'], [1, '#e4e7f5'])}${linear(key + 'f', [0, tone.bright], [1, tone.deep])}</defs>
    <path d="M-132 62A132 132 0 0 1 132 62Q132 96 96 104H-96Q-132 96-132 62Z" fill="url(#${key}f)" stroke="url(#${key}g)" stroke-width="6"/>
    <path d="M-104 66A104 96 0 0 1 104 66" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
    <g transform="translate(-30 -14) rotate(-12)">
    <rect x="-46" y="-72" width="92" height="134" rx="11" fill="url(#${key}p)" stroke="#1b2040" stroke-opacity=".3"/>
    <path d="${SPADE}" fill="#151a33" transform="scale(1.05)"/>
    <path d="M-36-44L-28-64L-20-44M-33-51H-23" fill="none" stroke="#151a33" stroke-width="4"/>
    </g>
    <g transform="translate(40 -22) rotate(11)">
    <rect x="-46" y="-72" width="92" height="134" rx="11" fill="url(#${key}p)" stroke="#1b2040" stroke-opacity=".3"/>
    <path d="M-26 24L-32-22L-14-4L0-32L14-4L32-22L26 24Z" fill="url(#${key}g)" stroke="#8a4a06" stroke-width="2"/>
    <rect x="-26" y="28" width="52" height="9" rx="3" fill="#d3152f"/>
    <path d="M-34-64V-44M-22-64L-33-54L-22-44" fill="none" stroke="#d3152f" stroke-width="4"/>
    </g>
    ${chip(-74, 84, '#c8102e')}${chip(-74, 72, '#1f4fbf')}${chip(-74, 60, '#c8102e')}${chip(76, 86, '#0f8a5f')}${chip(76, 74, '#c8102e')}
    ${spark(108, -76, 14)}${spark(-104, -60, 10)}`
}
