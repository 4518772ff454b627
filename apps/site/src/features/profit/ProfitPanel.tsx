import './profit.css'
import '../../shell/table.css'
import { profit, type Profit } from '@senluna/contract/reports.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, dayText, moneyText, signedText } from '@senluna/web/ui/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { DayChart } from './DayChart.tsx'

const DAY_MS = 86_400_000
const PERIODS = [
  ['records.today', 0, 0],
  ['records.yesterday', 1, 1],
  ['records.days7', 6, 0],
  ['records.days30', 29, 0],
] as const

/** What a period brought and took: the sums, by product, and day by day. A loss is told as plainly as a win. */
export default function ProfitPanel() {
  const { timeZone } = useBrand()
  const [chosen, choose] = useState(() => periodOf(2, timeZone))
  const told = useQuery({ ...q(profit, { query: { from: chosen.from, to: chosen.to } }), staleTime: 0 })
  return (
    <div className="mc-panel">
      <fieldset className="pills profit-period">
        <legend className="sr">{text('records.range')}</legend>
        {PERIODS.map(([key], index) => (
          <button
            key={key}
            type="button"
            className="pill"
            aria-pressed={index === chosen.nth}
            onClick={() => choose(periodOf(index, timeZone))}
          >
            {text(key)}
          </button>
        ))}
      </fieldset>
      {told.isError ? (
        <ErrorState error={told.error} onRetry={() => void told.refetch()} />
      ) : told.data ? (
        <Told told={told.data} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 420 }} />
        </Loading>
      )}
    </div>
  )
}

/** The days of a preset, as they are when it is chosen. */
function periodOf(nth: number, zone: string) {
  const [, first, last] = PERIODS[nth]!
  const ago = (days: number) => dayText(Date.now() - days * DAY_MS, zone)
  return { nth, from: ago(first), to: ago(last) }
}

const CARDS = ['bet', 'validBet', 'win', 'rebate', 'activity', 'deposit', 'withdraw', 'netDeposit'] as const

function Told({ told }: { told: Profit }) {
  const { currency } = useBrand()
  const { cards } = told
  return (
    <>
      <section className="card profit-sum" aria-label={text('profit.profit')}>
        <div>
          <p className="hint">{text('profit.profit')}</p>
          <b className={`num profit-figure ${tone(cards.profit)}`}>
            <bdi dir="ltr">{signedText(cards.profit, currency)}</bdi> <small>{currency.symbol}</small>
          </b>
          <p className="hint">{text('profit.of', { count: cards.bets })}</p>
        </div>
        <dl>
          {CARDS.map((card) => (
            <div key={card}>
              <dt>{text(`profit.${card}`)}</dt>
              <dd className="num">
                <bdi dir="ltr">{moneyText(cards[card], currency)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {told.perDay.length > 1 && <DayChart days={told.perDay} />}
      {told.perProduct.length > 0 ? <Products rows={told.perProduct} /> : <p className="hint">{text('profit.none')}</p>}
      <p className="hint">{text('profit.how')}</p>
    </>
  )
}

function Products({ rows }: { rows: Profit['perProduct'] }) {
  const { currency } = useBrand()
  return (
    <div className="card table-box">
      <table className="table">
        <caption className="sr">{text('profit.products')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('records.product')}</th>
            {(['bets', 'bet', 'validBet', 'win', 'profit'] as const).map((name) => (
              <th key={name} scope="col" className="end">
                {text(`profit.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.product}>
              <td data-label={text('records.product')}>
                <b>{text(`category.${row.product}`)}</b>
              </td>
              <td className="num end" data-label={text('profit.bets')}>
                {countText(row.bets)}
              </td>
              {(['bet', 'validBet', 'win'] as const).map((name) => (
                <td key={name} className="num end" data-label={text(`profit.${name}`)}>
                  <bdi dir="ltr">{moneyText(row[name], currency)}</bdi>
                </td>
              ))}
              <td className={`num end ${tone(row.profit)}`} data-label={text('profit.profit')}>
                <bdi dir="ltr">{signedText(row.profit, currency)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const tone = (digits: string): string => (digits === '0' ? '' : digits.startsWith('-') ? 'down' : 'up')
