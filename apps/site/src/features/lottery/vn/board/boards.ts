import type { Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { ordersOf } from '@senluna/games/lottery/rules/families/vn/reversed.ts'
import { WRITINGS, type Writing } from '@senluna/games/lottery/rules/quick-entry/types.ts'
import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import type { Cell } from '../../board/NumberGrid.tsx'
import { pickName } from '../../draw/names.ts'
import { priceFrom } from '../../draw/rules.ts'
import { oddsText, type SlipLine } from '../../slip/slip.ts'
import { isFull, priceFor, tightOf } from '../../board/standing.ts'

/** Types that everybody looks for; the others stand behind "More". */
export const MAIN_TYPES = ['LO2', 'LO3', 'LO4', 'DE_DB', 'XIEN2', 'XIEN3', 'XIEN4']

const padded = (value: number, width: number) => String(value).padStart(width, '0')

/** The hundred two-digit numbers. */
export const HUNDRED: readonly string[] = Array.from({ length: 100 }, (_, value) => padded(value, 2))

/** How a type's numbers are picked. Throws RangeError for one that has no board: a bug. */
export function writingOf(code: string): Exclude<Writing, { by: 'BY_WIDTH' | 'BY_SIZE' }> {
  const writing = WRITINGS[code]
  if (!writing || writing.by === 'BY_WIDTH' || writing.by === 'BY_SIZE') throw new RangeError(`${code} has no board`)
  return writing
}

/** Digits of a type's numbers; 0 where it takes words. */
export function widthOf(code: string): number {
  const writing = writingOf(code)
  return writing.by === 'NUMBERS' ? writing.width : writing.by === 'SET' ? 2 : 0
}

/** The numbers that one picked stands for: all of its orders where the type is bet on them. */
export function ordersFor(code: string, number: string): readonly string[] {
  const writing = writingOf(code)
  return writing.by === 'NUMBERS' && writing.anyOrder ? ordersOf(number) : [number]
}

/** Digits before the last two that are chosen apart, since a board has a hundred numbers. */
export const prefixOf = (code: string): number => Math.max(0, widthOf(code) - 2)

/** The numbers or words of a type's board, and how many stand in a row. */
export function boardOf(
  terms: BetTypeTerms,
  prefix: string,
  heat: ReadonlyMap<string, number>,
  said: { closed: string; full: string },
): { cells: readonly Cell[]; columns: number } {
  const writing = writingOf(terms.code)
  const shut = (value: string) => {
    const orders = ordersFor(terms.code, value)
    if (orders.some((order) => terms.blocked.includes(order))) return { closed: said.closed }
    return orders.some((order) => isFull(terms, order)) ? { closed: said.full } : {}
  }
  const odds = oddsOf(terms)
  if (writing.by === 'PICKS') {
    const cells = Object.values(writing.picks).map((value) => ({
      value,
      name: pickName(value),
      ...odds.fallen(value),
      ...shut(value),
    }))
    return { cells, columns: 2 }
  }
  if (writing.by === 'SUMS') {
    const cells = Array.from({ length: 19 }, (_, sum) => ({
      value: String(sum),
      ...odds.each(String(sum)),
      ...shut(String(sum)),
    }))
    return { cells, columns: 5 }
  }
  if (widthOf(terms.code) === 1)
    return {
      cells: Array.from({ length: 10 }, (_, digit) => ({
        value: String(digit),
        ...odds.fallen(String(digit)),
        ...shut(String(digit)),
      })),
      columns: 5,
    }
  const cells = HUNDRED.map((tail) => ({
    value: prefix + tail,
    heat: heat.get(tail) ?? 0,
    ...odds.fallen(prefix + tail),
    ...shut(prefix + tail),
  }))
  return { cells, columns: 10 }
}

/** What stands under a number: its odds, or those alone that have fallen. */
function oddsOf(terms: BetTypeTerms) {
  const { price } = terms
  const milliOf = (value: string, price: Price) =>
    price.by === 'ODDS' ? (price.milli[value] ?? price.milli['']) : undefined
  const row = (value: string) => {
    const milli = milliOf(value, priceFor(priceFrom(price), terms, value))
    return milli === undefined ? {} : { note: `×${oddsText(milli)}` }
  }
  const fallen = (value: string) => {
    const full = milliOf(value, priceFrom(price))
    const note = full === undefined ? undefined : `×${oddsText(full)}`
    return tightOf(terms, value)?.milli === undefined || row(value).note === note ? {} : row(value)
  }
  return { each: row, fallen }
}

/** Whether its numbers count together, so that they are one bet. */
export const isSetType = (code: string): boolean => writingOf(code).by === 'SET'

/** The most numbers a bet of a type takes. */
export const mostOf = (code: string): number => {
  const writing = writingOf(code)
  return writing.by === 'SET' ? writing.most : Number.POSITIVE_INFINITY
}

/** Bets on numbers of one type: one for each, or one for all of a set. */
export function linesOf(betType: string, numbers: readonly string[], unit: bigint, times: number): SlipLine[] {
  const common = { betType, unit, times, by: 'UNIT' } as const
  if (isSetType(betType))
    return [{ ...common, key: `${betType} ${numbers.join('-')}`, selection: numbers, label: numbers }]
  return numbers.map((number) => ({
    ...common,
    // Another order of the same digits is the same bet.
    key: `${betType} ${ordersFor(betType, number).toSorted()[0]}`,
    selection: [number],
    label: [number],
    joins: true,
  }))
}

/** So many numbers of a list, drawn by the browser's own random numbers, each once. */
export function someOf(numbers: readonly string[], count: number): readonly string[] {
  const left = [...numbers]
  const taken: string[] = []
  while (taken.length < count && left.length > 0) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
    // The share of the range above the last whole multiple is thrown away, so that none comes more
    // often.
    if (word >= 2 ** 32 - (2 ** 32 % left.length)) continue
    taken.push(...left.splice(word % left.length, 1))
  }
  return taken
}
