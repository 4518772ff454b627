import { number } from '../pieces.ts'
import { compact, radialAt, short } from '../svg.ts'

/** Light, body and shade of what is round and painted. */
export const PAINT = {
  red: ['#ff9a8c', '#e5122f', '#6d0416'],
  gold: ['#fff0b0', '#f7b520', '#8a5206'],
  green: ['#a5ffd8', '#10b377', '#04503a'],
  blue: ['#a9c8ff', '#2a62e0', '#0a1e66'],
  pink: ['#ffb9e0', '#d22a8e', '#560a3a'],
  violet: ['#d9c0ff', '#7a3fe0', '#2a0a66'],
  pearl: ['#ffffff', '#dfe6f5', '#7f8cab'],
} as const

export type Paint = keyof typeof PAINT

/** The gradients of some paints; the id of each is `<key><paint>`. */
export const paints = (key: string, ...names: readonly Paint[]): string =>
  names
    .map((name) => {
      const [light, body, shade] = PAINT[name]
      return radialAt(key + name, 'cx=".34" cy=".26" r=".85"', [0, light], [0.5, body], [1, shade])
    })
    .join('')

/** A painted ball with its number on a white disc. */
export const numbered = (key: string, x: number, y: number, size: number, paint: Paint, digits: string): string =>
  `<g transform="translate(${x} ${y})"><circle r="${size}" fill="url(#${key}${paint})"/>
  <circle r="${short(size * 0.56)}" fill="#fff"/>${number(digits, size * 0.5, '#171b33')}
  <ellipse cx="${short(-size * 0.38)}" cy="${short(-size * 0.55)}" rx="${short(size * 0.3)}" ry="${short(size * 0.16)}" fill="#fff" opacity=".6"/></g>`

/** What lies under a thing. */
export const shadow = (y: number, width: number): string =>
  `<ellipse cy="${y}" rx="${width}" ry="${short(width * 0.14)}" fill="#000" opacity=".35"/>`

/** A picture around 0,0 on a transparent ground. */
export const picture = (inside: string): string =>
  compact(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300" width="96" height="96">${inside}</svg>`)
