/** Round values from one that is not above the least to one that is not below the greatest. */
export function ticksOf(least: number, greatest: number, count = 4): number[] {
  const span = greatest - least || 1
  const power = 10 ** Math.floor(Math.log10(span / count))
  const step = [1, 2, 5, 10].map((times) => times * power).find((wide) => span / wide <= count) ?? 10 * power
  const ticks: number[] = []
  for (let at = Math.floor(least / step); (ticks.at(-1) ?? -Infinity) < greatest; at++) ticks.push(at * step)
  return ticks
}

/** A place between two for a value between two. */
export const linear =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0])

/** A line through places, broken where there is none. */
export function pathOf(places: readonly (readonly [x: number, y: number] | undefined)[]): string {
  let drawing = false
  return places
    .flatMap((place) => {
      if (!place) {
        drawing = false
        return []
      }
      const step = `${drawing ? 'L' : 'M'}${place[0].toFixed(1)} ${place[1].toFixed(1)}`
      drawing = true
      return [step]
    })
    .join('')
}

/** Every how many names one is written, so that none runs into the next; a name takes `width`. */
export const skipOf = (count: number, room: number, width: number): number =>
  Math.max(1, Math.ceil(count / Math.max(1, Math.floor(room / width))))
