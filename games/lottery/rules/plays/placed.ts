import { at } from '@senluna/kit/assert.ts'
import { type BetType, type Json, type Picked, type Price, SelectionRefused, type Win } from '../tickets/bet-type.ts'
import { type Compare, comparedOver } from '../money/coverage.ts'
import type { Fraction } from '../money/fraction.ts'
import type { Result } from '../draws/result.ts'
import { linesOf, listOf, numbersInEach, partsOf, picksIn, someOf, someOfEach } from '../tickets/selection.ts'

/**
 * Numbers chosen for each place of a draw, by the place's index from 0; none where a place isn't
 * played.
 */
export type Places = readonly (readonly number[])[]

/** A bet type on single places of an ordered draw: each number at each place is a line. */
export function onPlaces<R extends readonly number[]>(parts: {
  readonly code: string
  readonly pricing: Price['by']
  readonly chance: Fraction
  /** How many places a draw has: each can win once. */
  readonly together: number
  read(selection: unknown): Places
  /** The selection in its canonical form. */
  write(places: Places): Json
  compare(places: Places): Compare<R> | undefined
}): BetType<R> {
  return {
    code: parts.code,
    units: 1,
    pricing: parts.pricing,
    kinds: { '': { '': parts.chance } },
    most: 1,
    together: parts.together,
    pick(given) {
      const places = parts.read(given)
      const lines = linesOf(places.reduce((sum, numbers) => sum + numbers.length, 0))
      const played = places.flatMap((numbers, place) =>
        numbers.length > 0 ? [{ place, numbers: new Set(numbers) }] : [],
      )
      const outcome: Picked<R>['outcome'] = ({ result }) => {
        const wins: Win[] = []
        for (const { place, numbers } of played) {
          const drawn = at(result, place)
          if (numbers.has(drawn)) wins.push({ tier: '', hits: 1, count: 1, line: `${place + 1}:${drawn}` })
        }
        return { wins, pushes: 0 }
      }
      const keys = places.flatMap((numbers, place) => numbers.map((number) => `${place + 1}:${number}`))
      const selection = parts.write(places)
      const only = (which: readonly number[]) => parts.write(someOfEach(places, which))
      return { lines, selection, keys, only, compared: parts.compare(places)?.(outcome), outcome }
    },
  }
}

/**
 * A bet type on the first places of a draw in their order: the lines are the products without a
 * number twice.
 */
export function inOrder<R extends readonly number[]>(parts: {
  readonly code: string
  readonly pricing: Price['by']
  readonly chance: Fraction
  readonly places: 2 | 3
  readonly to: number
  readonly compare: Compare<R>
}): BetType<R> {
  const { places: count, to } = parts
  return {
    code: parts.code,
    units: 1,
    pricing: parts.pricing,
    kinds: { '': { '': parts.chance } },
    most: 1,
    together: 1,
    pick(selection) {
      const lists = listOf(selection, count, count).map(
        (numbers, place) => [String(place), listOf(numbers, 1, to, String(place))] as const,
      )
      const places = numbersInEach(lists, 1, to)
      const sets = places.map((numbers) => new Set(numbers))
      const lines = linesOf(products(places))
      const name = lines === 1 ? onlyLine(places) : undefined
      const outcome: Picked<R>['outcome'] = ({ result }) => {
        for (let place = 0; place < count; place++) if (!at(sets, place).has(at(result, place))) return NONE
        return { wins: [{ tier: '', hits: 1, count: 1, line: result.slice(0, count).join('-') }], pushes: 0 }
      }
      return {
        lines,
        selection: places,
        keys: name === undefined ? undefined : [name],
        compared: parts.compare(outcome),
        outcome,
      }
    },
  }
}

