import type { Draws } from '@senluna/kit/games/game.ts'
import { type Compared, SelectionRefused } from '../../tickets/bet-type.ts'
import { ResultRefused } from '../../draws/result.ts'
import { listOf } from '../../tickets/selection.ts'

/**
 * Reads a list of numbers of exactly `width` ASCII digits, none twice. Nothing is trimmed or
 * padded.
 */
export const digitStrings =
  (width: number) =>
  (selection: unknown): readonly string[] => {
    const list = listOf(selection).map((item, index) => {
      if (isDigits(item, width)) return item
      throw new SelectionRefused('LOT_E_NUMBER_FORMAT', String(index))
    })
    return once(list, list)
  }

/**
 * The same for plays that take the digits in every order: `067` and `706` are one bet, and refused
 * twice.
 */
export const inEveryOrder =
  (width: number) =>
  (selection: unknown): readonly string[] => {
    const list = digitStrings(width)(selection)
    return once(list, list.map(sortedDigits))
  }

/** The digits of a number in rising order. */
export const sortedDigits = (number: string): string => [...number].toSorted().join('')

/** In how many different orders a number's digits can stand. */
export function permutationsOf(number: string): number {
  const counts = new Map<string, number>()
  for (const digit of number) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  return [...counts.values()].reduce((orders, count) => orders / factorial(count), factorial(number.length))
}

/** Compares numbers by themselves: which of the group's numbers are chosen. */
export const comparedNumbers =
  (group: string, space: number) =>
  (picks: readonly string[]): Compared => ({ group, space, wins: () => picks.map(Number) })

/** Every number that a number's digits can be put to. */
export function ordersOf(number: string): readonly string[] {
  if (number.length < 2) return [number]
  const rest = (index: number) => number.slice(0, index) + number.slice(index + 1)
  return [...new Set([...number].flatMap((digit, index) => ordersOf(rest(index)).map((tail) => digit + tail)))]
}

/** A number of `width` digits in a result. Throws ResultRefused. */
export function readDigits(value: unknown, width: number, at: string): string {
  if (!isDigits(value, width)) throw new ResultRefused(at)
  return value
}

/** Exactly `count` numbers of `width` digits in a result. */
export function readDigitList(value: unknown, count: number, width: number, at: string): readonly string[] {
  if (!Array.isArray(value) || value.length !== count) throw new ResultRefused(at)
  return value.map((value: unknown, index) => readDigits(value, width, `${at}.${index}`))
}

/** A result's parts, exactly these. */
export function readParts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Readonly<Record<Name, unknown>> {
  if (!isRecord(value) || Object.keys(value).length !== names.length) throw new ResultRefused('parts')
  for (const name of names) if (!Object.hasOwn(value, name)) throw new ResultRefused(name)
  return value
}

/** A number drawn digit by digit, the first the greatest. */
export const drawDigits = (draws: Draws, width: number): string =>
  Array.from({ length: width }, () => draws.uint(10)).join('')

/** Several such numbers, one after the other. */
export const drawDigitList = (draws: Draws, count: number, width: number): readonly string[] =>
  Array.from({ length: count }, () => drawDigits(draws, width))

const isDigits = (value: unknown, width: number): value is string =>
  typeof value === 'string' && value.length === width && /^[0-9]+$/.test(value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

function once(list: readonly string[], names: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  for (const [index, name] of names.entries()) {
    if (seen.has(name)) throw new SelectionRefused('LOT_E_DUPLICATE', String(index))
    seen.add(name)
  }
  return list.toSorted()
}
