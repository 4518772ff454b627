import { creditDownlines, type CreditDownline } from '@senluna/contract/agent/credit/credit.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { PageSize, usePageSize } from '../parts/PageSize.tsx'
import { rowsOfPages, type AgentColumn } from '../parts/table/table.ts'
import { CreditWindow } from './CreditWindow.tsx'

/** The accounts right below, with their credit, and to change it. */
export function Downlines() {
  const { currency } = useBrand()
  const pageSize = usePageSize()
  const [open, setOpen] = useState<CreditDownline>()
  const read = useInfiniteQuery({ ...pages(creditDownlines, { query: { pageSize } }), staleTime: 0 })
  const [first] = read.data?.pages ?? []
  const left = first ? (BigInt(first.credit) - BigInt(first.given)).toString() : '0'
  const list = rowsOfPages<CreditDownline>(read)
  const isEmpty = list.rows?.length === 0
  const columns = columnsOf(setOpen)
  return (
    <>
      <div className="ag-filters">
        {first && (
          <p className="crd-left">
            {text('credit.left')} <b className="num">{moneyText(left, currency)}</b>
          </p>
        )}
        {!isEmpty && (
          <>
            <PageSize />
            <CsvButton
              name="credit"
              columns={columns.filter(({ key }) => key !== 'edit')}
              pageAfter={(after) => call(creditDownlines, { query: { after, pageSize: '100' } })}
            />
          </>
        )}
      </div>
      {isEmpty ? (
        <EmptyState>{text('credit.noBelow')}</EmptyState>
      ) : (
        <AgentTable caption={text('credit.tab.downlines')} columns={columns} list={list} keyOf={({ id }) => id} />
      )}
      {open && <CreditWindow of={open} left={left} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const columnsOf = (edit: (row: CreditDownline) => void): readonly AgentColumn<CreditDownline>[] => [
  { key: 'account', title: text('team.account'), words: ({ account }) => account },
  { key: 'credit', title: text('credit.credit'), money: ({ credit }) => credit },
  { key: 'given', title: text('credit.given'), money: ({ given }) => given },
  { key: 'balance', title: text('credit.available'), money: availableOf },
  {
    key: 'edit',
    title: text('credit.changeLine'),
    cell: (row) => (
      <Button size="sm" aria-label={`${text('credit.changeLine')} ${row.account}`} onClick={() => edit(row)}>
        {text('credit.changeLine')}
      </Button>
    ),
  },
]

const availableOf = ({ balance, credit, given }: CreditDownline): string =>
  balance ?? (BigInt(credit) - BigInt(given)).toString()