/** A bet type on words said of one place: `{ rank, pick }`, each word a line. */
export function onRank<R extends Result, Word extends string>(parts: {
  readonly code: string
  readonly kinds: BetType['kinds']
  readonly pushed?: BetType['pushed']
  readonly ranks: number
  readonly words: readonly Word[]
  hit(word: Word, rank: number, result: R): boolean | 'PUSH'
  compare(rank: number): Compare<R>
}): BetType<R> {
  return {
    code: parts.code,
    units: 1,
    pricing: 'ODDS',
    kinds: parts.kinds,
    pushed: parts.pushed,
    most: 1,
    together: 1,
    pick(selection) {
      const named = partsOf(selection, ['rank', 'pick'])
      const { rank } = named
      if (typeof rank !== 'number' || !Number.isInteger(rank) || rank < 1 || rank > parts.ranks)
        throw new SelectionRefused('LOT_E_NUMBER_FORMAT', 'rank')
      const words = picksIn(listOf(named.pick, 1, parts.words.length, 'pick'), parts.words, 'pick')
      const outcome: Picked<R>['outcome'] = ({ result }) => {
        const wins: Win[] = []
        let pushes = 0
        for (const word of words) {
          const hit = parts.hit(word, rank, result)
          if (hit === 'PUSH') pushes += 1
          else if (hit) wins.push({ tier: '', hits: 1, count: 1, line: `${rank}:${word}` })
        }
        return { wins, pushes }
      }
      return {
        lines: linesOf(words.length),
        selection: { rank, pick: words },
        keys: words.map((word) => `${rank}:${word}`),
        only: (which) => ({ rank, pick: someOf(words, which) }),
        compared: parts.compare(rank)(outcome),
        outcome,
      }
    },
  }
}

/**
 * Compares by the places of a draw without repeats that a selection plays, a group for each set of
 * places. Of more than three places only the fullest is compared: the others' orders would be too
 * many to go through.
 */
export function comparedPlaces(pool: number, places: readonly number[]): Compare<readonly number[]> {
  const group = places.map((place) => `p${place + 1}`).join('-')
  return comparedOver(group, () => arrangements(pool, places))
}

/** The places a selection is compared by. */
export function placesToCompare(places: Places): readonly number[] {
  const played = places.flatMap((numbers, place) => (numbers.length > 0 ? [place] : []))
  if (played.length <= 3) return played
  return [played.reduce((best, place) => (at(places, place).length > at(places, best).length ? place : best))]
}

const NONE = { wins: [], pushes: 0 }

const known = new Map<string, readonly (readonly number[])[]>()

/** Every way the numbers 1 to `pool` can stand at these places of a draw, nothing at the others. */
function arrangements(pool: number, places: readonly number[]): readonly (readonly number[])[] {
  const name = `${pool}/${places.join('-')}`
  const before = known.get(name)
  if (before) return before
  let ways: number[][] = [Array.from({ length: pool }, () => 0)]
  for (const place of places)
    ways = ways.flatMap((way) =>
      Array.from({ length: pool }, (_, index) => index + 1)
        .filter((number) => !way.includes(number))
        .map((number) => way.with(place, number)),
    )
  known.set(name, ways)
  return ways
}

/** How many products of two or three lists have no number twice. */
function products(places: Places): number {
  const [a, b, c] = [at(places, 0), at(places, 1), places[2]]
  const [ab, bc, ac] = [shared(a, b), c ? shared(b, c) : 0, c ? shared(a, c) : 0]
  if (!c) return a.length * b.length - ab
  const all = a.filter((number) => b.includes(number) && c.includes(number)).length
  return a.length * b.length * c.length - ab * c.length - bc * a.length - ac * b.length + 2 * all
}

const shared = (a: readonly number[], b: readonly number[]) => a.filter((number) => b.includes(number)).length

function onlyLine([first = [], ...rest]: Places, taken: readonly number[] = []): string | undefined {
  for (const number of first) {
    if (taken.includes(number)) continue
    const line = [...taken, number]
    if (rest.length === 0) return line.join('-')
    const whole = onlyLine(rest, line)
    if (whole !== undefined) return whole
  }
  return undefined
}
