import type { Instant } from './time.ts'

/**
 * From when to when somebody is there, `HH:MM` by the brand's clock. Over midnight when `to` is the
 * earlier.
 */
export interface Hours {
  from: string
  to: string
}

/** Whether somebody is there now. Without hours: always. */
export function isOpenAt(hours: Hours | undefined, now: Instant, zone: string): boolean {
  if (!hours || hours.from === hours.to) return true
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const at = time.format(now)
  return hours.from < hours.to ? at >= hours.from && at < hours.to : at >= hours.from || at < hours.to
}
