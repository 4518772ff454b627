/** A span of days, both in it. Empty is without a bound. */
export interface Range {
  from: string
  to: string
}

/** A day as yyyy-MM-dd in a time zone. */
export const dayIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

/** The last so many days, today in it. */
export const lastDays = (days: number, zone: string, now = Date.now()): Range => ({
  from: dayIn(zone, now - (days - 1) * 86_400_000),
  to: dayIn(zone, now),
})
