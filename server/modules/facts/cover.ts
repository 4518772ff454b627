import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { DAY } from '@senluna/kit/time.ts'

/** Days, yyyy-MM-dd, both of them inside. */
export interface Span {
  from: string
  to: string
}

/** What a period is added up from: whole months, and days that are added or taken away. */
export interface Cover {
  /** The first of each. */
  months: string[]
  plus: Span[]
  minus: Span[]
}

/**
 * How a period is read with the fewest days: each month whose days are mostly in it by its sums,
 * less the days outside; of any other the days themselves. `today` is the last day there are facts
 * of: what comes after it costs nothing.
 */
export function coverOf({ from, to }: Span, today: string): Cover {
  const cover: Cover = { months: [], plus: [], minus: [] }
  for (let first = firstOf(from); first <= to; first = nextMonth(first)) {
    const last = daysFrom(nextMonth(first), -1)
    const inside = { from: later(first, from), to: earlier(last, to) }
    const before = { from: first, to: daysFrom(inside.from, -1) }
    const after = { from: daysFrom(inside.to, 1), to: earlier(last, today) }
    const outside = [before, after].filter((span) => span.from <= span.to)
    if (daysIn(outside) >= daysIn([inside])) cover.plus.push(inside)
    else {
      cover.months.push(first)
      cover.minus.push(...outside)
    }
  }
  return cover
}

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`
/** No month has more than 31 days, and none fewer than 28. */
const nextMonth = (first: string): string => firstOf(daysFrom(first, 31))
const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)

const daysIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / DAY + 1, 0)
