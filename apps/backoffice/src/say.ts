import type { DeskTextKey } from '@senluna/text/desk.ts'
import { dateLocale, isText, text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'

/** A message of the desk, in its language. */
export const say = (key: DeskTextKey, args?: Record<string, unknown>): string => (isText(key) ? text(key, args) : key)

/** A word of the desk whose key is put together; the last part of it where there is none. */
export function wordOf(start: string, name: string | number): string {
  const key = `${start}.${name}`
  return isText(key) ? text(key) : String(name)
}

const MOMENT: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  // Four digits: two could be read as a day.
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
}

/**
 * The clock and the money of the desk's brand: every moment is shown by the zone that days of its
 * filters are read in.
 */
const brand = { timeZone: 'UTC', currency: { code: '', exponent: 0, displayDecimals: 0 } }

/** Takes the brand's clock and money, before anything is shown. */
export function showBy(given: typeof brand): void {
  brand.timeZone = given.timeZone
  brand.currency = given.currency
}

/** How many decimals of the brand's money its smallest unit is. */
export const brandExponent = (): number => brand.currency.exponent

/** The zone of the brand's clock. */
export const clockZone = (): string => brand.timeZone

/** A moment by the brand's clock. */
export const momentText = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { ...MOMENT, timeZone: brand.timeZone }).format(new Date(iso))

/** Only its time, for what happened today. */
export const timeText = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'short', hourCycle: 'h23', timeZone: brand.timeZone }).format(
    new Date(iso),
  )

/** A day that has no time: nobody's clock moves it. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** Whether words are a moment, or a day, as the wire has them. */
export const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** The brand's zone as people say it, with how far it is from UTC. */
export function zoneText(): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${brand.timeZone.replaceAll('_', ' ')} (${offset})`
}

/** Digits of the brand's money. */
export const brandMoney = (digits: string): string => moneyText(digits, brand.currency)
