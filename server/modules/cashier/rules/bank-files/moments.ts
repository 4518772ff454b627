import { instant, type Instant } from '@senluna/kit/time.ts'

interface Written {
  year: number
  month: number
  day: number
  hour?: number
  minute?: number
  second?: number
}

const YMD = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const DMY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/**
 * A moment as banks write it, year first or day first; without a zone of its own it is in `zone`.
 */
export function momentIn(text: string, zone: string): Instant | undefined {
  const written = text.trim()
  if (ZONED.test(written)) {
    const at = Date.parse(written)
    return Number.isNaN(at) ? undefined : instant(at)
  }
  const ymd = YMD.exec(written)
  if (ymd) return momentOf(numbersOf(ymd[1]!, ymd[2]!, ymd[3]!, ymd.slice(4)), zone)
  const dmy = DMY.exec(written)
  if (dmy) return momentOf(numbersOf(dmy[3]!, dmy[2]!, dmy[1]!, dmy.slice(4)), zone)
  return undefined
}

const numbersOf = (year: string, month: string, day: string, time: readonly (string | undefined)[]): Written => {
  const [hour = '0', minute = '0', second = '0'] = time.map((part) => part ?? '0')
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  }
}

/**
 * The moment a clock on the wall of `zone` shows so; undefined for a day or time that there is not.
 */
export function momentOf(written: Written, zone: string): Instant | undefined {
  const { year, month, day, hour = 0, minute = 0, second = 0 } = written
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(utc)
  const same =
    back.getUTCFullYear() === year &&
    back.getUTCMonth() === month - 1 &&
    back.getUTCDate() === day &&
    back.getUTCHours() === hour &&
    back.getUTCMinutes() === minute
  if (!same || year < 2000 || year > 2100) return undefined
  return instant(utc - offsetAt(utc, zone))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function offsetAt(utc: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  formats.set(zone, format)
  const [date, time] = format.format(utc).split(', ')
  return Date.parse(`${date}T${time}Z`) - Math.floor(utc / 1000) * 1000
}
