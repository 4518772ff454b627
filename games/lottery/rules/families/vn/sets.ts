import type { BetType, Compared, Picked, Win } from '../../tickets/bet-type.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { choose, linesOf } from '../../tickets/selection.ts'
import { numbersOf } from './numbers.ts'
import type { Pool } from './pool.ts'
import type { VnResult } from './result.ts'

/** The most numbers one xiên or đá selection may have. */
export const MOST_IN_SET = 20

/** More winning lines of one selection than this are counted, not named one by one. */
const NAMED = 100

/**
 * What the valid bet knows of a set: at least `least` of the numbers fall, or none of them (`least`
 * 0).
 */
export interface ComparedSet extends Compared {
  readonly numbers: readonly string[]
  readonly least: number
  /** How many numbers are drawn. */
  readonly draws: number
}

/** Whether a group's part is a set of this file. */
export const isSet = (compared: Compared): compared is ComparedSet => 'numbers' in compared && 'least' in compared

/**
 * The chance that `size` given numbers of `space` all fall among `draws` independent ones, `absent`
 * others do not.
 */
export function allFall(space: number, draws: number, size: number, absent = 0): Fraction {
  let ways = 0n
  // C(size, missing), step by step: for a hundred numbers it is far over what a float holds.
  let chosen = 1n
  for (let missing = 0; missing <= size; missing++) {
    const left = chosen * BigInt(space - absent - missing) ** BigInt(draws)
    ways += missing % 2 ? -left : left
    chosen = (chosen * BigInt(size - missing)) / BigInt(missing + 1)
  }
  return fraction(ways, BigInt(space) ** BigInt(draws))
}

/**
 * Xiên: all `size` numbers fall at least once, paid once however often. More numbers, up to 20, are
 * all sets of `size` among them; they are counted by how many of the numbers fell, never laid out.
 */
export function allOf(code: string, size: number, pool: Pool): BetType<VnResult> {
  return {
    code,
    units: 1,
    pricing: 'ODDS',
    kinds: { '': { '': allFall(10 ** pool.digits, pool.size, size) } },
    most: 1,
    pick(selection): Picked<VnResult> {
      const numbers = numbersOf(selection, pool.digits, size, MOST_IN_SET)
      return {
        lines: linesOf(choose(numbers.length, size)),
        selection: numbers,
        ...(numbers.length === size ? { keys: [keyOf(numbers)] } : {}),
        compared: comparedSet(pool, numbers, size),
        outcome({ result }) {
          const fallen = pool.fallen(result)
          const there = numbers.filter((number) => fallen.has(number))
          return { wins: completeSets(there, size), pushes: 0 }
        },
      }
    },
  }
}

/** Trượt: none of exactly `size` numbers falls. */
export function noneOf(code: string, size: number, pool: Pool): BetType<VnResult> {
  return {
    code,
    units: 1,
    pricing: 'ODDS',
    kinds: { '': { '': allFall(10 ** pool.digits, pool.size, 0, size) } },
    most: 1,
    pick(selection): Picked<VnResult> {
      const numbers = numbersOf(selection, pool.digits, size, size)
      const won: readonly Win[] = [{ tier: '', hits: 1, count: 1, line: numbers.join('-') }]
      return {
        lines: 1,
        selection: numbers,
        keys: [keyOf(numbers)],
        compared: comparedSet(pool, numbers, 0),
        outcome({ result }) {
          const fallen = pool.fallen(result)
          return { wins: numbers.some((number) => fallen.has(number)) ? [] : won, pushes: 0 }
        },
      }
    },
  }
}

function completeSets(there: readonly string[], size: number): readonly Win[] {
  const count = choose(there.length, size)
  if (!count) return []
  if (count > NAMED) return [{ tier: '', hits: 1, count }]
  return setsOf(there, size).map((set) => ({ tier: '', hits: 1, count: 1, line: set.join('-') }))
}

function setsOf(numbers: readonly string[], size: number): readonly (readonly string[])[] {
  if (!size) return [[]]
  return numbers.flatMap((first, index) => setsOf(numbers.slice(index + 1), size - 1).map((rest) => [first, ...rest]))
}

/** What the exposure of a set is counted under. */
export const keyOf = (numbers: readonly string[]) => numbers.toSorted().join('-')

export const comparedSet = (
  pool: Pick<Pool, 'name' | 'digits' | 'size'>,
  numbers: readonly string[],
  least: number,
): ComparedSet => ({
  group: `${pool.name}-sets`,
  space: 10 ** pool.digits,
  numbers,
  least,
  draws: pool.size,
  // Which of the draw's outcomes win can't be listed; `coverage` works their share out.
  wins: () => [],
})
