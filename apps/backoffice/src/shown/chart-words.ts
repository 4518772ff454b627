import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale } from '@senluna/web/client/text.ts'
import { say } from '../say.ts'

/** What a chart says of itself in the desk's language. */
export const chartWords = (over: string) => ({
  over,
  hint: say('desk.chart.hint'),
  table: say('desk.chart.table'),
})

/** A value as short as an axis needs it: `1.2M`. */
export const shortText = (value: number, exponent: number): string =>
  numbers(numberLocale(), { notation: 'compact', maximumFractionDigits: 1 }).format(value / 10 ** exponent)
