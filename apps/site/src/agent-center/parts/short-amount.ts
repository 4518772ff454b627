import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale } from '@senluna/web/client/text.ts'

/** An amount where room is short, in the way of the page's language: `2.43B`. */
export const shortAmount = (digits: string, exponent: number): string =>
  numbers(numberLocale(), { notation: 'compact', maximumFractionDigits: 2 }).format(Number(digits) / 10 ** exponent)
