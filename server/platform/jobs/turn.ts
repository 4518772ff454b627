import { DAY, HOUR } from '@senluna/kit/time.ts'

/** The time from one turn of a job to the next, in ms, of the schedules that jobs use. */
export function turnOf(cron: string): number {
  const [minute = '*', hour = '*'] = cron.split(' ')
  const timesAnHour = timesOf(minute, 60)
  return hour === '*' ? HOUR / timesAnHour : DAY / timesAnHour / timesOf(hour, 24)
}

/** How often a field of a schedule comes round within its span. */
function timesOf(field: string, span: number): number {
  if (field === '*') return span
  const step = /^\*\/(\d+)$/.exec(field)?.[1]
  return step === undefined ? field.split(',').length : span / Number(step)
}
