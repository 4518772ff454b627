import { Refusal } from '@senluna/contract/refusals.ts'
import { businessDate, DAY, instant, type Instant } from '@senluna/kit/time.ts'

const MOST_DAYS = 31

/**
 * Midnight of a day in a zone, as a moment. Good for every zone without a change of hour at
 * midnight.
 */
function midnight(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(utc)
  const [date, time] = shown.split(', ')
  return utc - (Date.parse(`${date}T${time}Z`) - utc)
}

/**
 * The moments of a range of days in the brand's zone: both days belong to it, `until` is excluded.
 *
 * Refuses VAL_FIELD for days that are none, stand in the wrong order or are more than 31.
 */
export function dayRange(
  range: { from?: string | undefined; to?: string | undefined },
  zone: string,
): { from?: Date; until?: Date } {
  for (const field of ['from', 'to'] as const) {
    const day = range[field]
    if (day !== undefined && !isDay(day)) throw bad(field)
  }
  if (range.from && range.to) {
    const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY + 1
    if (days < 1 || days > MOST_DAYS) throw bad('to')
  }
  return {
    ...(range.from ? { from: new Date(midnight(range.from, zone)) } : {}),
    ...(range.to ? { until: new Date(midnight(daysFrom(range.to, 1), zone)) } : {}),
  }
}

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export const isDay = (text: string): boolean =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysFrom(text, 0) === text

/** The day so many days after another. */
export const daysFrom = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)

const bad = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field, patternId: 'DATE_YMD' }] })

/**
 * The same for a list that is always of a period: without days it is the last 31, with one of the
 * two days the 31 from it or up to it.
 *
 * Refuses VAL_FIELD as `dayRange` does.
 */
export function periodOf(
  range: { from?: string | undefined; to?: string | undefined },
  zone: string,
  now: Instant,
): { from: Date; until: Date; days: { from: string; to: string } } {
  const today = businessDate(now, zone)
  const to = range.to ?? (range.from ? earlier(daysFrom(range.from, MOST_DAYS - 1), later(today, range.from)) : today)
  const from = range.from ?? daysFrom(to, 1 - MOST_DAYS)
  const { from: begin, until } = dayRange({ from, to }, zone)
  return { from: begin!, until: until!, days: { from, to } }
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)

/** A moment that somebody typed. Refuses VAL_FIELD for what is none. */
export function momentOf(field: string, text: string): Instant {
  const at = Date.parse(text)
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(at)) throw new Refusal('VAL_FIELD', { fields: [{ field }] })
  return instant(at)
}
