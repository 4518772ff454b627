import { daysFrom, weekdayOf } from '@senluna/kit/calendar/days.ts'
import { DAY, type BusinessDate } from '@senluna/kit/time.ts'

/** Days from one to another, both in it. */
export interface Days {
  from: string
  to: string
}

/** The periods that have a name, in the order of their buttons. */
export const PERIODS = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const
export type Period = (typeof PERIODS)[number]

/** The days of a period, up to today. Weeks begin on Monday. */
export function daysOf(period: Period, today: string): Days {
  const monday = daysFrom(today, -weekdayOf(today as BusinessDate))
  const first = `${today.slice(0, 7)}-01`
  const before = daysFrom(first, -1)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: daysFrom(today, -1), to: daysFrom(today, -1) }
    case 'thisWeek':
      return { from: monday, to: today }
    case 'lastWeek':
      return { from: daysFrom(monday, -7), to: daysFrom(monday, -1) }
    case 'thisMonth':
      return { from: first, to: today }
    case 'lastMonth':
      return { from: `${before.slice(0, 7)}-01`, to: before }
  }
}

/** The last seven days, today in it. */
export const lastSeven = (today: string): Days => ({ from: daysFrom(today, -6), to: today })

const isDay = (said: string | null): said is string =>
  said !== null && /^20\d\d-\d\d-\d\d$/.test(said) && Number.isFinite(Date.parse(`${said}T00:00:00Z`))

/** How many days it is. */
export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY + 1

/** The days that an address names; nothing when they are none, in the wrong order or too many. */
export function chosenDays(from: string | null, to: string | null, most: number): Days | undefined {
  if (!isDay(from) || !isDay(to) || to < from) return undefined
  return lengthOf({ from, to }) > most ? undefined : { from, to }
}

/**
 * The days after one end was chosen: the other follows, so that they stay in order and not too
 * many.
 */
export function withEnd(days: Days, end: keyof Days, day: string, most: number): Days {
  if (end === 'from') {
    const farthest = daysFrom(day, most - 1)
    return { from: day, to: days.to < day ? day : days.to > farthest ? farthest : days.to }
  }
  const earliest = daysFrom(day, 1 - most)
  return { from: days.from > day ? day : days.from < earliest ? earliest : days.from, to: day }
}
