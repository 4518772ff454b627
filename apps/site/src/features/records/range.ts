import { dayText } from '@senluna/web/ui/money/format.ts'

/** A span of days, both in it. Empty is without a bound. */
export interface Range {
  from: string
  to: string
}

const DAY_MS = 86_400_000
/** The most days one look covers. */
const MOST = 31

/** The last so many days, today in it. */
export const lastDays = (days: number, zone: string, now = Date.now()): Range => ({
  from: dayText(now - (days - 1) * DAY_MS, zone),
  to: dayText(now, zone),
})

/** Yesterday alone. */
export function yesterday(zone: string, now = Date.now()): Range {
  const day = dayText(now - DAY_MS, zone)
  return { from: day, to: day }
}

const DAY = /^20\d\d-\d\d-\d\d$/
const isDay = (said: string | null): said is string =>
  said !== null && DAY.test(said) && Number.isFinite(Date.parse(`${said}T00:00:00Z`))

/** The span that an address names; nothing when it names none that could be asked for. */
export function spanOf(from: string | null, to: string | null): Range | undefined {
  if (!isDay(from) || !isDay(to) || to < from) return undefined
  return shifted(from, MOST - 1) < to ? undefined : { from, to }
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * The span after one of its days was chosen: the other one follows, so that it stays in order and
 * not too long.
 */
export function withDay(range: Range, which: keyof Range, day: string): Range {
  if (which === 'from') {
    const farthest = shifted(day, MOST - 1)
    return { from: day, to: range.to < day ? day : range.to > farthest ? farthest : range.to }
  }
  const earliest = shifted(day, 1 - MOST)
  return { from: range.from > day ? day : range.from < earliest ? earliest : range.from, to: day }
}
