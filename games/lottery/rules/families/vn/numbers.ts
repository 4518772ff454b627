import { at } from '@senluna/kit/assert.ts'
import { type BetType, type Picked, SelectionRefused, type Win } from '../../tickets/bet-type.ts'
import { fraction } from '../../money/fraction.ts'
import { linesOf, listOf, someOf } from '../../tickets/selection.ts'
import type { Pool } from './pool.ts'
import type { VnResult } from './result.ts'

/** The form of a number by its digits. Made once: a settlement reads a million selections. */
const FORMS = Array.from({ length: 5 }, (_, digits) => new RegExp(`^[0-9]{${digits}}$`))

/** Up to here a list is searched rather than put into a set. */
const SHORT = 16

/**
 * Reads numbers of exactly so many digits, each once, in the order given. Throws SelectionRefused.
 */
export function numbersOf(value: unknown, digits: number, least = 1, most?: number): readonly string[] {
  const form = at(FORMS, digits)
  const numbers: string[] = []
  for (const number of listOf(value, least, most)) {
    if (typeof number !== 'string' || !form.test(number)) {
      throw new SelectionRefused('LOT_E_NUMBER_FORMAT', String(numbers.length))
    }
    numbers.push(number)
  }
  return eachOnce(numbers)
}

/** The list as it is, when nothing stands in it twice. Throws SelectionRefused. */
export function eachOnce(list: readonly string[]): readonly string[] {
  const seen = list.length > SHORT ? new Set<string>() : undefined
  for (let index = 0; index < list.length; index++) {
    const item = at(list, index)
    if (seen ? seen.has(item) : list.indexOf(item) < index) {
      throw new SelectionRefused('LOT_E_DUPLICATE', String(index))
    }
    seen?.add(item)
  }
  return list
}

/** What a play on numbers is called, and how its price stands to what it is compared with. */
interface NumberPlay {
  readonly code: string
  /** Units a line costs; one for each number of the pool where absent. */
  readonly units?: number
  readonly realistic?: number
}

/** Each number picked wins as often as it falls in the pool. Several numbers are several lines. */
export function numberPlay({ code, units, realistic }: NumberPlay, pool: Pool): BetType<VnResult> {
  const space = 10 ** pool.digits
  return {
    code,
    units: units ?? pool.size,
    pricing: 'ODDS',
    kinds: { '': { '': fraction(pool.size, space) } },
    most: pool.size,
    together: pool.size,
    ...(realistic === undefined ? {} : { realistic }),
    pick(selection): Picked<VnResult> {
      const numbers = numbersOf(selection, pool.digits)
      return {
        lines: linesOf(numbers.length),
        selection: numbers,
        keys: numbers,
        only: (which) => someOf(numbers, which),
        // In a pool of several numbers this is A33's share of distinct numbers, not the chance that
        // one of them falls.
        compared: { group: pool.name, space, wins: () => numbers.map(Number) },
        outcome: ({ result }) => ({ wins: hitsOf(numbers, pool.fallen(result)), pushes: 0 }),
      }
    },
  }
}

function hitsOf(numbers: readonly string[], fallen: ReadonlyMap<string, number>): readonly Win[] {
  const wins: Win[] = []
  for (const line of numbers) {
    const hits = fallen.get(line)
    if (hits !== undefined) wins.push({ tier: '', hits, count: 1, line })
  }
  return wins
}
