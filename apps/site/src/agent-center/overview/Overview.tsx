import { agentOverview, TEAM_SCOPES } from '@senluna/contract/agent/overview.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { dateOf } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { NoRecords } from '../parts/table/AgentTable.tsx'
import { MoneyCards } from '../parts/MoneyCards.tsx'
import { PeriodFilter } from '../parts/period/PeriodFilter.tsx'
import { useChosen } from '../parts/use-chosen.ts'
import { usePeriod } from '../parts/period/use-period.ts'
import { ContractStrip } from './ContractStrip.tsx'
import { moneyCards } from './money-cards.ts'
import { People } from './People.tsx'
import { Products } from './Products.tsx'
import { ScopeFilter } from './ScopeFilter.tsx'
import { Trend } from './Trend.tsx'

/** What the agent's team did in a period: money, people, by day, by product. */
export default function Overview() {
  const period = usePeriod({ usual: 'today' })
  const chosen = useChosen()
  const scope = chosen.oneOf('scope', TEAM_SCOPES)
  const read = useQuery(q(agentOverview, { query: { ...period.days, scope } }))
  const overview = read.data
  return (
    <>
      <div className="ag-filters">
        <PeriodFilter value={period} />
        <ScopeFilter value={scope} onValue={(next) => chosen.set({ scope: next === 'TEAM' ? undefined : next })} />
      </div>
      {overview ? (
        <>
          <section className="ag-section">
            <header>
              <h2>{text('team.money')}</h2>
              <small className="num">{comparedWith(overview.previous)}</small>
            </header>
            <MoneyCards label={text('team.money')} cards={moneyCards(overview.money)} note={text('team.pnl.how')} />
          </section>
          <People overview={overview} />
          <ContractStrip />
          <Trend series={overview.series} />
          {overview.products.length > 0 ? <Products overview={overview} /> : <NoRecords onWiden={period.widen} />}
        </>
      ) : read.isError ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 'max(420px, 90dvh)' }} />
        </Loading>
      )}
    </>
  )
}

const comparedWith = ({ from, to }: { from: string; to: string }): string =>
  from === to
    ? text('team.comparedDay', { day: dateOf(from) })
    : text('team.compared', { from: dateOf(from), to: dateOf(to) })
