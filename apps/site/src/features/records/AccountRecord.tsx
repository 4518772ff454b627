import './records.css'
import { accountRecord, type TransRow } from '@senluna/contract/wallet.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { momentText, moneyText, signedText } from '@senluna/web/ui/format.ts'
import { Select } from '@senluna/web/ui/Select.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { useLoggedIn } from '../../session.ts'
import { usePage } from '../../shell/use-page.ts'
import { LoginWall } from '../../shell/LoginWall.tsx'
import { tone } from './Bets.tsx'
import { PlayHouse } from './PlayHouse.tsx'
import { RangePicker } from './RangePicker.tsx'
import { lastDays } from './range.ts'

const GROUPS = ['BET', 'PAYOUT', 'REFUND', 'DEPOSIT', 'WITHDRAW', 'TRANSFER', 'ADJUST'] as const
type Group = '' | (typeof GROUPS)[number]

/** Every movement of the wallet, newest first, with the balance it left. */
export default function AccountRecord() {
  usePage(text('records.account'))
  const loggedIn = useLoggedIn()
  return (
    <section className="records">
      <h1>{text('records.account')}</h1>
      {loggedIn ? <List /> : <LoginWall />}
    </section>
  )
}

function List() {
  const { timeZone } = useBrand()
  const [range, setRange] = useState(() => lastDays(7, timeZone))
  const [group, setGroup] = useState<Group>('')
  const list = useInfiniteQuery({
    ...pages(accountRecord, { query: { ...range, pageSize: '20', ...(group && { typeGroup: group }) } }),
    staleTime: 0,
  })
  const rows = list.data?.pages.flatMap((one) => one.list) ?? []
  return (
    <>
      <div className="record-tools">
        <RangePicker value={range} onValue={setRange} />
        <Select
          label={text('records.group')}
          value={group}
          onValue={setGroup}
          options={[['', text('records.all')], ...GROUPS.map((one) => [one, text(`transGroup.${one}`)] as const)]}
        />
      </div>
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState action={<PlayHouse />}>{text('records.emptyAccount')}</EmptyState>
      ) : (
        <Table rows={rows} />
      )}
      {list.hasNextPage && (
        <Button className="more-rows" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text('records.more')}
        </Button>
      )}
    </>
  )
}

function Table({ rows }: { rows: readonly TransRow[] }) {
  const { timeZone, currency } = useBrand()
  return (
    <div className="card table-box">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('records.time')}</th>
            <th scope="col">{text('records.no')}</th>
            <th scope="col">{text('records.type')}</th>
            <th scope="col" className="end">
              {text('records.amount')}
            </th>
            <th scope="col" className="end">
              {text('records.balanceAfter')}
            </th>
            <th scope="col">{text('records.status')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.serialNo}>
              <td className="num" data-label={text('records.time')}>
                {momentText(row.at, timeZone)}
              </td>
              <td className="num" data-label={text('records.no')}>
                {row.serialNo}
              </td>
              <td data-label={text('records.type')}>
                <b>{row.typeName}</b>
                {row.remark && <small className="muted"> {row.remark}</small>}
              </td>
              <td className={`num end ${tone(row.amount)}`} data-label={text('records.amount')}>
                <bdi dir="ltr">{signedText(row.amount, currency)}</bdi>
              </td>
              <td className="num end" data-label={text('records.balanceAfter')}>
                <bdi dir="ltr">{moneyText(row.balance, currency)}</bdi>
              </td>
              <td data-label={text('records.status')}>{text(`transStatus.${row.status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
