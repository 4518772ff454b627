import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY } from '@senluna/kit/time.ts'

const MOST_DAYS = 31

/** Midnight of a day in a zone, as a moment. Good for every zone without a change of hour at midnight. */
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
    if (day !== undefined && new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) throw bad(field)
  }
  if (range.from && range.to) {
    const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY + 1
    if (days < 1 || days > MOST_DAYS) throw bad('to')
  }
  return {
    ...(range.from ? { from: new Date(midnight(range.from, zone)) } : {}),
    ...(range.to ? { until: new Date(midnight(nextDay(range.to), zone)) } : {}),
  }
}

const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)

const bad = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field, patternId: 'DATE_YMD' }] })
