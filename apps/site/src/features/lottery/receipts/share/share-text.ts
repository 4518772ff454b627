import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale } from '@senluna/web/client/text.ts'

/** A share given in millionths as a percentage, exactly. */
export const shareText = (ppm: number): string =>
  numbers(numberLocale(), { style: 'percent', maximumFractionDigits: 4 }).format(ppm / 1_000_000)
