import type { Draws } from '@senluna/kit/games/game.ts'
import { ResultRefused } from '../../draws/result.ts'

/**
 * A traditional result: the numbers of each prize as text, leading zeros kept, in the order of
 * `Prizes`.
 */
export type VnResult = Readonly<Record<string, readonly string[]>>

/** How many numbers a prize has and how many digits each. */
export interface Prize {
  readonly key: string
  readonly count: number
  readonly digits: number
}

const prize = (key: string, count: number, digits: number): Prize => ({ key, count, digits })

/** The 27 numbers of the North. Source: docs/lottery.md, "Vietnamese draws". */
export const NORTH: readonly Prize[] = [
  prize('db', 1, 5),
  prize('g1', 1, 5),
  prize('g2', 2, 5),
  prize('g3', 6, 5),
  prize('g4', 4, 4),
  prize('g5', 6, 4),
  prize('g6', 3, 3),
  prize('g7', 4, 2),
]

/** The 18 numbers of the Centre and the South. Source: docs/lottery.md, "Vietnamese draws". */
export const SOUTH: readonly Prize[] = [
  prize('db', 1, 6),
  prize('g1', 1, 5),
  prize('g2', 1, 5),
  prize('g3', 2, 5),
  prize('g4', 7, 5),
  prize('g5', 1, 4),
  prize('g6', 3, 4),
  prize('g7', 1, 3),
  prize('g8', 1, 2),
]

/** Reads a result that has exactly these prizes; nothing is padded or cut. Throws ResultRefused. */
export function readPrizes(prizes: readonly Prize[], value: unknown): VnResult {
  if (!isRecord(value)) throw new ResultRefused('result')
  const extra = Object.keys(value).find((key) => !prizes.some((known) => known.key === key))
  if (extra !== undefined) throw new ResultRefused(extra)
  return Object.fromEntries(prizes.map((known) => [known.key, readPrize(known, value[known.key])]))
}

function readPrize({ key, count, digits }: Prize, value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length !== count) throw new ResultRefused(key)
  const form = new RegExp(`^[0-9]{${digits}}$`)
  return value.map((number: unknown, index) => {
    if (typeof number !== 'string' || !form.test(number)) throw new ResultRefused(`${key}.${index}`)
    return number
  })
}

/** Draws every number digit by digit, the most significant first, in the order of the prizes. */
export const drawPrizes = (prizes: readonly Prize[], draws: Draws): VnResult =>
  Object.fromEntries(
    prizes.map(({ key, count, digits }) => [key, Array.from({ length: count }, () => drawNumber(digits, draws))]),
  )

function drawNumber(digits: number, draws: Draws) {
  let number = ''
  for (let place = 0; place < digits; place++) number += String(draws.uint(10))
  return number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
