import '../../shell/parts/table.css'
import { redeemPointList, type Redemption } from '@senluna/contract/money/points.ts'
import { accountRecord, type TransRow } from '@senluna/contract/money/records.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { countText, momentText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useBrand } from '../../brand.ts'
import { pointText } from './point-text.ts'

const LISTS = ['redeemed', 'moved'] as const

/** What somebody changed points for, and every movement of their points. */
export function PointHistory() {
  const [shown, setShown] = useState<(typeof LISTS)[number]>('redeemed')
  return (
    <section className="mall-history" aria-labelledby="mall-history">
      <h2 id="mall-history">{text('points.history')}</h2>
      <Tabs
        label={text('points.history')}
        value={shown}
        options={LISTS.map((list) => [list, text(`points.history.${list}`)] as const)}
        onValue={setShown}
        controls="mall-list"
      />
      <div id="mall-list" role="tabpanel">
        {shown === 'redeemed' ? <Redeemed /> : <Moved />}
      </div>
    </section>
  )
}

const LOOK = { 'In Process': 'soft', Approved: 'new', Rejected: 'hot' } as const
const STATE = { 'In Process': 'waits', Approved: 'approved', Rejected: 'rejected' } as const

function Redeemed() {
  const { timeZone } = useBrand()
  const list = useInfiniteQuery({ ...pages(redeemPointList, { query: { pageSize: '10' } }), staleTime: 0 })
  return (
    <Rows<Redemption> list={list} empty={text('points.history.noRedeemed')} keyOf={(row) => row.orderNo}>
      {(row) => (
        <>
          <span className="num hint">{momentText(row.at, timeZone)}</span>
          <span>
            <b>{row.name}</b> {row.quantity > 1 && `× ${row.quantity}`}
            {(row.delivery ?? row.reason) && <span className="hint mall-why">{row.delivery ?? row.reason}</span>}
          </span>
          <span className="num">{pointText(row.points)}</span>
          <span className={`tag tall ${LOOK[row.status]}`}>{text(`points.state.${STATE[row.status]}`)}</span>
        </>
      )}
    </Rows>
  )
}

function Moved() {
  const { timeZone } = useBrand()
  const query = { ledger: 'POINTS', pageSize: '10' } as const
  const list = useInfiniteQuery({ ...pages(accountRecord, { query }), staleTime: 0 })
  return (
    <Rows<TransRow> list={list} empty={text('points.history.noMoved')} keyOf={(row) => row.serialNo}>
      {(row) => (
        <>
          <span className="num hint">{momentText(row.at, timeZone)}</span>
          <span>
            <b>{row.typeName}</b>
          </span>
          <span className={`num ${row.amount.startsWith('-') ? 'loss' : 'gain'}`}>
            {row.amount.startsWith('-') ? '−' : '+'}
            {countText(Math.abs(Number(row.amount)))}
          </span>
          <span className="num">{pointText(row.balance)}</span>
        </>
      )}
    </Rows>
  )
}

interface RowsProps<Row> {
  list: UseInfiniteQueryResult<InfiniteData<{ list: readonly Row[] }>>
  empty: string
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

function Rows<Row>({ list, empty, keyOf, children }: RowsProps<Row>) {
  const rows = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <>
      {list.isError && rows.length === 0 ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 160 }} />
        </Loading>
      ) : rows.length === 0 ? (
        <div className="card">
          <EmptyState>{empty}</EmptyState>
        </div>
      ) : (
        <ul className="card mall-rows">
          {rows.map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
        </ul>
      )}
      <MoreButton query={list} className="more-rows">
        {text('records.more')}
      </MoreButton>
    </>
  )
}
