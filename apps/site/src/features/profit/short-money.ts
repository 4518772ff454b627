import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale } from '@senluna/web/client/text.ts'

/** A round amount as an axis has it: `1.5M`, in the way of the page's language. */
export const shortMoney = (amount: bigint, exponent: number): string =>
  numbers(numberLocale(), { notation: 'compact', maximumFractionDigits: 2 }).format(Number(amount) / 10 ** exponent)
