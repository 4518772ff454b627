import type { Prize, VnResult } from './result.ts'

/** The numbers a bet is compared with: some digits of the numbers of some prizes. */
export interface Pool<R = VnResult> {
  readonly name: string
  /** How many drawn numbers it compares with, and how many digits of each. */
  readonly size: number
  readonly digits: number
  /** How often each of its numbers fell; worked out once a result. */
  fallen(result: R): ReadonlyMap<string, number>
}

/**
 * Which numbers of a draw a pool has: of these prizes only, when named, and only those with digits
 * enough.
 */
export interface PoolPart {
  readonly digits: number
  readonly from: 'START' | 'END'
  readonly prizes?: readonly string[]
  /** Numbers shorter than this are left out; `digits` where absent. */
  readonly shortest?: number
  /** Of these prizes only so many numbers count, the first as announced. */
  readonly first?: Readonly<Record<string, number>>
}

/** A pool of a draw's numbers. `name` is what exposure and the valid bet know it by. */
export function pool(name: string, prizes: readonly Prize[], part: PoolPart): Pool {
  const { digits, from, shortest = digits, first = {} } = part
  const taken = prizes
    .filter((prize) => prize.digits >= shortest && (part.prizes?.includes(prize.key) ?? true))
    .map(({ key, count }) => ({ key, count: Math.min(count, first[key] ?? count) }))
  const cut = from === 'END' ? (number: string) => number.slice(-digits) : (number: string) => number.slice(0, digits)
  const known = new WeakMap<VnResult, ReadonlyMap<string, number>>()
  return {
    name,
    digits,
    size: taken.reduce((sum, { count }) => sum + count, 0),
    fallen(result) {
      const found = known.get(result)
      if (found) return found
      const fallen = new Map<string, number>()
      for (const { key, count } of taken) {
        for (const number of (result[key] ?? []).slice(0, count))
          fallen.set(cut(number), (fallen.get(cut(number)) ?? 0) + 1)
      }
      known.set(result, fallen)
      return fallen
    },
  }
}
