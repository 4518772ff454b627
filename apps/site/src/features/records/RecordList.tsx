import '../../shell/parts/table.css'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlayHouse } from './PlayHouse.tsx'

/** One column of a record. */
export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Figures; amounts stand at the end and are read from the left. */
  look?: 'num' | 'amount'
  /** A class for the row's cell, as gain and loss have. */
  tone?: (row: Row) => string
  /** Its title is heard, not seen. */
  silent?: true
}

/** What a record is shown from: its pages, and how a row looks. */
export interface RecordListProps<Row> {
  list: UseInfiniteQueryResult<InfiniteData<{ list: readonly Row[] }>>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** What stands there without a row. */
  empty: string
}

/**
 * A record page by page: waiting, failed, empty, or a table with a button for more. What was read
 * stays when more can't be.
 */
export function RecordList<Row>({ list, columns, keyOf, empty }: RecordListProps<Row>) {
  const rows = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <>
      {list.isError && rows.length === 0 ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState action={<PlayHouse />}>{empty}</EmptyState>
      ) : (
        <Table rows={rows} columns={columns} keyOf={keyOf} />
      )}
      {rows.length > 0 && <RefusalNote error={list.error} />}
      <MoreButton query={list} className="more-rows">
        {text('records.more')}
      </MoreButton>
    </>
  )
}

function Table<Row>({ rows, columns, keyOf }: Pick<RecordListProps<Row>, 'columns' | 'keyOf'> & { rows: Row[] }) {
  return (
    <div className="card table-box">
      <table className="table">
        <thead>
          <tr>
            {columns.map(({ title, look, silent }) => (
              <th key={title} scope="col" className={look === 'amount' ? 'end' : undefined}>
                {silent ? <span className="sr">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.title}
                  className={classOf(column, row)}
                  data-label={column.silent ? undefined : column.title}
                >
                  {column.look === 'amount' ? <bdi dir="ltr">{column.cell(row)}</bdi> : column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function classOf<Row>({ look, tone }: Column<Row>, row: Row): string | undefined {
  if (!look) return undefined
  return ['num', look === 'amount' ? 'end' : '', tone?.(row) ?? ''].filter(Boolean).join(' ')
}

/** Gain and loss are coloured alike plainly; zero is neither. */
export const tone = (digits: string): string => (BigInt(digits) > 0n ? 'up' : BigInt(digits) < 0n ? 'down' : '')
