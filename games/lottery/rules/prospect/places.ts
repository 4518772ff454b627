import { fraction } from '../money/fraction.ts'
import type { Json, Picked } from '../tickets/bet-type.ts'
import { type Falls, wonOf } from './falls.ts'

/**
 * Numbers at single places of a draw without repeats: how many places have one of theirs, counted
 * place by place over the numbers that are gone.
 */
export function fallsOfPlaces({ selection }: Picked, pool: number): Falls {
  const places = placesOf(selection)
  const none = () => Array.from({ length: places.length + 1 }, () => 0)
  let counts = new Map<number, readonly number[]>([[0, none().with(0, 1)]])
  for (const chosen of places) {
    const next = new Map<number, number[]>()
    for (const [gone, ways] of counts)
      for (let number = 1; number <= pool; number++) {
        const bit = 1 << number
        if (gone & bit) continue
        const hit = chosen.has(number) ? 1 : 0
        const sums = next.get(gone | bit) ?? none()
        for (const [hits, count] of ways.entries()) sums[hits + hit] = (sums[hits + hit] ?? 0) + count
        next.set(gone | bit, sums)
      }
    counts = next
  }
  const all = places.reduce((ways, _, place) => ways * (pool - place), 1)
  const list = Array.from({ length: places.length }, (_, index) => index + 1).flatMap((hits) => {
    const ways = [...counts.values()].reduce((sum, count) => sum + (count[hits] ?? 0), 0)
    return ways > 0 ? [{ outcome: wonOf('', 1, hits), chance: fraction(ways, all) }] : []
  })
  return { list }
}

/** The numbers chosen at each place that is played; which place it is makes no difference. */
const placesOf = (selection: Json): readonly ReadonlySet<unknown>[] =>
  Object.values(selection ?? {})
    .filter((numbers) => Array.isArray(numbers) && numbers.length > 0)
    .map((numbers) => new Set(numbers as readonly unknown[]))
