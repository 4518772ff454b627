import './winners.css'
import { rankList } from '@senluna/contract/site/content.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useBrand } from '../../brand.ts'
import { isTrialMember, useMember } from '../../session.ts'
import { Preferences } from '../../shell/account/Preferences.tsx'
import { WinnerTable } from './WinnerTable.tsx'

const ORDERS = ['LATEST', 'BIGGEST'] as const
type Order = (typeof ORDERS)[number]
const AGAIN_MS = 30_000

/** The board of wins: real ones of the last day, latest or biggest first. */
export default function Winners() {
  const { currency } = useBrand()
  const member = useMember()
  const [params, setParams] = useSearchParams()
  const kind: Order = params.get('kind') === 'BIGGEST' ? 'BIGGEST' : 'LATEST'
  const board = useQuery({ ...q(rankList, { query: { kind, limitNum: '50' } }), refetchInterval: AGAIN_MS })
  return (
    <section className="winners steady">
      <h1>{text('winners.page')}</h1>
      <Tabs
        label={text('winners.order')}
        value={kind}
        options={ORDERS.map((order) => [order, text(`winners.${order}`)] as const)}
        onValue={(to) => setParams(to === 'LATEST' ? {} : { kind: to }, { replace: true, preventScrollReset: true })}
        controls="winners"
      />
      <div id="winners">
        {board.data ? (
          <>
            <p className="muted">
              {text('winners.lead', { least: `${moneyText(board.data.least, currency)} ${currency.symbol}` })}
            </p>
            {board.data.list.length > 0 ? (
              <WinnerTable rows={board.data.list} />
            ) : (
              <EmptyState
                action={
                  <Link className="btn gold" to="/rng">
                    {text('promo.play')}
                  </Link>
                }
              >
                {text('winners.empty')}
              </EmptyState>
            )}
          </>
        ) : board.isError ? (
          <ErrorState error={board.error} onRetry={() => void board.refetch()} />
        ) : (
          <Loading>
            <Skeleton style={{ height: 320 }} />
          </Loading>
        )}
      </div>
      {member && !isTrialMember(member) && <Preferences only="winnerBoard" />}
    </section>
  )
}
