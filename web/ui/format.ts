import type { PermissionInfo } from '@senluna/contract/system.ts'
import { money } from '@senluna/kit/currency.ts'
import { NUMBERS } from '../client/text.ts'

type ShownCurrency = Pick<PermissionInfo['currency'], 'exponent' | 'displayDecimals'>

/** Digits of the wire as people read money: `1234567` is `1,234,567.00`. */
export const moneyText = (digits: string, currency: ShownCurrency): string =>
  money(BigInt(digits), { scale: currency.exponent, displayDecimals: currency.displayDecimals })

/** The same with its sign, for gains and losses. */
export const signedText = (digits: string, currency: ShownCurrency): string =>
  (BigInt(digits) > 0n ? '+' : '') + moneyText(digits, currency)

/** A moment as yyyy-MM-dd hh:mm:ss in a time zone. */
export function momentText(iso: string, zone: string): string {
  const at = new Date(iso)
  return `${new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)} ${new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(at)}`
}

/** A count, grouped as money is. */
export const countText = (count: number): string => new Intl.NumberFormat(NUMBERS).format(count)

/** Minutes and seconds, with hours when there are any. */
export function spanText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return (parts[0] === '00' ? parts.slice(1) : parts).join(':')
}
