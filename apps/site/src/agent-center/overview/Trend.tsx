import type { AgentOverview } from '@senluna/contract/agent/overview.ts'
import { text } from '@senluna/web/client/text.ts'
import { clockText, dateOf } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { TrendChart } from '../parts/TrendChart.tsx'

/** The figures over time: what was bet, what went in and out, who came. One scale each. */
export function Trend({ series }: { series: AgentOverview['series'] }) {
  const { timeZone } = useBrand()
  if (series.length < 2) return null
  const by = series.some(({ at }) => at.includes('T')) ? 'hour' : 'day'
  const labels = series.map(({ at }) => (by === 'hour' ? clockText(at, timeZone) : shortDay(at)))
  const isValid = series.every(({ validBet }) => validBet !== undefined)
  const bet = text(isValid ? 'profit.validBet' : 'profit.bet')
  const shared = { labels, by } as const
  return (
    <section className="ag-section">
      <header>
        <h2>{text(`team.trend.${by}`)}</h2>
        {by === 'hour' && <small>{text('team.hours.how')}</small>}
      </header>
      <div className="card ag-charts">
        <TrendChart
          {...shared}
          title={bet}
          trends={[{ name: bet, values: series.map((row) => row.validBet ?? row.bet), main: true }]}
        />
        <TrendChart
          {...shared}
          title={text('team.trend.cash')}
          trends={[
            { name: text('profit.deposit'), values: series.map(({ deposit }) => deposit), main: true },
            { name: text('profit.withdraw'), values: series.map(({ withdraw }) => withdraw) },
            { name: text('team.figure.teamPnl'), values: series.map(({ pnl }) => pnl) },
          ]}
        />
        <TrendChart
          {...shared}
          title={text('team.people.registered')}
          look="bar"
          counts
          trends={[{ name: text('team.people.registered'), values: series.map(({ registered }) => registered) }]}
        />
      </div>
    </section>
  )
}

/** A day of the axis, without its year. */
const shortDay = (day: string): string => dateOf(day).replace(/[-/.\s]?\d{4}[-/.\s]?/, '')
