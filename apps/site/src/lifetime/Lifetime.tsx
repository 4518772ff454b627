import './lifetime.css'
import { lifetime } from '@senluna/contract/money/reports.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { dateText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../brand.ts'
import { useRealAccount } from '../session.ts'

const MOVED = ['deposit', 'withdraw', 'netDeposit'] as const

/** What the member paid in, took out and won or lost on bets since the account was opened. */
export function Lifetime() {
  const { currency, timeZone } = useBrand()
  const real = useRealAccount()
  const found = useQuery({ ...q(lifetime), enabled: real, staleTime: 0 })
  if (!real) return null
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data)
    return (
      <Loading>
        <Skeleton style={{ height: 150 }} />
      </Loading>
    )
  const { since, play } = found.data
  return (
    <section className="card lifetime" aria-label={text('profit.netDeposit')}>
      <h2>{text('profit.netDeposit')}</h2>
      <dl>
        {since && (
          <div>
            <dt>{text('referral.since')}</dt>
            <dd>
              <bdi dir="ltr">{dateText(Date.parse(since), timeZone)}</bdi>
            </dd>
          </div>
        )}
        {MOVED.map((name) => (
          <div key={name}>
            <dt>{text(`profit.${name}`)}</dt>
            <dd className="num">
              <bdi dir="ltr">{moneyText(found.data[name], currency)}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{text('rg.reality.net')}</dt>
          <dd className="num">
            <bdi dir="ltr">{signedText(play, currency)}</bdi>
          </dd>
        </div>
      </dl>
      <p className="hint">{text('profit.pending')}</p>
    </section>
  )
}
