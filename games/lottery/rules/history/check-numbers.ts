import type { VnResult } from '../families/vn/result.ts'

/** A number of a result that what was typed agrees with, and in how many last digits. */
export interface NumberMatch {
  readonly prize: string
  /** Which of the prize's numbers, from 0. */
  readonly nth: number
  readonly number: string
  readonly digits: number
}

/** Fewest and most digits that can be looked up: a tail, a whole ticket. */
export const CHECKED_DIGITS = { least: 2, most: 6 } as const

/**
 * The numbers of a result that end as `typed` does: all of its digits, or all of theirs where they
 * have fewer, as a ticket is compared with a prize of fewer digits. Anything but 2 to 6 digits
 * matches nothing.
 */
export function matchesOf(result: VnResult, typed: string): readonly NumberMatch[] {
  if (!/^\d{2,6}$/.test(typed)) return []
  return Object.entries(result).flatMap(([prize, numbers]) =>
    numbers.flatMap((number, nth) => {
      const digits = Math.min(number.length, typed.length)
      return number.slice(-digits) === typed.slice(-digits) ? [{ prize, nth, number, digits }] : []
    }),
  )
}
