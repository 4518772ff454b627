const NUMBERS = new Map<string, Intl.NumberFormat>()
const DATES = new Map<string, Intl.DateTimeFormat>()

/**
 * A formatter of numbers, made once for each locale and set of options: making one costs more than
 * a page of writing.
 */
export const numbers = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(NUMBERS, locale, options, () => new Intl.NumberFormat(locale, options))

/** A formatter of moments, made once for each locale and set of options. */
export const dates = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(DATES, locale, options, () => new Intl.DateTimeFormat(locale, options))

function once<T>(known: Map<string, T>, locale: string, options: object, make: () => T): T {
  const key = locale + JSON.stringify(options)
  const had = known.get(key)
  if (had) return had
  const made = make()
  known.set(key, made)
  return made
}
