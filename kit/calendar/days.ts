import { dates } from '../text/formatters.ts'
import { businessDate, DAY, instant, type BusinessDate, type Instant } from '../time.ts'

/** The day so many days after another; before it when `count` is negative. */
export const daysFrom = <Day extends string>(day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10) as Day

/**
 * The first moment of a day in a zone. `zone` is an IANA name. Good for days whose clock changes:
 * one without midnight begins at its first hour, one with two midnights at the first.
 */
export function startOfDay(day: string, zone: string): Instant {
  const asUtc = instant(Date.parse(`${day}T00:00:00Z`))
  const starts = [-DAY, DAY].map((ms) => instant(asUtc - offsetAt(instant(asUtc + ms), zone)))
  const [first, second] = starts.toSorted((a, b) => a - b) as [Instant, Instant]
  return businessDate(first, zone) === day ? first : second
}

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(at: Instant, zone: string): number {
  const clock = dates('en-CA', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  const [day, time] = clock.format(at).split(', ')
  return Date.parse(`${day}T${time}Z`) - Math.floor(at / 1_000) * 1_000
}

/** The day of the week: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: BusinessDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
