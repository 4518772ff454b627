import type { VnResult } from '../families/vn/result.ts'

/** Every number of two digits: 00 to 99. */
export const TWO_DIGITS: readonly string[] = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

/** Every digit. */
export const DIGITS: readonly string[] = Array.from({ length: 10 }, (_, n) => String(n))

/** All numbers of a result, prize by prize. */
export const numbersOf = (result: VnResult): readonly string[] => Object.values(result).flat()

/** The last two digits of every number of a result ("lô tô"), repeats kept. */
export const tailsOf = (result: VnResult): readonly string[] => numbersOf(result).map((number) => number.slice(-2))

/** The last two digits of the special prize ("đề"). */
export const specialTail = (result: VnResult): string => (result.db?.[0] ?? '').slice(-2)

/** The last digit of the sum of a two-digit number's digits ("tổng"). */
export const sumDigit = (number: string): string => String((Number(number[0]) + Number(number[1])) % 10)
