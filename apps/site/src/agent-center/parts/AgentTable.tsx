import '../../shell/parts/table.css'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import type { ReactNode } from 'react'
import { useWide } from '../../shell/frame/use-wide.ts'
import { LeftTeam } from './LeftTeam.tsx'
import { TableBody } from './TableBody.tsx'
import { TableFoot } from './TableFoot.tsx'
import { eachOf, type AgentColumn, type RowsOf } from './table.ts'

/** From here on rows are lines of a table, as the style has them. */
const TABLE_PX = 1024

interface Props<Row> {
  /** What the table is of. */
  caption: string
  columns: readonly AgentColumn<Row>[]
  list: RowsOf<Row>
  keyOf: (row: Row) => string
  /** What all rows come to, by the columns’ keys. */
  total?: Readonly<Record<string, string>>
  /** What a row opens below itself. */
  expand?: (row: Row) => ReactNode
  /** Widens the period to seven days; absent where that shows no more. */
  onWiden?: (() => void) | undefined
}

/**
 * Rows of figures with their sums: waiting, failed, empty, or a table whose head stays in view; on
 * a phone a card a row.
 */
export function AgentTable<Row>({ caption, columns: all, list, keyOf, total, expand, onWiden }: Props<Row>) {
  const isWide = useWide(TABLE_PX)
  const columns = isWide ? all : eachOf(all)
  const { rows, error, more } = list
  // What was read before is of a team that isn’t the reader’s any more.
  if (isRefused(error, 'AGT_NOT_IN_TEAM')) return <LeftTeam />
  if (!rows)
    return error ? (
      <ErrorState error={error} onRetry={list.retry} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  if (rows.length === 0) return <NoRecords onWiden={onWiden} />
  return (
    <div className="ag-list">
      <section className="card table-box ag-box" aria-label={caption}>
        <table className="table ag-table">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, title, money, count, under = [] }) => (
                <th key={key} scope="col" className={money || count ? 'end' : undefined}>
                  {title}
                  {under.map((column) => (
                    <small key={column.key} className="ag-under">
                      {column.title}
                    </small>
                  ))}
                </th>
              ))}
              {expand && (
                <th scope="col">
                  <span className="sr">{text('records.detail')}</span>
                </th>
              )}
            </tr>
          </thead>
          <TableBody rows={rows} columns={columns} keyOf={keyOf} expand={expand} />
          <TableFoot rows={rows} columns={columns} total={total} isPart={more?.hasNextPage ?? false} wide={!!expand} />
        </table>
      </section>
      <RefusalNote error={error} />
      {more && (
        <MoreButton query={more} className="more-rows">
          {text('records.more')}
        </MoreButton>
      )}
    </div>
  )
}

/** Nothing in the period, and the way to a longer one. */
export function NoRecords({ onWiden }: { onWiden?: (() => void) | undefined }) {
  return (
    <EmptyState
      action={
        onWiden && (
          <Button look="line" onClick={onWiden}>
            {text('team.widen')}
          </Button>
        )
      }
    >
      {text('team.none')}
    </EmptyState>
  )
}
