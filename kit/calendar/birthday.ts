import type { BusinessDate } from '../time.ts'

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day
}

/**
 * The day on which a birthday (yyyy-MM-dd) is kept in a year: one on 29 February on the 28th of
 * years without it.
 */
export function birthdayIn(year: number, birthday: string): BusinessDate {
  const day = `${year}-${birthday.slice(5)}`
  return (isDay(day) ? day : `${year}-02-28`) as BusinessDate
}

/** The month and day (MM-dd) of the birthdays that are kept on a day. */
export function birthdaysOn(day: BusinessDate): string[] {
  const own = day.slice(5)
  return own === '02-28' && !isDay(`${day.slice(0, 4)}-02-29`) ? [own, '02-29'] : [own]
}
