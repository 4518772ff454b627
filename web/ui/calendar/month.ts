/** A day as calls have it: `2026-11-23`. */
export type Day = string

const DAY_MS = 86_400_000
const WEEK = 7

const msOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** A day so many days later. */
export const daysOn = (day: Day, count: number): Day => dayAt(msOf(day) + count * DAY_MS)

/** The same day of the month so many months later; the last of a month that is too short for it. */
export function monthsOn(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** How far into its week a day is, when weeks begin on `first`: 1 is Monday, 7 Sunday. */
const intoWeek = (day: Day, first: number): number => (new Date(msOf(day)).getUTCDay() - first + 2 * WEEK) % WEEK

/** The weeks that show the month of a day, each whole: days of its neighbours fill them up. */
export function weeksOf(day: Day, first: number): readonly (readonly Day[])[] {
  const start = `${day.slice(0, 8)}01`
  const from = daysOn(start, -intoWeek(start, first))
  const count = Math.ceil((intoWeek(start, first) + Number(daysOn(monthsOn(start, 1), -1).slice(8))) / WEEK)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_, nth) => daysOn(from, week * WEEK + nth)),
  )
}

/** The nearest day that may be chosen. Days sort as their letters do. */
export const within = (day: Day, min: Day | undefined, max: Day | undefined): Day =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day

interface Press {
  key: string
  shiftKey: boolean
}

/**
 * Where a key leads from a day: arrows by days and weeks, Home and End in the week, Page Up and
 * Down by months, with Shift by years. `forward` is what the right arrow does: -1 where reading
 * goes to the left. Nothing for any other key.
 */
export function movedBy({ key, shiftKey }: Press, day: Day, first: number, forward: 1 | -1): Day | undefined {
  switch (key) {
    case 'ArrowRight':
      return daysOn(day, forward)
    case 'ArrowLeft':
      return daysOn(day, -forward)
    case 'ArrowDown':
      return daysOn(day, WEEK)
    case 'ArrowUp':
      return daysOn(day, -WEEK)
    case 'Home':
      return daysOn(day, -intoWeek(day, first))
    case 'End':
      return daysOn(day, WEEK - 1 - intoWeek(day, first))
    case 'PageDown':
      return monthsOn(day, shiftKey ? 12 : 1)
    case 'PageUp':
      return monthsOn(day, shiftKey ? -12 : -1)
    default:
      return undefined
  }
}
