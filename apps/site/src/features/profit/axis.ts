/** Where an axis of amounts begins and ends, and the round amounts that stand on it. */
export interface Axis {
  least: bigint
  most: bigint
  ticks: readonly bigint[]
}

const STEPS = [1n, 2n, 5n, 10n]

/**
 * An axis over amounts with 0 on it, of so many steps at the most: its ends and steps are 1, 2 or 5
 * with zeros, counted in `unit`.
 */
export function axisOf(values: readonly bigint[], unit: bigint, steps = 4n): Axis {
  const most = values.reduce((so, value) => (value > so ? value : so), 0n)
  const least = values.reduce((so, value) => (value < so ? value : so), 0n)
  // The ends are rounded outwards, which adds a step on each side of 0 at the most.
  const step = roundUp((most - least) / steps + 1n, unit)
  const ends = { least: -up(-least, step), most: up(most, step) }
  if (ends.least === ends.most) ends.most = step
  const ticks: bigint[] = []
  for (let tick = ends.least; tick <= ends.most; tick += step) ticks.push(tick)
  return { ...ends, ticks }
}

const up = (value: bigint, step: bigint): bigint => ((value + step - 1n) / step) * step

/** The least 1, 2 or 5 with zeros that is no less than `value`, in whole units. */
function roundUp(value: bigint, unit: bigint): bigint {
  for (let power = unit; ; power *= 10n) {
    const step = STEPS.map((digit) => digit * power).find((found) => found >= value)
    if (step !== undefined) return step
  }
}

/** How far below the top of so high a chart an amount lies. */
export function placeOn({ least, most }: Axis, height: number, value: bigint): number {
  // Shares are taken of whole numbers first: sums may be longer than a float is exact.
  return (Number(((most - value) * 1_000_000n) / (most - least)) / 1_000_000) * height
}

/** Which days stand under the chart: the last, and others before it at even distances. */
export function labelledDays(count: number, most = 5): number[] {
  const apart = Math.ceil(count / most)
  return Array.from({ length: Math.ceil(count / apart) }, (_, nth) => count - 1 - nth * apart).toReversed()
}
