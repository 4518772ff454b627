import { dayText } from '@senluna/web/ui/format.ts'

/** A span of days, both in it. Empty is without a bound. */
export interface Range {
  from: string
  to: string
}

/** The last so many days, today in it. */
export const lastDays = (days: number, zone: string, now = Date.now()): Range => ({
  from: dayText(now - (days - 1) * 86_400_000, zone),
  to: dayText(now, zone),
})
