import { agentIncomeSources, type IncomeRow } from '@senluna/contract/agent/income.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useMember } from '../../session.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { productName } from '../../shell/nav/product-name.ts'

/** Whose bets brought the rebates of a row, by product. */
export function Sources({ row: { at, to } }: { row: IncomeRow }) {
  const { currency } = useBrand()
  const own = useMember()?.account
  const read = useQuery(q(agentIncomeSources, { params: { date: at }, query: { to } }))
  const money = (digits: string) => (
    <bdi dir="ltr" className={digits.startsWith('-') ? 'num neg' : 'num'}>
      {moneyText(digits, currency)}
    </bdi>
  )
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data)
    return (
      <Loading>
        <Skeleton style={{ height: 96 }} />
      </Loading>
    )
  const { list, others } = read.data
  if (list.length === 0 && others === '0') return <p className="ag-note">{text('team.income.noSources')}</p>
  return (
    <section className="ag-sources" aria-label={text('team.income.sources')}>
      <p className="ag-note">{text('team.income.sources')}</p>
      <ul>
        {list.map(({ source, amount, products }) => (
          <li key={source.id}>
            <p>
              <b>{source.account === own ? text('team.me') : source.account}</b>
              <b>{money(amount)}</b>
            </p>
            <dl>
              {products.map(({ product, amount: part }) => (
                <div key={product}>
                  <dt>
                    <Link
                      className="link"
                      title={text('team.bets.view')}
                      to={pathTo(
                        'agentCenter.entry',
                        { entry: 'personalHistoryCopy' },
                        { account: source.id, alone: source.account === own ? '1' : '0', product, from: at, to },
                      )}
                    >
                      {productName(product)}
                    </Link>
                  </dt>
                  <dd>{money(part)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
        {others !== '0' && (
          <li>
            <p>
              <b>{text('team.income.others')}</b>
              <b>{money(others)}</b>
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}
