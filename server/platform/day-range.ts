import { Refusal } from '@senluna/contract/refusals.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, DAY, instant, type Instant } from '@senluna/kit/time.ts'

const MOST_DAYS = 31

/**
 * The moments of a range of days in the brand's zone: both days belong to it, `until` is excluded.
 *
 * Refuses VAL_FIELD for days that are none, stand in the wrong order or are more than `most`.
 */
export function dayRange(
  range: { from?: string | undefined; to?: string | undefined },
  zone: string,
  most = MOST_DAYS,
): { from?: Date; until?: Date } {
  for (const field of ['from', 'to'] as const) {
    const day = range[field]
    if (day !== undefined && !isDay(day)) throw bad(field)
  }
  if (range.from && range.to) {
    const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY + 1
    if (days < 1 || days > most) throw bad('to')
  }
  return {
    ...(range.from ? { from: new Date(startOfDay(range.from, zone)) } : {}),
    ...(range.to ? { until: new Date(startOfDay(daysFrom(range.to, 1), zone)) } : {}),
  }
}

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export const isDay = (text: string): boolean =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysFrom(text, 0) === text

const MOST_MONTHS = 12

/** The month so many months after another: `2026-11`, 2 is `2027-01`. */
export function monthsFrom(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/**
 * The months of a period and the moments at which they begin in a zone, with the end of the last:
 * twelve at most. Without months it is the last twelve, with one of the two the twelve from it or
 * up to it.
 *
 * Refuses VAL_FIELD for months that are still to come, in the wrong order or more than twelve.
 */
export function monthsOf(
  range: { from?: string | undefined; to?: string | undefined },
  zone: string,
  now: Instant,
): { months: readonly string[]; bounds: readonly [Date, Date, ...Date[]] } {
  const current = businessDate(now, zone).slice(0, 7)
  const to = range.to ?? (range.from ? earlier(monthsFrom(range.from, MOST_MONTHS - 1), current) : current)
  const from = range.from ?? monthsFrom(to, 1 - MOST_MONTHS)
  if (from > current) throw bad('from')
  if (to > current || from > to || monthsFrom(from, MOST_MONTHS) <= to) throw bad('to')
  const months: string[] = []
  for (let month = from; month <= to; month = monthsFrom(month, 1)) months.push(month)
  const begins = (month: string) => new Date(startOfDay(`${month}-01`, zone))
  return {
    months,
    bounds: [
      begins(from),
      begins(monthsFrom(from, 1)),
      ...months.slice(1).map((month) => begins(monthsFrom(month, 1))),
    ],
  }
}

const bad = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field, patternId: 'DATE_YMD' }] })

/**
 * The same for a list that is always of a period: without days it is the last `most`, with one of
 * the two days so many from it or up to it.
 *
 * Refuses VAL_FIELD as `dayRange` does.
 */
export function periodOf(
  range: { from?: string | undefined; to?: string | undefined },
  zone: string,
  now: Instant,
  most = MOST_DAYS,
): { from: Date; until: Date; days: { from: string; to: string } } {
  const today = businessDate(now, zone)
  const to = range.to ?? (range.from ? earlier(daysFrom(range.from, most - 1), later(today, range.from)) : today)
  const from = range.from ?? daysFrom(to, 1 - most)
  const { from: begin, until } = dayRange({ from, to }, zone, most)
  return { from: begin!, until: until!, days: { from, to } }
}

/**
 * The days of a period with both ends, and the moments at which they begin, with the end of the
 * last.
 */
export function boundsOfDays(
  { from, to }: { from: string; to: string },
  zone: string,
): { days: readonly string[]; bounds: readonly [Date, Date, ...Date[]] } {
  const days: string[] = []
  for (let day = from; day <= to; day = daysFrom(day, 1)) days.push(day)
  const begins = (day: string) => new Date(startOfDay(day, zone))
  return {
    days,
    bounds: [begins(from), begins(daysFrom(from, 1)), ...days.slice(1).map((day) => begins(daysFrom(day, 1)))],
  }
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)

/** A moment that somebody typed. Refuses VAL_FIELD for what is none. */
export function momentOf(field: string, text: string): Instant {
  const at = Date.parse(text)
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(at)) throw new Refusal('VAL_FIELD', { fields: [{ field }] })
  return instant(at)
}
