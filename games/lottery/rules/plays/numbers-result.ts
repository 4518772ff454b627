import { pick } from '@senluna/kit/games/draws.ts'
import type { Draws } from '@senluna/kit/games/game.ts'
import { ResultRefused } from '../draws/result.ts'

/** Reads a result of exactly `count` whole numbers from `from` to `to`. Throws ResultRefused. */
export function readNumbers(value: unknown, { count, from, to, distinct = true }: NumbersShape): readonly number[] {
  if (!Array.isArray(value) || value.length !== count) throw new ResultRefused('count')
  const numbers = value.map((number: unknown, index) => {
    if (typeof number !== 'number' || !Number.isInteger(number) || number < from || number > to)
      throw new ResultRefused(String(index))
    return number
  })
  if (distinct && new Set(numbers).size !== count) throw new ResultRefused('distinct')
  return numbers
}

/** What numbers a result has. */
export interface NumbersShape {
  readonly count: number
  readonly from: number
  readonly to: number
  readonly distinct?: boolean
}

/** Draws `count` of the numbers 1 to `pool`, none twice, in the order drawn. */
export const sample = (draws: Draws, pool: number, count: number): readonly number[] =>
  pick(draws, pool, count).map((number) => number + 1)
