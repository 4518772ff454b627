import { reachable } from '@senluna/web/ui/Scroller.tsx'
import type { RefObject } from 'react'
import { say } from '../say.ts'
import type { Column } from './spec.ts'

interface Props<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  id: (row: Row) => string
  name: (row: Row) => string
  waiting: boolean
  dense: boolean
  /** Which row is open in the drawer. */
  opened: string | null
  onOpen: (id: string) => void
  /** Whether rows can be selected, and which are. */
  picks: boolean
  picked: ReadonlySet<string>
  onPick: (id: string) => void
  onPickAll: () => void
  body: RefObject<HTMLTableSectionElement | null>
}

const EMPTY_ROWS = [1, 2, 3, 4, 5, 6]

/** The rows of a list. */
export function Table<Row>(props: Props<Row>) {
  const { label, rows, columns, waiting, dense, picks, picked, onPickAll, body } = props
  const all = rows.length > 0 && rows.every((row) => picked.has(props.id(row)))
  return (
    <section className="table-wrap" aria-label={label} aria-busy={waiting || undefined} ref={reachable}>
      <table className={dense ? 'dt dense' : 'dt'}>
        <thead>
          <tr>
            {picks && (
              <th scope="col" className="pick">
                <input type="checkbox" aria-label={say('desk.list.select.all')} checked={all} onChange={onPickAll} />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.name} scope="col" className={column.look}>
                {say(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {waiting && rows.length === 0
            ? EMPTY_ROWS.map((n) => (
                <tr key={n}>
                  {picks && <td className="pick">&nbsp;</td>}
                  {columns.map((column) => (
                    <td key={column.name}>
                      <span className="skel line">&nbsp;</span>
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => <OneRow key={props.id(row)} {...props} row={row} />)}
        </tbody>
      </table>
    </section>
  )
}

function OneRow<Row>({ row, columns, id, name, opened, onOpen, picks, picked, onPick }: Props<Row> & { row: Row }) {
  const key = id(row)
  return (
    <tr
      data-row={key}
      tabIndex={-1}
      aria-current={opened === key || undefined}
      className={picked.has(key) ? 'picked' : undefined}
    >
      {picks && (
        <td className="pick">
          <input
            type="checkbox"
            aria-label={say('desk.list.select', { id: name(row) })}
            checked={picked.has(key)}
            onChange={() => onPick(key)}
          />
        </td>
      )}
      {columns.map((column, n) => (
        <td key={column.name} className={column.look}>
          {n === 0 ? (
            <button
              type="button"
              className="link"
              aria-label={say('desk.list.open', { id: name(row) })}
              onClick={() => onOpen(key)}
            >
              {column.show(row)}
            </button>
          ) : (
            column.show(row)
          )}
        </td>
      ))}
    </tr>
  )
}
