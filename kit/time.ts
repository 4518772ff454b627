import { dates } from './text/formatters.ts'

declare const moment: unique symbol

/** A moment: milliseconds since 1970, UTC. */
export type Instant = number & { readonly [moment]: 'Instant' }

/** A reporting day, yyyy-MM-dd, in the operator's time zone. */
export type BusinessDate = string & { readonly [moment]: 'BusinessDate' }

/** Where the time comes from. One is built in `main.ts`; tests bring their own. */
export interface Clock {
  now(): Instant
}

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Marks milliseconds since 1970 as a moment. */
export const instant = (ms: number): Instant => ms as Instant

/** A moment some milliseconds later. */
export const later = (from: Instant, ms: number): Instant => (from + ms) as Instant

/** A moment in ISO 8601, UTC. */
export const iso = (at: Instant): string => new Date(at).toISOString()

/** The reporting day a moment falls in. `zone` is an IANA name such as Asia/Ho_Chi_Minh. */
export function businessDate(at: Instant, zone: string): BusinessDate {
  return dates('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at) as BusinessDate
}
