import { dayText } from '@senluna/web/ui/money/format.ts'

/** The months a statement is of, both with it: `2026-11`. */
export interface MonthRange {
  from: string
  to: string
}

/** The most months a statement has, and the most it goes back to. */
const MOST = 12
const BACK = 60

/** The month so many months after another. */
export function monthsFrom(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The month of a moment in a zone. */
export const monthOf = (at: Date | number, zone: string): string => dayText(at, zone).slice(0, 7)

/** The last twelve months. */
export const lastMonths = (current: string): MonthRange => ({ from: monthsFrom(current, 1 - MOST), to: current })

/** The months that can be chosen, the newest first, from the one of the account's opening. */
export function choices(current: string, since: string | undefined): readonly string[] {
  const first = since ?? monthsFrom(current, 1 - MOST)
  return Array.from({ length: BACK }, (_, ago) => monthsFrom(current, -ago)).filter((month) => month >= first)
}

/** The range with another end: the other one follows as far as it has to. */
export function withMonth({ from, to }: MonthRange, end: keyof MonthRange, month: string): MonthRange {
  if (end === 'from') return { from: month, to: clamp(to, month, monthsFrom(month, MOST - 1)) }
  return { from: clamp(from, monthsFrom(month, 1 - MOST), month), to: month }
}

const clamp = (month: string, least: string, most: string): string =>
  month < least ? least : month > most ? most : month
