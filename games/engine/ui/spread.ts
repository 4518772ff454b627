import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale } from '@senluna/web/client/text.ts'

/** How far rounds stray, as a reader takes it in: a digit after the point, two below 1. */
export function spreadText(deviation: string): string {
  const digits = Number(deviation) < 1 ? 2 : 1
  return numbers(numberLocale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Number(deviation),
  )
}
