import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { money } from '@senluna/kit/currency.ts'
import { dates, numbers } from '@senluna/kit/text/formatters.ts'
import { dateLocale, ltr, numberLocale } from '../../client/text.ts'

type ShownCurrency = Pick<PermissionInfo['currency'], 'exponent' | 'displayDecimals'>

/** Digits of the wire as people read money: `1234567` is `1,234,567.00`. */
export const moneyText = (digits: string, currency: ShownCurrency): string =>
  money(BigInt(digits), { scale: currency.exponent, displayDecimals: currency.displayDecimals })

/** The same with its sign, for gains and losses. */
export const signedText = (digits: string, currency: ShownCurrency): string =>
  ltr((BigInt(digits) > 0n ? '+' : '') + moneyText(digits, currency))

/**
 * A moment in a list or a record: yyyy-MM-dd hh:mm:ss in a time zone, the same in every language.
 */
export function momentText(iso: string, zone: string): string {
  const at = new Date(iso)
  return ltr(`${dayText(at, zone)} ${dates('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(at)}`)
}

/** A moment in a sentence, as the page's language says it. */
export const whenText = (iso: string, zone: string): string =>
  dates(dateLocale(), {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(iso))

/** Hours and minutes in a time zone. */
export const clockText = (at: Date, zone: string): string =>
  dates(dateLocale(), { timeZone: zone, timeStyle: 'short', hourCycle: 'h23' }).format(at)

/** A day as yyyy-MM-dd in a time zone, as fields of dates have it. */
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
