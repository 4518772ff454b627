/** Days in 400 years, after which the calendar repeats, and from 0000-03-01 to 1970-01-01. */
const CYCLE = 146_097
const BEFORE_1970 = 719_468

/** Whether this is a day of the calendar. */
export const isDate = (text: string): boolean => partsOf(text) !== undefined

/** Year, month and day; undefined when there is no such day. A calendar asks for many of them. */
function partsOf(text: string): readonly [year: number, month: number, day: number] | undefined {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return undefined
  const [year, month, day] = [digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10)]
  if (!(year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month))) return undefined
  return [year, month, day]
}

const ZERO = 48

/** The number that some digits say; NaN when one of them is none. */
function digits(text: string, from: number, until: number): number {
  let number = 0
  for (let place = from; place < until; place++) {
    const digit = text.charCodeAt(place) - ZERO
    if (digit < 0 || digit > 9) return NaN
    number = number * 10 + digit
  }
  return number
}

/** Days since 1970-01-01. Throws RangeError when there is no such day. */
export function dayOf(date: string): number {
  const parts = partsOf(date)
  if (!parts) throw new RangeError(`${date} is no date`)
  const [year, month, day] = parts
  // Years are counted from March, so that a leap day is the last day of one.
  const years = month > 2 ? year : year - 1
  const days = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return 365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) + days - BEFORE_1970
}

/** The day so many days after 1970-01-01. */
export function dateOf(day: number): string {
  const shifted = day + BEFORE_1970
  const cycle = Math.floor(shifted / CYCLE)
  const within = shifted - cycle * CYCLE
  const leaps = Math.floor(within / 1_460) - Math.floor(within / 36_524) + Math.floor(within / (CYCLE - 1))
  const years = Math.floor((within - leaps) / 365)
  const ofYear = within - (365 * years + Math.floor(years / 4) - Math.floor(years / 100))
  const march = Math.floor((5 * ofYear + 2) / 153)
  const month = march < 10 ? march + 3 : march - 9
  const year = years + cycle * 400 + (month <= 2 ? 1 : 0)
  return [String(year).padStart(4, '0'), two(month), two(ofYear - Math.floor((153 * march + 2) / 5) + 1)].join('-')
}

/** The day so many days later; earlier when below 0. */
export const dayAfter = (date: string, days = 1): string => dateOf(dayOf(date) + days)

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (date: string): number => ((((dayOf(date) + 3) % 7) + 7) % 7) + 1

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const monthLength = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const two = (part: number) => String(part).padStart(2, '0')
