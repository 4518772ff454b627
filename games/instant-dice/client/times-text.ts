import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale } from '@senluna/web/client/text.ts'

/** What a stake is multiplied by, with all its four decimals. */
export const timesText = (timesX10000: number): string =>
  numbers(numberLocale(), { minimumFractionDigits: 4, maximumFractionDigits: 4 }).format(timesX10000 / 10_000)
