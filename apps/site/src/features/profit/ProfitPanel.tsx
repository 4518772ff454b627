import './profit.css'
import '../../shell/parts/table.css'
import { profit, type Profit } from '@senluna/contract/money/reports.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, dayText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'
import { Lifetime } from '../../lifetime/Lifetime.tsx'
import { useCenter } from '../../member-center/use-center.ts'
import { productName } from '../../shell/nav/product-name.ts'
import { BalanceChart } from './BalanceChart.tsx'
import { ScaledChart } from './ScaledChart.tsx'
import { Statement } from './statement/Statement.tsx'

const DAY_MS = 86_400_000
const PERIODS = [
  ['records.today', 0, 0, 'today'],
  ['records.yesterday', 1, 1, 'yesterday'],
  ['records.days7', 6, 0, 'week'],
  ['records.days30', 29, 0, 'month'],
] as const

/**
 * What a period brought and took: the sums, by product, and day by day. A loss is shown as plainly
 * as a win.
 */
export default function ProfitPanel() {
  const { timeZone } = useBrand()
  const center = useCenter()
  const asked = center.param('period')
  const chosen = PERIODS.find(([, , , name]) => name === asked) ?? PERIODS[2]
  const report = useQuery({ ...q(profit, { query: daysOf(chosen, timeZone) }), staleTime: 0 })
  return (
    <div className="mc-panel">
      <fieldset className="pills profit-period">
        <legend className="sr">{text('records.range')}</legend>
        {PERIODS.map((period) => (
          <button
            key={period[0]}
            type="button"
            className="pill"
            aria-pressed={period === chosen}
            onClick={() => center.show({ period: period === PERIODS[2] ? null : period[3] })}
          >
            {text(period[0])}
          </button>
        ))}
      </fieldset>
      {report.data ? (
        <Report report={report.data} />
      ) : report.isError ? (
        <ErrorState error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 'max(420px, 90dvh)' }} />
        </Loading>
      )}
      <Lifetime />
      <Statement />
    </div>
  )
}

/** The days of a preset, as they are today. */
function daysOf([, first, last]: (typeof PERIODS)[number], zone: string) {
  const ago = (days: number) => dayText(Date.now() - days * DAY_MS, zone)
  return { from: ago(first), to: ago(last) }
}

const CARDS = ['bet', 'validBet', 'win', 'rebate', 'activity', 'deposit', 'withdraw', 'netDeposit'] as const

function Report({ report }: { report: Profit }) {
  const { currency } = useBrand()
  const { cards } = report
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
      {report.perDay.length > 1 && (
        <>
          {report.perDay.some((day) => day.profit !== '0') && (
            <ScaledChart
              title={text('profit.days')}
              column={text('profit.profit')}
              days={report.perDay.map(({ day, profit: digits }) => ({ day, digits }))}
              shape="BARS"
            />
          )}
          <BalanceChart from={report.from} to={report.to} />
        </>
      )}
      {report.perProduct.length > 0 ? (
        <Products rows={report.perProduct} />
      ) : (
        <p className="hint">{text('profit.none')}</p>
      )}
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
                <b>{productName(row.product)}</b>
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
