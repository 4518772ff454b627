import { fraction } from '../money/fraction.ts'
import { choose, linesOf, listOf, numbersInEach, someOfEach } from '../tickets/selection.ts'
import { SelectionRefused } from '../tickets/bet-type.ts'
import { type Digits, digitAt, has, setOf } from './digits.ts'
import { alike, type DigitPlay, LOST, won } from './type.ts'

/** Every digit at its place. A line is one digit for each place. */
export function direct(code: string, places: readonly number[]): DigitPlay {
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(fraction(1, 10 ** places.length)),
    together: 1,
    read: (value) => {
      const selection = digitsByPlace(value, places.length, 1)
      const lines = linesOf(selection.reduce((product, digits) => product * digits.length, 1))
      const sets = selection.map(setOf)
      return {
        lines,
        selection,
        // Two places are bet like a number from 00 to 99, and limited so; what is larger only when
        // it is one line.
        ...(lines === 1 || places.length <= 2 ? { keys: () => linesByName(selection) } : {}),
        outcome: (digits) => (matches(digits, places, sets) === places.length ? won(1) : LOST),
      }
    },
  }
}

/** Single places: a line is one digit at one place. */
export function positions(code: string, places: readonly number[]): DigitPlay {
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(fraction(1, 10)),
    together: places.length,
    read: (value) => {
      const selection = digitsByPlace(value, places.length, 0)
      const sets = selection.map(setOf)
      return {
        lines: linesOf(selection.reduce((sum, digits) => sum + digits.length, 0)),
        selection,
        keys: () => byPlace(selection),
        only: (which) => someOfEach(selection, which),
        places: places.filter((_, i) => sets[i]),
        outcome: (digits) => won(matches(digits, places, sets)),
      }
    },
  }
}

/** Any k places: a line is one digit at each of k of the places played. */
export function anyPlaces(code: string, places: readonly number[], k: number): DigitPlay {
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(fraction(1, 10 ** k)),
    together: choose(places.length, k),
    read: (value) => {
      const selection = digitsByPlace(value, places.length, 0)
      const lines = linesOf(productsOf(selection, k))
      const sets = selection.map(setOf)
      return {
        lines,
        selection,
        ...(lines === 1 ? { keys: () => [byPlace(selection).join('-')] } : {}),
        places: places.filter((_, i) => sets[i]),
        outcome: (digits) => won(choose(matches(digits, places, sets), k)),
      }
    },
  }
}

/** At how many places the draw has one of the digits chosen there. */
function matches(digits: Digits, places: readonly number[], sets: readonly number[]): number {
  let count = 0
  for (let i = 0; i < places.length; i++) if (has(sets[i] ?? 0, digitAt(digits, places[i] ?? 0))) count++
  return count
}

function digitsByPlace(value: unknown, places: number, least: 0 | 1): readonly (readonly number[])[] {
  const lists = listOf(value, places, places).map((item, i) => listOf(item, least, undefined, String(i)))
  if (lists.every((digits) => digits.length === 0)) throw new SelectionRefused('LOT_E_COUNT')
  return numbersInEach(
    lists.map((digits, i) => [String(i), digits] as const),
    0,
    9,
  )
}

/** Σ over every k of the lists of the product of their lengths. */
function productsOf(lists: readonly (readonly number[])[], k: number): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)]
  for (const list of lists) for (let j = k; j > 0; j--) sums[j] = (sums[j] ?? 0) + (sums[j - 1] ?? 0) * list.length
  return sums[k] ?? 0
}

/** Each digit with its place, from 1. */
const byPlace = (lists: readonly (readonly number[])[]): readonly string[] =>
  lists.flatMap((digits, i) => digits.map((digit) => `${i + 1}:${digit}`))

const linesByName = (lists: readonly (readonly number[])[]): readonly string[] =>
  lists.reduce<readonly string[]>(
    (names, digits) => names.flatMap((name) => digits.map((digit) => `${name}${digit}`)),
    [''],
  )
