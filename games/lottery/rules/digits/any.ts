import { fraction } from '../money/fraction.ts'
import { choose, linesOf, listOf, numbersIn, someOf } from '../tickets/selection.ts'
import { atLeast, setOf, sizeOf } from './digits.ts'
import { alike, type DigitPlay, won } from './type.ts'

/**
 * Any k different digits that all fall, wherever they stand and however often: a double pays once.
 */
export function anywhere(code: string, places: readonly number[], k: number): DigitPlay {
  const space = 10 ** places.length
  // The ways that miss j of the k digits, added and taken away in turn.
  const ways = Array.from({ length: k + 1 }, (_, j) => (-1) ** j * choose(k, j) * (10 - j) ** places.length)
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(
      fraction(
        ways.reduce((sum, way) => sum + way, 0),
        space,
      ),
    ),
    together: choose(places.length, k),
    read: (value) => {
      const selection = numbersIn(listOf(value, k), 0, 9)
      const lines = linesOf(choose(selection.length, k))
      const chosen = setOf(selection)
      return {
        lines,
        selection,
        ...(k === 1
          ? { keys: () => selection.map(String), only: (which: readonly number[]) => someOf(selection, which) }
          : lines === 1
            ? { keys: () => [selection.join('-')] }
            : {}),
        outcome: (digits) => won(choose(sizeOf(chosen & atLeast(digits, places, 1)), k)),
      }
    },
  }
}

/** Digits that fall at least k times: a line is one digit. */
export function atLeastTimes(code: string, places: readonly number[], k: number): DigitPlay {
  const space = 10 ** places.length
  const ways = Array.from({ length: places.length + 1 - k }, (_, i) => {
    const times = k + i
    return choose(places.length, times) * 9 ** (places.length - times)
  })
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(
      fraction(
        ways.reduce((sum, way) => sum + way, 0),
        space,
      ),
    ),
    together: Math.floor(places.length / k),
    read: (value) => {
      const selection = numbersIn(listOf(value), 0, 9)
      const chosen = setOf(selection)
      return {
        lines: linesOf(selection.length),
        selection,
        keys: () => selection.map(String),
        only: (which) => someOf(selection, which),
        outcome: (digits) => won(sizeOf(chosen & atLeast(digits, places, k))),
      }
    },
  }
}
