import { at as itemAt } from '@senluna/kit/assert.ts'
import { type Json, SelectionRefused } from './bet-type.ts'

/** The most elementary bets one ticket may come to. Source: docs/lottery.md, "Limits". */
export const MOST_LINES = 10_000

/**
 * A list as it came in. An empty one and one with fewer than `least` are refused, as is what isn't
 * a list.
 */
export function listOf(value: unknown, least = 1, most = Number.MAX_SAFE_INTEGER, at?: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new SelectionRefused('LOT_E_SELECTION', at)
  if (value.length < least || value.length > most)
    throw new SelectionRefused('LOT_E_COUNT', at, most === Number.MAX_SAFE_INTEGER ? { least } : { least, most })
  return value
}

/** The named parts of a selection that is an object with exactly these. */
export function partsOf<Name extends string>(value: unknown, names: readonly Name[]): Readonly<Record<Name, unknown>> {
  if (
    !isRecord(value) ||
    Object.keys(value).length !== names.length ||
    !names.every((name) => Object.hasOwn(value, name))
  )
    throw new SelectionRefused('LOT_E_SELECTION')
  return value
}

/** The integers from `from` to `to`, each once, in rising order. */
export const numbersIn = (list: readonly unknown[], from: number, to: number, at?: string): readonly number[] =>
  rising(wholeNumbers(list, from, to, at), at)

/**
 * Several lists of numbers, each list's once: how they are written comes before what stands twice,
 * over all of them.
 */
export const numbersInEach = (
  lists: readonly (readonly [name: string, list: readonly unknown[]])[],
  from: number,
  to: number,
): readonly (readonly number[])[] =>
  lists
    .map(([name, list]) => [name, wholeNumbers(list, from, to, name)] as const)
    .map(([name, numbers]) => rising(numbers, name))

function rising(numbers: readonly number[], at?: string): readonly number[] {
  const sorted = numbers.toSorted((a, b) => a - b)
  for (let i = 1; i < sorted.length; i++) if (sorted[i] === sorted[i - 1]) throw twice(numbers, at)
  return sorted
}

const wholeNumbers = (list: readonly unknown[], from: number, to: number, at?: string) =>
  list.map((item, index) => {
    if (typeof item === 'number' && Number.isInteger(item) && item >= from && item <= to) return item
    throw new SelectionRefused('LOT_E_NUMBER_FORMAT', placeOf(at, index))
  })

/** Words of those offered, each once, in the order offered. */
export function picksIn<Word extends string>(
  list: readonly unknown[],
  offered: readonly Word[],
  at?: string,
): readonly Word[] {
  const words = list.map((item, index) => {
    const word = offered.find((entry) => entry === item)
    if (word === undefined) throw new SelectionRefused('LOT_E_SELECTION', placeOf(at, index))
    return word
  })
  if (new Set(words).size !== words.length) throw twice(words, at)
  return offered.filter((word) => words.includes(word))
}

/**
 * A count of lines that may be bet: none is a selection too small, too many are refused before
 * anything is expanded.
 */
export function linesOf(count: number): number {
  if (count < 1) throw new SelectionRefused('LOT_E_COUNT')
  if (count > MOST_LINES) throw new SelectionRefused('LOT_E_LINES')
  return count
}

/** Some of a list, by their places in it. */
export const someOf = <Each>(list: readonly Each[], which: readonly number[]): readonly Each[] =>
  which.map((place) => itemAt(list, place))

/**
 * Some of several lists, by their places in all of them one after the other: as many lists, what
 * wasn't meant left out.
 */
export function someOfEach<Each>(
  lists: readonly (readonly Each[])[],
  which: readonly number[],
): readonly (readonly Each[])[] {
  const meant = new Set(which)
  let place = 0
  return lists.map((list) => list.filter(() => meant.has(place++)))
}

/** In how many ways k of n things can be chosen. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}

const twice = (list: readonly Json[], at?: string) =>
  new SelectionRefused(
    'LOT_E_DUPLICATE',
    placeOf(
      at,
      list.findIndex((item, index) => list.indexOf(item) < index),
    ),
  )

const placeOf = (at: string | undefined, index: number) => (at === undefined ? String(index) : `${at}.${index}`)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
