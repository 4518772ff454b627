import './records.css'
import { accountRecord, TRANS_GROUPS, type TransRow } from '@senluna/contract/money/records.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'
import { useLoggedIn } from '../../session.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { ExportButton } from './ExportButton.tsx'
import { RangePicker } from './RangePicker.tsx'
import { lastDays, spanOf } from './range.ts'
import { RecordList, tone, type Column } from './RecordList.tsx'
import { oneOf, useFilters } from './use-filters.ts'

const STATUSES = ['DONE', 'PENDING'] as const

/** Every movement of the wallet, newest first, with the balance it left. */
export default function AccountRecord() {
  const loggedIn = useLoggedIn()
  return (
    <section className="records">
      <h1>{text('records.account')}</h1>
      {loggedIn ? <MovementList /> : <LoginWall />}
    </section>
  )
}

/** The list with its filters. With `exports`, it can be taken along as a table. */
export function MovementList({ exports = false }: { exports?: boolean }) {
  const { timeZone, currency } = useBrand()
  const chosen = useFilters(exports ? 'mc.' : '')
  const range = spanOf(chosen.get('from'), chosen.get('to')) ?? lastDays(7, timeZone)
  const group = oneOf(TRANS_GROUPS, chosen.get('group'))
  const status = oneOf(STATUSES, chosen.get('status'))
  const narrowed = { ...range, ...(group && { typeGroup: group }), ...(status && { status }) }
  const list = useInfiniteQuery({
    ...pages(accountRecord, { query: { ...narrowed, pageSize: '20' } }),
    staleTime: 0,
  })
  const columns: readonly Column<TransRow>[] = [
    { title: text('records.time'), look: 'num', cell: (row) => momentText(row.at, timeZone) },
    { title: text('records.no'), look: 'num', cell: (row) => row.serialNo },
    { title: text('records.type'), cell: (row) => <TypeOf row={row} /> },
    {
      title: text('records.amount'),
      look: 'amount',
      tone: (row) => tone(row.amount),
      cell: (row) => (row.fromHold ? <FromHold digits={row.fromHold} /> : signedText(row.amount, currency)),
    },
    { title: text('records.balanceAfter'), look: 'amount', cell: (row) => moneyText(row.balance, currency) },
    { title: text('records.status'), cell: (row) => text(`transStatus.${row.status}`) },
  ]
  return (
    <>
      <div className="record-tools">
        <RangePicker value={range} onValue={(next) => chosen.set({ ...next })} />
        <Select
          label={text('records.group')}
          value={group}
          onValue={(next) => chosen.set({ group: next })}
          options={[
            ['', text('records.all')],
            ...TRANS_GROUPS.map((group) => [group, text(`transGroup.${group}`)] as const),
          ]}
        />
        <Select
          label={text('records.status')}
          value={status}
          onValue={(next) => chosen.set({ status: next })}
          options={[
            ['', text('records.all')],
            ...STATUSES.map((statuse) => [statuse, text(`transStatus.${statuse}`)] as const),
          ]}
        />
        {exports && <ExportButton report="TRANSACTIONS" filter={narrowed} />}
      </div>
      <RecordList list={list} columns={columns} keyOf={(row) => row.serialNo} empty={text('records.emptyAccount')} />
    </>
  )
}

/**
 * Paid from money that left the balance before: it moves nothing, and how much it was is worth
 * telling.
 */
function FromHold({ digits }: { digits: string }) {
  const { currency } = useBrand()
  return <small className="muted">{text('records.fromHold', { amount: moneyText(digits, currency) })}</small>
}

function TypeOf({ row }: { row: TransRow }) {
  return (
    <>
      <b>{row.typeName}</b>
      {row.remark && <small className="muted"> {row.remark}</small>}
    </>
  )
}
