import { gold } from '../pieces.ts'
import { numbered, paints, picture, shadow, type Paint } from './pieces.ts'

type Spot = readonly [x: number, y: number, size: number, paint: Paint, digits: string]

/** A ball machine with what it holds, and the ball that came out. */
export const globe = (key: string, inside: readonly Spot[], out: Spot): string =>
  picture(`<defs>${gold(key)}${paints(key, 'red', 'gold', 'green', 'blue', 'pink', 'violet')}</defs>
    ${shadow(128, 92)}
    <path d="M-58 68H58L80 128H-80Z" fill="url(#${key}g)"/><path d="M-50 80H50L56 94H-56Z" fill="#6d3a06" opacity=".5"/>
    <circle cy="-14" r="106" fill="#cfe4ff" fill-opacity=".16"/>
    ${inside.map((spot) => numbered(key, ...spot)).join('')}
    <circle cy="-14" r="106" fill="none" stroke="url(#${key}g)" stroke-width="9"/>
    <path d="M-70 -62Q-44 -100 2 -104" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"/>
    ${numbered(key, ...out)}`)

/** Digits for the draws of five. */
export const five = (): string =>
  globe(
    'hfive_',
    [
      [-46, 12, 36, 'blue', '3'],
      [28, 34, 34, 'red', '8'],
      [-8, -46, 34, 'gold', '5'],
      [54, -30, 30, 'green', '0'],
    ],
    [84, 92, 42, 'pink', '7'],
  )

/** Two-digit balls for the draws of eleven. */
export const eleven = (): string =>
  globe(
    'heleven_',
    [
      [-44, 20, 38, 'green', '02'],
      [36, 28, 36, 'green', '09'],
      [2, -46, 38, 'gold', '05'],
    ],
    [84, 90, 44, 'red', '11'],
  )
