import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '23456789'

/**
 * Twelve signs that nobody takes for each other, with each kind among them: what every brand's rule
 * takes.
 */
export function printedPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]!
  const rest = Array.from({ length: 9 }, () => pick(LETTERS + DIGITS))
  return [pick(LETTERS), pick(CAPITALS), pick(DIGITS), ...rest].join('')
}
