import { number } from '../../pieces.ts'
import { radialAt } from '../../svg.ts'
import type { Motif } from '../motif.ts'

/** Light, body and shade of each colour of ball. */
const LIGHT = {
  r: ['#ff9a8c', '#e5122f', '#6d0416'],
  y: ['#fff0b0', '#f7b520', '#8a5206'],
  g: ['#a5ffd8', '#10b377', '#04503a'],
  b: ['#a9c8ff', '#2a62e0', '#0a1e66'],
  p: ['#ffb9e0', '#d22a8e', '#560a3a'],
} as const

export const balls: Motif = (key) => {
  const b = (
    x: number,
    y: number,
    size: number,
    colour: keyof typeof LIGHT,
    digits: string,
  ) => `<g transform="translate(${x} ${y})">
    <ellipse cy="${size * 0.98}" rx="${size * 0.8}" ry="${size * 0.16}" fill="#000" opacity=".3"/>
    <circle r="${size}" fill="url(#${key}${colour})"/>
    <circle r="${size * 0.5}" fill="#fff"/>
    ${number(digits, size * 0.44, '#171b33')}
    <ellipse cx="${-size * 0.38}" cy="${-size * 0.55}" rx="${size * 0.3}" ry="${size * 0.16}" fill="#fff" opacity=".6" transform="rotate(-30 ${-size * 0.38} ${-size * 0.55})"/>
    </g>`
  return `<defs>
    ${Object.entries(LIGHT)
      .map(([name, [light, body, shade]]) =>
        radialAt(key + name, 'cx=".34" cy=".26" r=".85"', [0, light], [0.5, body], [1, shade]),
      )
      .join('')}
    </defs>
    ${b(-78, -46, 42, 'b', '27')}
    ${b(80, -52, 38, 'p', '09')}
    ${b(-6, -70, 34, 'g', '31')}
    ${b(66, 52, 50, 'y', '86')}
    ${b(-56, 54, 54, 'r', '68')}
    ${b(2, 4, 44, 'g', '39')}`
}
