/** A value at a moment, in seconds since the run began. */
export interface Point {
  at: number
  value: number
}

/** How much a value may rise over the second half: this share of its median, or so many MB. */
const SHARE = 0.25
const LEAST_MB = 48

/** The bound in words, for the page and the terminal. */
export const BOUND = `a quarter of the median, ${LEAST_MB} MB at least, over the second half`

/**
 * The slope of some points: the median of the slopes between pairs of them, which single outliers
 * don't move (Theil and Sen). 0 of fewer than two.
 */
export function slopeOf(points: readonly Point[]): number {
  const thinned = thinnedTo(points, 200)
  const slopes: number[] = []
  for (const [nth, first] of thinned.entries())
    for (const second of thinned.slice(nth + 1))
      if (second.at > first.at) slopes.push((second.value - first.value) / (second.at - first.at))
  return medianOf(slopes)
}

/** Every so manyeth, so that so many are left at most. */
export function thinnedTo<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.ceil(items.length / most)
  return items.filter((_, nth) => nth % step === 0)
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How memory rose over the second half of a run, in MB, and how much was allowed. */
export interface Rise {
  rose: number
  allowed: number
}

/** Judges the memory of a process, in MB, from points of a run of so many seconds. */
export function riseOf(points: readonly Point[], seconds: number): Rise {
  const second = points.filter(({ at }) => at >= seconds / 2)
  const allowed = Math.max(LEAST_MB, SHARE * medianOf(second.map(({ value }) => value)))
  const [first, last] = [second[0], second.at(-1)]
  return { rose: first && last ? slopeOf(second) * (last.at - first.at) : 0, allowed }
}
