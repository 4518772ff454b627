import type { DeskTextKey } from '@senluna/text/desk.ts'
import { chosenLanguage, isText, text } from '@senluna/web/client/text.ts'
import { clockText, dateOf, moneyText, momentText as momentIn } from '@senluna/web/ui/money/format.ts'

/** A message of the desk, in its language. */
export const say = (key: DeskTextKey, args?: Record<string, unknown>): string => (isText(key) ? text(key, args) : key)

/** A word of the desk whose key is put together; the last part of it where there is none. */
export function wordOf(start: string, name: string | number): string {
  const key = `${start}.${name}`
  return isText(key) ? text(key) : String(name)
}

/** What the desk shows a brand's things by. */
interface ShownBy {
  /** Every moment is shown by the zone that days of filters are read in. */
  timeZone: string
  currency: { code: string; exponent: number; displayDecimals: number }
  /** The brand's vendors by code, with their names in the languages of the desk. */
  vendors: readonly { code: string; names: Readonly<Record<string, string>> }[]
}

const brand: ShownBy = { timeZone: 'UTC', currency: { code: '', exponent: 0, displayDecimals: 0 }, vendors: [] }

/** Takes the brand's clock, money and vendors, before anything is shown. */
export function showBy({ timeZone, currency, vendors }: ShownBy): void {
  Object.assign(brand, { timeZone, currency, vendors })
}

/**
 * What a vendor is called in the desk's language; of one that the brand doesn't have what is given,
 * else its code.
 */
export const vendorText = (code: string, otherwise = code): string =>
  brand.vendors.find((vendor) => vendor.code === code)?.names[chosenLanguage()] ?? otherwise

/** How many decimals of the brand's money its smallest unit is. */
export const brandExponent = (): number => brand.currency.exponent

/** The zone of the brand's clock. */
export const clockZone = (): string => brand.timeZone

/** A moment by the brand's clock, as the site writes it. */
export const momentText = (iso: string): string => momentIn(iso, brand.timeZone)

/** Only its time, for what happened today. */
export const timeText = (iso: string): string => clockText(iso, brand.timeZone)

/** A day that has no time: nobody's clock moves it. */
export const dayText = (day: string): string => dateOf(day)

/** Whether words are a moment, or a day, as the wire has them. */
export const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** Words of the wire as people read them: moments and days as the page writes them. */
export const plainText = (words: string): string =>
  isMoment(words) ? momentText(words) : isDay(words) ? dayText(words) : words

/** The brand's zone as people say it, with how far it is from UTC. */
export function zoneText(): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${brand.timeZone.replaceAll('_', ' ')} (${offset})`
}

/** Digits of the brand's money. */
export const brandMoney = (digits: string): string => moneyText(digits, brand.currency)
