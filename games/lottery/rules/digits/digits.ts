import type { Draws } from '@senluna/kit/games/game.ts'
import { ResultRefused } from '../draws/result.ts'

/** A draw of independent digits, in the order drawn. */
export type Digits = readonly number[]

/** Some digits as bits: digit 3 is bit 3. */
export type DigitSet = number

/** Reads a result of exactly so many digits. Throws ResultRefused. */
export function readDigits(value: unknown, count: number): Digits {
  if (!Array.isArray(value) || value.length !== count) throw new ResultRefused(`${count} digits are needed`)
  return value.map((digit, index) => {
    if (typeof digit === 'number' && Number.isInteger(digit) && digit >= 0 && digit <= 9) return digit
    throw new ResultRefused(String(index))
  })
}

/** Draws digits one after the other, each 0 to 9. */
export const drawDigits = (draws: Draws, count: number): Digits => Array.from({ length: count }, () => draws.uint(10))

export const setOf = (digits: Digits): DigitSet => digits.reduce((set, digit) => set | (1 << digit), 0)

export const has = (set: DigitSet, digit: number): boolean => ((set >> digit) & 1) === 1

/** How many digits a set has. */
export function sizeOf(set: DigitSet): number {
  let size = 0
  for (let rest = set; rest; rest &= rest - 1) size++
  return size
}

/** The digit at a place of a whole result. */
export const digitAt = (digits: Digits, place: number): number => digits[place] ?? 0

/** The digits that stand at least `times` times at these places. */
export function atLeast(digits: Digits, places: readonly number[], times: number): DigitSet {
  let once = 0
  let twice = 0
  let thrice = 0
  let four = 0
  let five = 0
  for (const place of places) {
    const bit = 1 << digitAt(digits, place)
    five |= four & bit
    four |= thrice & bit
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
  }
  return times === 1 ? once : times === 2 ? twice : times === 3 ? thrice : times === 4 ? four : times === 5 ? five : 0
}

/** The digits that stand exactly `times` times at these places. */
export const exactly = (digits: Digits, places: readonly number[], times: number): DigitSet =>
  atLeast(digits, places, times) & ~atLeast(digits, places, times + 1)

export function sumOf(digits: Digits, places: readonly number[]): number {
  let sum = 0
  for (const place of places) sum += digitAt(digits, place)
  return sum
}

/** The largest digit less the smallest. */
export function spanOf(digits: Digits, places: readonly number[]): number {
  let least = 9
  let most = 0
  for (const place of places) {
    const digit = digitAt(digits, place)
    if (digit < least) least = digit
    if (digit > most) most = digit
  }
  return most - least
}

/**
 * Every way the digits at `places` can fall, one after the other, in an array that is written over.
 */
export function* fallsOf(places: readonly number[]): Generator<Digits> {
  const digits = [0, 0, 0, 0, 0]
  for (let left = 10 ** places.length; left > 0; left--) {
    yield digits
    for (let i = places.length - 1; i >= 0; i--) {
      const place = places[i] ?? 0
      const next = digitAt(digits, place) + 1
      digits[place] = next % 10
      if (next < 10) break
    }
  }
}
