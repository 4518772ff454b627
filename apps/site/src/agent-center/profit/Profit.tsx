import {
  agentProfit,
  PAL_FIGURES,
  PAL_OF_PRODUCT,
  type AgentProfit,
  type PalRow,
} from '@senluna/contract/agent/profit.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { productName } from '../../shell/nav/product-name.ts'
import { AccountFilter } from '../parts/AccountFilter.tsx'
import { AccountLink, typeName } from '../parts/AccountLink.tsx'
import { AgentTable } from '../parts/AgentTable.tsx'
import { Crumbs } from '../parts/Crumbs.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { figureName } from '../parts/figure-name.ts'
import { PageSize, usePageSize } from '../parts/PageSize.tsx'
import { PeriodFilter } from '../parts/period/PeriodFilter.tsx'
import type { AgentColumn, RowsOf } from '../parts/table.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { usePeriod } from '../parts/period/use-period.ts'
import { ofTeam } from '../parts/WhoseFilter.tsx'

const TABS = ['PNL', 'FUNDS'] as const

/** Profit and loss, or funds: an account alone, then each right below it with its whole team. */
export default function Profit() {
  const period = usePeriod({ usual: 'today' })
  const chosen = useChosen()
  const pageSize = usePageSize()
  const tab = chosen.oneOf('tab', TABS)
  const product = tab === 'PNL' ? chosen.someOf('product', PRODUCTS) : undefined
  const parentId = chosen.get('account')
  const alone = chosen.get('alone') === '1'
  const asked = {
    ...period.days,
    tab,
    ...(alone && { team: '0' as const }),
    ...(product && { product }),
    ...(parentId && { parentId }),
  }
  const read = useInfiniteQuery({
    ...pages(agentProfit, { query: { ...asked, pageSize } }),
    getNextPageParam: ({ page }) => page.next,
  })
  const [first] = read.data?.pages ?? []
  const way = first?.crumbs ?? []
  const look = (id: string | undefined) => chosen.step({ account: id })
  const columns = columnsOf({ tab, ofProduct: product !== undefined, self: first?.self.id, alone }, look)
  return (
    <>
      <Tabs
        label={text('team.tab')}
        value={tab}
        options={TABS.map((name) => [name, text(`team.tab.${name}`)] as const)}
        onValue={(next) => chosen.set({ tab: next === 'PNL' ? undefined : next })}
        controls="ag-profit"
      />
      <div className="ag-filters">
        <PeriodFilter value={period} />
        <AccountFilter value={parentId ? way.at(-1) : undefined} onValue={look} />
        <Select
          label={text('team.alone')}
          value={alone ? '0' : '1'}
          onValue={(next) => chosen.set({ alone: next === '0' ? '1' : undefined })}
          options={(['1', '0'] as const).map((which) => [which, text(`team.pal.alone.${which}`)] as const)}
        />
        {tab === 'PNL' && (
          <Select
            label={text('records.product')}
            value={product ?? ''}
            onValue={(next) => chosen.set({ product: next })}
            options={[['', text('records.all')], ...PRODUCTS.map((name) => [name, productName(name)] as const)]}
          />
        )}
        <PageSize />
        <CsvButton
          name={`${tab === 'PNL' ? 'profit' : 'funds'} ${period.days.from} ${period.days.to}`}
          columns={columns}
          pageAfter={async (after) => {
            const { self, page } = await call(agentProfit, { query: { ...asked, after, pageSize: '100' } })
            return { list: after ? page.list : [self, ...page.list], next: page.next }
          }}
          long={{
            report: 'TEAM_PROFIT',
            filter: {
              ...ofTeam({ accountId: parentId, team: alone ? '0' : undefined }),
              ...period.days,
              profitTab: tab,
              ...(product && { product }),
            },
          }}
        />
      </div>
      <Crumbs way={way} onStep={look} />
      <div id="ag-profit" role="tabpanel" className="ag-section">
        <AgentTable
          caption={text(`team.tab.${tab}`)}
          columns={columns}
          list={rowsOf(read.data?.pages, read)}
          keyOf={({ id }) => id}
          {...(first && { total: Object.fromEntries(Object.entries(first.total)) })}
          onWiden={period.widen}
        />
        {tab === 'PNL' && <p className="ag-note">{text(product ? 'team.pal.product' : 'team.pal.how')}</p>}
      </div>
    </>
  )
}

/**
 * The account itself and the rows below it; none where nothing moved at all and nobody is below.
 */
function rowsOf(
  read: readonly AgentProfit[] | undefined,
  query: { error: unknown; refetch: () => unknown } & NonNullable<RowsOf<PalRow>['more']>,
): RowsOf<PalRow> {
  const list = read?.flatMap(({ self, page }, nth) => (nth === 0 ? [self, ...page.list] : page.list))
  const isEmpty = list?.length === 1 && Object.values(list[0]?.figures ?? {}).every((digits) => digits === '0')
  return { rows: isEmpty ? [] : list, error: query.error, retry: () => void query.refetch(), more: query }
}

interface Shown {
  tab: (typeof TABS)[number]
  ofProduct: boolean
  self: string | undefined
  /** Accounts without their teams. */
  alone: boolean
}

function columnsOf({ tab, ofProduct, self, alone }: Shown, look: (id: string) => void): readonly AgentColumn<PalRow>[] {
  const names = PAL_FIGURES[tab].filter((name) => !ofProduct || PAL_OF_PRODUCT.has(name))
  return [
    {
      key: 'account',
      title: text('team.account'),
      words: ({ account }) => account,
      cell: ({ id, account, leads }) => (
        <AccountLink
          account={account}
          note={id === self || alone ? text('team.self') : leads ? text('team.branch') : undefined}
          onOpen={id !== self && leads ? () => look(id) : undefined}
        />
      ),
    },
    { key: 'type', title: text('team.type'), words: ({ type }) => typeName(type) },
    ...names.map((name) => ({
      key: name,
      title: figureName(name),
      money: ({ figures }: PalRow) => figures[name] ?? '0',
    })),
  ]
}
