import { fraction } from '../money/fraction.ts'
import { choose, linesOf, listOf, numbersIn, numbersInEach, partsOf } from '../tickets/selection.ts'
import { exactly, setOf, sizeOf } from './digits.ts'
import { alike, type DigitPlay, LOST, won } from './type.ts'

/** The digits of a line in any order: `count` of them, each standing `times` times. */
interface Part {
  readonly count: number
  readonly times: number
}

/** In how many orders the digits of a line can fall. */
function ordersOf(places: number, parts: readonly Part[]): number {
  const repeated = parts.reduce((product, { count, times }) => product * factorial(times) ** count, 1)
  return factorial(places) / repeated
}

/**
 * Digits in any order from one list, each as often as the other: any k of those chosen make a line.
 */
export function anyOrder(code: string, places: readonly number[], k: number): DigitPlay {
  const part = { count: k, times: places.length / k }
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(fraction(ordersOf(places.length, [part]), 10 ** places.length)),
    together: 1,
    read: (value) => {
      const selection = numbersIn(listOf(value, k), 0, 9)
      const lines = linesOf(choose(selection.length, k))
      const chosen = setOf(selection)
      return {
        lines,
        selection,
        ...(lines === 1 ? { keys: () => [selection.join('-')] } : {}),
        outcome: (digits) => {
          const fallen = exactly(digits, places, part.times)
          return sizeOf(fallen) === k && (fallen & ~chosen) === 0 ? won(1) : LOST
        },
      }
    },
  }
}

/**
 * Digits in any order from two lists: some that stand several times, some that stand less often. No
 * digit is both in one line.
 */
export function repeated(code: string, places: readonly number[], multi: Part, single: Part): DigitPlay {
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(fraction(ordersOf(places.length, [multi, single]), 10 ** places.length)),
    together: 1,
    read: (value) => {
      const parts = partsOf(value, ['multi', 'single'])
      const lists = [
        ['multi', listOf(parts.multi, multi.count, undefined, 'multi')],
        ['single', listOf(parts.single, single.count, undefined, 'single')],
      ] as const
      const [many = [], few = []] = numbersInEach(lists, 0, 9)
      const [manySet, fewSet] = [setOf(many), setOf(few)]
      const shared = sizeOf(manySet & fewSet)
      let count = 0
      // Of the repeated digits, j are in both lists: those can't be the line's single digits too.
      for (let j = 0; j <= multi.count; j++)
        count +=
          choose(shared, j) * choose(many.length - shared, multi.count - j) * choose(few.length - j, single.count)
      const lines = linesOf(count)
      return {
        lines,
        selection: { multi: many, single: few },
        ...(lines === 1 ? { keys: () => [lineOf(manySet, fewSet, multi, single)] } : {}),
        outcome: (digits) => {
          const [often, seldom] = [exactly(digits, places, multi.times), exactly(digits, places, single.times)]
          const shape = sizeOf(often) === multi.count && sizeOf(seldom) === single.count
          return shape && (often & ~manySet) === 0 && (seldom & ~fewSet) === 0 ? won(1) : LOST
        },
      }
    },
  }
}

/** Exactly one pair in three places, from one list: a line names the pair's digit and the other. */
export function pairAndOne(code: string, places: readonly number[]): DigitPlay {
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(fraction(3, 1000)),
    together: 1,
    read: (value) => {
      const selection = numbersIn(listOf(value, 2), 0, 9)
      const chosen = setOf(selection)
      return {
        lines: linesOf(selection.length * (selection.length - 1)),
        selection,
        outcome: (digits) => {
          const [pair, other] = [exactly(digits, places, 2), exactly(digits, places, 1)]
          return pair && other && ((pair | other) & ~chosen) === 0 ? won(1) : LOST
        },
      }
    },
  }
}

/**
 * The name of a single line: its repeated digits, then the others. A digit in both lists can only
 * be what leaves a line.
 */
function lineOf(many: number, few: number, multi: Part, single: Part): string {
  const both = many & few
  const often = sizeOf(many & ~both) === multi.count ? many & ~both : many
  const seldom = sizeOf(few & ~often) === single.count ? few & ~often : few
  return `${digitsOf(often)}/${digitsOf(seldom)}`
}

const digitsOf = (set: number) =>
  Array.from({ length: 10 }, (_, digit) => digit)
    .filter((digit) => (set >> digit) & 1)
    .join('-')

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
