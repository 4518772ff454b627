import type { BetType, Picked, Win } from '../../tickets/bet-type.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { choose, linesOf } from '../../tickets/selection.ts'
import { numbersOf } from './numbers.ts'
import type { Pool } from './pool.ts'
import type { Result } from '../../draws/result.ts'
import { comparedSet, keyOf, MOST_IN_SET } from './sets.ts'

/**
 * How a pair counts when both of its numbers fall: PAIRS as often as the rarer of the two; HALVES
 * (ky rưỡi) half a round for every time one of them falls.
 */
type PairCount = 'PAIRS' | 'HALVES'

const COUNTS: Readonly<Record<PairCount, (a: number, b: number) => number>> = {
  PAIRS: (a, b) => Math.min(a, b),
  HALVES: (a, b) => (a > 0 && b > 0 ? a + b : 0),
}

interface PairPlay {
  readonly code: string
  readonly count: PairCount
  /** Hits of one pair that are counted with at acceptance. */
  readonly realistic: number
}

/**
 * Đá: every two of the numbers chosen are a line, and a line wins when both fall. A pair costs two
 * units for each number of the pool. Source: docs/lottery.md, "Đá".
 */
export function pairPlay<R extends Result>({ code, count, realistic }: PairPlay, pool: Pool<R>): BetType<R> {
  const hitsOf = COUNTS[count]
  return {
    code,
    units: 2 * pool.size,
    pricing: 'ODDS',
    kinds: { '': { '': meanHits(pool, hitsOf) } },
    most: mostHits(pool.size, hitsOf),
    realistic,
    together: mostTogether(pool.size, hitsOf),
    pick(selection): Picked<R> {
      const numbers = numbersOf(selection, pool.digits, 2, MOST_IN_SET)
      return {
        lines: linesOf(choose(numbers.length, 2)),
        selection: numbers,
        keys: pairsOf(numbers).map(keyOf),
        compared: comparedSet(pool, numbers, 2),
        outcome({ result }) {
          const fallen = pool.fallen(result)
          const there = numbers.filter((number) => fallen.has(number))
          const wins = pairsOf(there).map(([a, b]): Win => {
            const hits = hitsOf(fallen.get(a) ?? 0, fallen.get(b) ?? 0)
            return { tier: '', hits, count: 1, line: `${a}-${b}` }
          })
          return { wins, pushes: 0 }
        },
      }
    },
  }
}

const pairsOf = (numbers: readonly string[]): readonly (readonly [string, string])[] =>
  numbers.flatMap((first, index) => numbers.slice(index + 1).map((second) => [first, second] as const))

type PoolSize = Pick<Pool, 'size' | 'digits'>

/** The mean hits of one pair: over every way in which its two numbers can fall. */
function meanHits({ size, digits }: PoolSize, hitsOf: (a: number, b: number) => number): Fraction {
  const space = BigInt(10 ** digits)
  let sum = 0n
  for (let a = 1; a < size; a++)
    for (let b = 1; a + b <= size; b++)
      sum += BigInt(hitsOf(a, b)) * ways(size, a) * ways(size - a, b) * (space - 2n) ** BigInt(size - a - b)
  return fraction(sum, space ** BigInt(size))
}

/** In how many ways k of n draws can be chosen; exact. */
function ways(n: number, k: number): bigint {
  let found = 1n
  for (let step = 1; step <= k; step++) found = (found * BigInt(n - k + step)) / BigInt(step)
  return found
}

function mostHits(size: number, hitsOf: (a: number, b: number) => number): number {
  const half = Math.floor(size / 2)
  return hitsOf(half, size - half)
}

/**
 * The most hits that all pairs of one selection can have together. Every draw falls on a number
 * chosen; it counts with all the others, so they are most when spread as evenly as can be.
 */
function mostTogether(size: number, hitsOf: (a: number, b: number) => number): number {
  const chosen = Math.min(MOST_IN_SET, size)
  const falls = Array.from(
    { length: chosen },
    (_, place) => Math.floor(size / chosen) + (place < size % chosen ? 1 : 0),
  )
  return falls.reduce((sum, a, index) => sum + falls.slice(index + 1).reduce((pairs, b) => pairs + hitsOf(a, b), 0), 0)
}
