import { dates } from '@senluna/kit/text/formatters.ts'
import { dateLocale, ltr } from '@senluna/web/client/text.ts'

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const SECOND = { ...MINUTE, second: '2-digit' } as const

/**
 * A moment to the second, its day as the page's language writes days: of a receipt, of what proves
 * a draw.
 */
export const secondText = (iso: string, zone: string): string => written(new Date(iso), { ...SECOND, timeZone: zone })

/** The same to the minute: of draws by the calendar. */
export const minuteText = (iso: string, zone: string): string => written(new Date(iso), { ...MINUTE, timeZone: zone })

/** Hours and minutes of a moment. */
export const clockText = (iso: string, zone: string): string =>
  written(new Date(iso), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })

/** A day of a calendar, as the page's language writes days. */
export const dayText = (year: number, month: number, day: number): string =>
  written(new Date(Date.UTC(year, month - 1, day)), { ...DAY, timeZone: 'UTC' })

const written = (at: Date, how: Intl.DateTimeFormatOptions): string => ltr(dates(dateLocale(), how).format(at))
