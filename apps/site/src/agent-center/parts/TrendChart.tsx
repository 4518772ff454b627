import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale, text } from '@senluna/web/client/text.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

/** One row of values of a chart: amounts as digits, or counts. */
export interface Trend {
  name: string
  values: readonly (string | number)[]
  main?: true
}

interface Props {
  title: string
  /** Days or hours as people read them. */
  labels: readonly string[]
  by: 'day' | 'hour'
  trends: readonly Trend[]
  look?: 'line' | 'bar'
  /** The values are counts, not amounts. */
  counts?: boolean
}

/** Figures over time, all on one scale. */
export function TrendChart({ title, labels, by, trends, look, counts = false }: Props) {
  const { currency } = useBrand()
  const unit = counts ? 1 : 10 ** currency.exponent
  const short = numbers(numberLocale(), { notation: 'compact', maximumFractionDigits: 1 })
  const exact = numbers('en', { minimumFractionDigits: currency.displayDecimals })
  return (
    <LazyChart
      title={title}
      labels={labels}
      series={trends.map(({ name, values, main }) => ({
        name,
        values: values.map((value) => Number(value) / unit),
        ...(main && { main }),
      }))}
      {...(look && { look })}
      format={counts ? countText : (value) => exact.format(value)}
      short={(value) => short.format(value)}
      words={{
        table: text('team.chart.table'),
        hint: text('team.chart.hint'),
        over: text(by === 'day' ? 'team.chart.day' : 'team.chart.hour'),
      }}
    />
  )
}
