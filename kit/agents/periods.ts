import { daysFrom, offsetAt, startOfDay, weekdayOf } from '../calendar/days.ts'
import { businessDate, DAY, HOUR, instant, MINUTE, type BusinessDate, type Instant } from '../time.ts'

/** Periods of whole business days. */
export const DAY_PERIODS = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const
export type DayPeriodKind = (typeof DAY_PERIODS)[number]

/** What pay is reckoned by. WINDOW: five minutes aligned to the hour. */
export type PeriodKind = DayPeriodKind | 'HOUR' | 'WINDOW'

/** A length of a calendar, in business days. `until` is the first day after it. */
export interface DaySpan {
  from: BusinessDate
  until: BusinessDate
  days: number
}

/** A stretch of time. `end` is the first moment after it. */
export interface Span {
  start: Instant
  end: Instant
}

/** One period of a brand: its moments, and the business day in which it begins. */
export interface Period extends Span {
  kind: PeriodKind
  day: BusinessDate
}

/** How long the periods shorter than a day are, in milliseconds. */
const LENGTH = { HOUR, WINDOW: 5 * MINUTE } as const

/** The first day of the second half of a month. */
const SECOND_HALF = 16

/** The period of whole days that a day belongs to. Vectors PERIOD-BOUNDS-*. */
export function daySpanOf(kind: DayPeriodKind, day: BusinessDate): DaySpan {
  const from = firstDayOf(kind, day)
  const until = firstDayAfter(kind, from)
  return { from, until, days: (Date.parse(until) - Date.parse(from)) / DAY }
}

/**
 * The period that a moment belongs to, by the brand's clock. `zone` is an IANA name.
 *
 * Hours and windows follow the brand's clock too; each has its full length.
 */
export function periodAt(kind: PeriodKind, at: Instant, zone: string): Period {
  if (kind === 'HOUR' || kind === 'WINDOW') {
    const into = modulo(at + offsetAt(at, zone), LENGTH[kind])
    const start = instant(at - into)
    return { kind, start, end: instant(start + LENGTH[kind]), day: businessDate(start, zone) }
  }
  const { from, until } = daySpanOf(kind, businessDate(at, zone))
  return { kind, start: startOfDay(from, zone), end: startOfDay(until, zone), day: from }
}

/** The period right after another. */
export const nextPeriod = ({ kind, end }: Period, zone: string): Period => periodAt(kind, end, zone)

/** The period right before another. */
export const previousPeriod = ({ kind, start }: Period, zone: string): Period =>
  periodAt(kind, instant(start - 1), zone)

/**
 * Whether a period is the last of its month: the next one begins in another. A week belongs to the
 * month in which it begins. Source: docs/agents.md, "Periods".
 */
export const isLastOfMonth = (kind: DayPeriodKind, { from }: Pick<DaySpan, 'from'>): boolean =>
  monthOf(daySpanOf(kind, from).until) !== monthOf(from)

/** What two stretches have in common; undefined when that is nothing. An absent end never comes. */
export function commonSpan(a: Span, b: { start: Instant; end?: Instant | undefined }): Span | undefined {
  const start = a.start > b.start ? a.start : b.start
  const end = b.end === undefined || a.end < b.end ? a.end : b.end
  return start < end ? { start, end } : undefined
}

function firstDayOf(kind: DayPeriodKind, day: BusinessDate): BusinessDate {
  switch (kind) {
    case 'DAILY':
      return day
    case 'WEEKLY':
      return daysFrom(day, -weekdayOf(day))
    case 'SEMIMONTHLY':
      return dayOfMonth(day, Number(day.slice(8)) < SECOND_HALF ? 1 : SECOND_HALF)
    case 'MONTHLY':
      return dayOfMonth(day, 1)
  }
}

function firstDayAfter(kind: DayPeriodKind, from: BusinessDate): BusinessDate {
  switch (kind) {
    case 'DAILY':
      return daysFrom(from, 1)
    case 'WEEKLY':
      return daysFrom(from, 7)
    case 'SEMIMONTHLY':
      return from.endsWith('-01') ? dayOfMonth(from, SECOND_HALF) : firstOfNextMonth(from)
    case 'MONTHLY':
      return firstOfNextMonth(from)
  }
}

const monthOf = (day: BusinessDate): string => day.slice(0, 7)

const dayOfMonth = (day: BusinessDate, which: number): BusinessDate =>
  `${monthOf(day)}-${String(which).padStart(2, '0')}` as BusinessDate

/** 31 days after the first of a month it is the next month, whatever its length. */
const firstOfNextMonth = (day: BusinessDate): BusinessDate => dayOfMonth(daysFrom(dayOfMonth(day, 1), 31), 1)

const modulo = (value: number, by: number): number => ((value % by) + by) % by
