import { fraction } from '../money/fraction.ts'
import { linesOf, listOf, numbersIn } from '../tickets/selection.ts'
import { atLeast, type Digits, exactly, fallsOf, sizeOf, spanOf, sumOf } from './digits.ts'
import { alike, type DigitPlay, LOST, won } from './type.ts'
import type { Outcome } from '../tickets/bet-type.ts'

/** The three places every sum is counted over. */
const THREE = [0, 1, 2]

/** How many of the 1,000 ways three digits fall have each sum or span. */
const lineTable = (size: number, sumOf: (digits: Digits) => number): readonly number[] => {
  const table = Array.from({ length: size }, () => 0)
  for (const digits of fallsOf(THREE)) table[sumOf(digits)] = (table[sumOf(digits)] ?? 0) + 1
  return table
}

export const SUM_LINES = lineTable(28, (digits) => sumOf(digits, THREE))
export const SPAN_LINES = lineTable(10, (digits) => spanOf(digits, THREE))

/** Group lines of each sum: three digits in any order, triples left out, by their kind. */
const groupTable = (kind: 'ZU3' | 'ZU6') => {
  const [different, orders] = kind === 'ZU3' ? [2, 3] : [3, 6]
  const table = Array.from({ length: 28 }, () => 0)
  for (const digits of fallsOf(THREE))
    if (sizeOf(atLeast(digits, THREE, 1)) === different)
      table[sumOf(digits, THREE)] = (table[sumOf(digits, THREE)] ?? 0) + 1
  return table.map((ways) => ways / orders)
}
export const GROUP_SUM_LINES = { ZU3: groupTable('ZU3'), ZU6: groupTable('ZU6') }

/** Sums of three places: each covers every direct line that comes to it. */
export const sums = (code: string, places: readonly number[]) => totals(code, places, SUM_LINES, sumOf)

/**
 * Spans of three places, the largest digit less the smallest: each covers every direct line that
 * has it.
 */
export const spans = (code: string, places: readonly number[]) => totals(code, places, SPAN_LINES, spanOf)

function totals(
  code: string,
  places: readonly number[],
  table: readonly number[],
  valueOf: (digits: Digits, places: readonly number[]) => number,
): DigitPlay {
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(fraction(1, 1000)),
    together: 1,
    read: (value) => {
      const selection = numbersIn(listOf(value), 0, table.length - 1)
      const chosen = bitsOf(selection)
      return {
        lines: linesOf(countIn(table, selection)),
        selection,
        outcome: (digits) => ((chosen >> valueOf(digits, places)) & 1 ? won(1) : LOST),
      }
    },
  }
}

const GROUP_WINS: Readonly<Record<'ZU3' | 'ZU6', Outcome>> = {
  ZU3: { wins: [{ tier: 'ZU3', hits: 1, count: 1 }], pushes: 0 },
  ZU6: { wins: [{ tier: 'ZU6', hits: 1, count: 1 }], pushes: 0 },
}

/**
 * Sums of three places in any order, without triples: a line with a pair pays twice what one of
 * three different digits pays.
 */
export function groupSums(code: string, places: readonly number[]): DigitPlay {
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: { ZU3: { ZU3: fraction(3, 1000) }, ZU6: { ZU6: fraction(6, 1000) } },
    together: 1,
    read: (value) => {
      const selection = numbersIn(listOf(value), 1, 26)
      const [pairs, different] = [countIn(GROUP_SUM_LINES.ZU3, selection), countIn(GROUP_SUM_LINES.ZU6, selection)]
      const chosen = bitsOf(selection)
      return {
        lines: linesOf(pairs + different),
        kinds: { ZU3: pairs, ZU6: different },
        selection,
        outcome: (digits) => {
          if (!((chosen >> sumOf(digits, places)) & 1) || exactly(digits, places, 3)) return LOST
          return exactly(digits, places, 2) ? GROUP_WINS.ZU3 : GROUP_WINS.ZU6
        },
      }
    },
  }
}

const bitsOf = (numbers: readonly number[]) => numbers.reduce((bits, number) => bits | (1 << number), 0)

const countIn = (table: readonly number[], rows: readonly number[]) =>
  rows.reduce((sum, row) => sum + (table[row] ?? 0), 0)
