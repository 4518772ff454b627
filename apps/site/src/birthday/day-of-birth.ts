import { dateBoxes } from '@senluna/web/ui/calendar/typed-date.ts'

/** A date of a brand's pattern as year, month and day, as far as it is typed. */
export function dateIn(value: string, patternId: string | null): string {
  if (patternId !== 'DATE_MDY' || value === '') return value
  const [month = '', day = '', year = ''] = value.split('-')
  return `${year}-${month}-${day}`
}

/** The same the other way: as a brand's pattern asks for it. */
export function dateAs(value: string, patternId: string | null): string {
  if (patternId !== 'DATE_MDY' || value === '') return value
  const { day, month, year } = dateBoxes(value)
  return `${month}-${day}-${year}`
}

/**
 * What is wrong with a day of birth: a box is empty, there is no such day, it is yet to come, or
 * too late for the age.
 */
export type BirthdayProblem = 'part' | 'none' | 'young'

/**
 * The first thing wrong with a day of birth; nothing is wrong with none. `now` is the server's
 * time.
 */
export function birthdayProblem(value: string, minAge: number, now: number): BirthdayProblem | undefined {
  if (value === '') return undefined
  const { day, month, year } = dateBoxes(value)
  if (!day || !month || year.length < 4) return 'part'
  const date = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) return 'none'
  if (Number(year) < 1900 || date.getTime() > now) return 'none'
  const youngest = new Date(now)
  youngest.setUTCFullYear(youngest.getUTCFullYear() - minAge)
  return value > youngest.toISOString().slice(0, 10) ? 'young' : undefined
}
