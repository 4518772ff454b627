import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { money } from '@senluna/kit/currency.ts'
import { dates, numbers } from '@senluna/kit/text/formatters.ts'
import { dateLocale, ltr, numberLocale } from '../../client/text.ts'

export type ShownCurrency = Pick<PermissionInfo['currency'], 'exponent' | 'displayDecimals'>

/** Digits of the wire as people read money: `1234567` is `1,234,567.00`. */
export const moneyText = (digits: string, currency: ShownCurrency): string =>
  money(BigInt(digits), { scale: currency.exponent, displayDecimals: currency.displayDecimals })

/** The same with its sign, for gains and losses. */
export const signedText = (digits: string, currency: ShownCurrency): string =>
  ltr((BigInt(digits) > 0n ? '+' : '') + moneyText(digits, currency))

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const
const SECOND = { ...MINUTE, second: '2-digit' } as const

/** A day in digits, in the order of the page's language: `23/11/2026`. */
export const dateText = (at: Date | number, zone: string): string => ltr(bare(at, zone))

/** The same of a day as fields and calls have it: `2026-11-23`. */
export const dateOf = (day: string): string => dateText(Date.parse(`${day}T00:00:00Z`), 'UTC')

/** A moment in a list or a record, to the second: `23/11/2026 10:30:44`. */
export const momentText = (iso: string, zone: string): string => withClock(iso, zone, SECOND)

/**
 * A moment in a sentence, to the minute: `23/11/2026 10:30`. Without a zone by the reader's clock:
 * before the brand is known.
 */
export const whenText = (iso: string, zone?: string): string => withClock(iso, zone, MINUTE)

/** Hours and minutes of 24, in a time zone. */
export const clockText = (at: Date | string, zone: string): string => ltr(clock(new Date(at), zone, MINUTE))

/** The same to the second: of draws that come within a minute. */
export const secondText = (at: string, zone: string): string => ltr(clock(new Date(at), zone, SECOND))

const withClock = (iso: string, zone: string | undefined, how: Intl.DateTimeFormatOptions): string => {
  const at = new Date(iso)
  return ltr(`${bare(at, zone)} ${clock(at, zone, how)}`)
}

// Arabic puts signs of direction between the digits: inside what is kept from left to right they
// would change the order of the parts.
const bare = (at: Date | number, zone: string | undefined): string =>
  dates(dateLocale(), { ...DAY, timeZone: zone })
    .format(at)
    .replace(/[\u200e\u200f\u061c]/g, '')

const clock = (at: Date, zone: string | undefined, how: Intl.DateTimeFormatOptions): string =>
  dates('en-GB', { ...how, timeZone: zone, hourCycle: 'h23' }).format(at)

/** A moment as the specification writes it in the list of notices: `2026-11-23 10:30:44`. */
export const noticeTime = (iso: string, zone: string): string =>
  ltr(`${dayText(new Date(iso), zone)} ${clock(new Date(iso), zone, SECOND)}`)

/** The day's month and year as a calendar's head says them: `Tháng 11 năm 2026`. */
export const monthText = (day: string): string => {
  const [first = '', ...rest] = spoken(day, { month: 'long', year: 'numeric' })
  return first.toLocaleUpperCase(dateLocale()) + rest.join('')
}

/** A day as it is read out: `Thứ Hai, 23 tháng 11, 2026`. */
export const spokenDay = (day: string): string => spoken(day, { dateStyle: 'full' })

/** A day of the week as the head of a column has it: `T2`. */
export const weekdayText = (day: string): string => spoken(day, { weekday: 'short' })

const spoken = (day: string, how: Intl.DateTimeFormatOptions): string =>
  dates(dateLocale(), { ...how, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** A day as yyyy-MM-dd in a time zone, as calls and addresses have it. */
export const dayText = (at: Date | number, zone: string): string =>
  dates('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

/** Hundredths of a percent with two decimals, cut, never rounded up: `9601` is `96.01`. */
export const hundredthsText = (hundredths: number): string =>
  numbers(numberLocale(), { minimumFractionDigits: 2 }).format(Math.floor(hundredths) / 100)

/** The same with the sign of percent where the language has it. */
export const percentText = (hundredths: number): string =>
  numbers(numberLocale(), { style: 'percent', minimumFractionDigits: 2 }).format(Math.floor(hundredths) / 10_000)

/** A count in the page's language. */
export const countText = (count: number): string => numbers(numberLocale()).format(count)

/** Minutes and seconds, with hours when there are any. */
export function spanText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return (parts[0] === '00' ? parts.slice(1) : parts).join(':')
}
