import { agentBets, type AgentBets } from '@senluna/contract/agent/records.ts'
import type { BetRow } from '@senluna/contract/money/records.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { productName } from '../../shell/nav/product-name.ts'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { Crumbs } from '../parts/Crumbs.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { MoneyCards } from '../parts/MoneyCards.tsx'
import { PageSize, usePageSize } from '../parts/PageSize.tsx'
import { PeriodFilter } from '../parts/period/PeriodFilter.tsx'
import { rowsOfPages } from '../parts/table/table.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { usePeriod } from '../parts/period/use-period.ts'
import { ofTeam, useWhose, WhoseFilter } from '../parts/WhoseFilter.tsx'
import { BetReceipt } from './BetReceipt.tsx'
import { BetNoFilter } from './BetNoFilter.tsx'
import { useBetColumns } from './columns.tsx'

/** The states that the products on offer produce. */
const STATES = ['OPEN', 'WON', 'LOST', 'PUSH', 'VOID', 'CANCELLED'] as const satisfies readonly BetRow['status'][]

/** Bets of the team, newest first; a row opens its receipt. */
export default function Bets() {
  const period = usePeriod({ usual: 'today', most: 31 })
  const chosen = useChosen()
  const whose = useWhose()
  const pageSize = usePageSize()
  const [product, status, betNo] = [
    chosen.someOf('product', PRODUCTS),
    chosen.someOf('status', STATES),
    chosen.get('no'),
  ]
  const asked = {
    ...whose,
    ...period.days,
    ...(product && { product }),
    ...(status && { status }),
    ...(betNo && { betNo }),
  }
  const read = useInfiniteQuery({ ...pages(agentBets, { query: { ...asked, pageSize } }), staleTime: 0 })
  const [first] = read.data?.pages ?? []
  const way = first?.crumbs ?? []
  const columns = useBetColumns((id) => chosen.step({ account: id }))
  return (
    <>
      <div className="ag-filters">
        <PeriodFilter value={period} />
        <WhoseFilter way={way} />
        <Select
          label={text('records.product')}
          value={product ?? ''}
          onValue={(next) => chosen.set({ product: next })}
          options={[['', text('records.all')], ...PRODUCTS.map((name) => [name, productName(name)] as const)]}
        />
        <Select
          label={text('records.status')}
          value={status ?? ''}
          onValue={(next) => chosen.set({ status: next })}
          options={[['', text('records.all')], ...STATES.map((name) => [name, text(`betStatus.${name}`)] as const)]}
        />
        <BetNoFilter value={betNo} onValue={(no) => chosen.set({ no })} />
        <PageSize />
        <CsvButton
          name={`bets ${period.days.from} ${period.days.to}`}
          columns={columns}
          pageAfter={(after) => call(agentBets, { query: { ...asked, after, pageSize: '100' } })}
          {...(!betNo && {
            long: {
              report: 'TEAM_BETS' as const,
              filter: {
                ...ofTeam(whose),
                ...period.days,
                ...(product && { product }),
                ...(status && { betStatus: status }),
              },
            },
          })}
        />
      </div>
      <Crumbs way={way} onStep={(id) => chosen.step({ account: id })} />
      {first?.totals && first.totals.bets > 0 && <Totals totals={first.totals} />}
      <AgentTable
        caption={text('agent.page.personalHistoryCopy')}
        columns={columns}
        list={rowsOfPages(read)}
        keyOf={(bet) => bet.betNo}
        expand={(bet) => <BetReceipt bet={bet} />}
        onWiden={period.widen}
      />
      <p className="ag-note">{text('team.bets.hidden')}</p>
    </>
  )
}

const SUMS = [
  ['stake', 'profit.bet'],
  ['validBet', 'profit.validBet'],
  ['payout', 'profit.win'],
  ['pnl', 'profit.profit'],
] as const

/** What the settled bets of the whole selection come to, not only those shown. */
function Totals({ totals }: { totals: NonNullable<AgentBets['totals']> }) {
  return (
    <section className="ag-section">
      <header>
        <h2>{text('team.bets.totals')}</h2>
        <small className="num">{countText(totals.bets)}</small>
      </header>
      <MoneyCards
        label={text('team.bets.totals')}
        cards={SUMS.map(([key, name]) => ({ key, name: text(name), value: totals[key] }))}
      />
    </section>
  )
}
