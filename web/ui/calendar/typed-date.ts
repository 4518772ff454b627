import { dates } from '@senluna/kit/text/formatters.ts'

/** The three boxes of a date. */
export type DatePart = 'day' | 'month' | 'year'

/** A date as somebody types it: digits only, any of them may be missing. */
export type TypedDate = Readonly<Record<DatePart, string>>

const PARTS: readonly DatePart[] = ['day', 'month', 'year']
/** A year of the Buddhist era is so far ahead of the common one. */
const BUDDHIST_AHEAD = 543
const BUDDHIST_FROM = 2400

/** In which order readers of a language write a date. */
export function dateOrder(locale: string): readonly DatePart[] {
  const parts = dates(locale, { calendar: 'gregory', day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(
    0,
  )
  const order = parts.flatMap(({ type }) => PARTS.filter((part) => part === type))
  return order.length === PARTS.length ? order : ['year', 'month', 'day']
}

/** `1994-03-14` as three boxes; what isn't there is empty. */
export function dateBoxes(value: string): TypedDate {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/** Digits of any script as 0 to 9, everything else left out. */
export const digitsOnly = (typed: string): string =>
  typed.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit))).replace(/[^0-9]/g, '')

// Every script's ten digits stand together, from its zero on.
function digitOf(sign: string): number {
  const at = sign.codePointAt(0) ?? 0
  for (let value = 0; value < 10; value++) if (!/\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) return value
  return (at - 0x30) % 10
}

/**
 * Three boxes as `1994-03-14`, nothing when all are empty, and as far as it goes when one is
 * missing: such a text is no date by any rule. A year of the Buddhist era is taken for the common
 * year it is.
 */
export function dateOf({ day, month, year }: TypedDate): string {
  if (!day && !month && !year) return ''
  const common = Number(year) >= BUDDHIST_FROM ? String(Number(year) - BUDDHIST_AHEAD) : year
  if (!day || !month || year.length < 4) return `${year}-${month}-${day}`
  return `${common}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
