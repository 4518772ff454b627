import type { Cadence } from '@senluna/contract/desk/report-mails.ts'
import { daysFrom, offsetAt, startOfDay, weekdayOf } from '@senluna/kit/calendar/days.ts'
import { businessDate, HOUR, instant, later, type BusinessDate, type Instant } from '@senluna/kit/time.ts'

const WEEK = 7

const BEGINS: Readonly<Record<Cadence, (day: BusinessDate) => boolean>> = {
  DAILY: () => true,
  WEEKLY: (day) => weekdayOf(day) === 0,
  MONTHLY: (day) => day.endsWith('-01'),
}

/**
 * When a report is mailed next, after a moment: the first day with which a period begins, at an
 * hour by the zone's clock.
 */
export function nextMoment(cadence: Cadence, hour: number, zone: string, after: Instant): Instant {
  for (let day = businessDate(after, zone); ; day = daysFrom(day, 1)) {
    if (!BEGINS[cadence](day)) continue
    const at = hourOf(day, hour, zone)
    if (at > after) return at
  }
}

/** An hour of a day; of one that a change of clocks leaves out, the one after it. */
function hourOf(day: BusinessDate, hour: number, zone: string): Instant {
  const start = startOfDay(day, zone)
  const near = later(start, hour * HOUR)
  const turned = instant(near + offsetAt(start, zone) - offsetAt(near, zone))
  return offsetAt(turned, zone) === offsetAt(near, zone) ? turned : near
}

/** The period that is over when a day begins: the day before, the week or the month. */
export function periodBefore(cadence: Cadence, day: BusinessDate): { from: BusinessDate; to: BusinessDate } {
  const to = daysFrom(day, -1)
  if (cadence === 'DAILY') return { from: to, to }
  if (cadence === 'WEEKLY') return { from: daysFrom(day, -WEEK), to }
  return { from: daysFrom(to, 1 - Number(to.slice(8))), to }
}
