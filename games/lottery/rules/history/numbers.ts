import { at } from '@senluna/kit/assert.ts'
import type { History } from '../draws/statistics.ts'

/** What became of a number in a window of draws. */
export interface NumberPast {
  readonly number: string
  /** How often it fell, repeats in a draw counted. */
  readonly hits: number
  /** In how many draws. */
  readonly draws: number
  /**
   * How many of the latest draws in a row lack it ("gan"); the whole window where it never fell.
   */
  readonly absent: number
  /** The longest such row in the window, the one that still runs included. */
  readonly longest: number
}

interface Counted {
  hits: number
  draws: number
  last: number
  longest: number
}

/** The past of each of `numbers`, in their order; what else fell is left out. */
export function numbersPast(history: History, numbers: readonly string[]): readonly NumberPast[] {
  const all = new Map<string, Counted>(numbers.map((number) => [number, { hits: 0, draws: 0, last: -1, longest: 0 }]))
  for (const [index, draw] of history.entries())
    for (const number of draw) {
      const own = all.get(number)
      if (!own) continue
      own.hits += 1
      if (own.last === index) continue
      own.draws += 1
      own.longest = Math.max(own.longest, index - own.last - 1)
      own.last = index
    }
  return numbers.map((number) => {
    const { hits, draws, last, longest } = all.get(number)!
    const absent = history.length - 1 - last
    return { number, hits, draws, absent, longest: Math.max(longest, absent) }
  })
}

/** Two numbers that fell in the same draw, the lower one first. */
export interface PairPast {
  readonly first: string
  readonly second: string
  readonly draws: number
}

/** The pairs that came together in most draws, equal ones by their numbers; `most` at most. */
export function pairsPast(history: History, most: number): readonly PairPast[] {
  const counts = new Map<string, number>()
  for (const draw of history) {
    const numbers = [...new Set(draw)].toSorted()
    for (let low = 0; low < numbers.length; low++)
      for (let high = low + 1; high < numbers.length; high++) {
        const key = `${at(numbers, low)} ${at(numbers, high)}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
  }
  return [...counts]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([key, draws]) => {
      const [first = '', second = ''] = key.split(' ')
      return { first, second, draws }
    })
}
