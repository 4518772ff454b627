import { text } from '@senluna/web/client/text.ts'
import { MoneyWords } from './TableBody.tsx'
import { sumsOf, type AgentColumn } from './table.ts'

interface Props<Row> {
  rows: readonly Row[]
  columns: readonly AgentColumn<Row>[]
  total: Readonly<Record<string, string>> | undefined
  /** There are more rows than those shown. */
  isPart: boolean
  wide: boolean
}

/** What the rows shown come to, and what all do. */
export function TableFoot<Row>({ rows, columns, total, isPart, wide }: Props<Row>) {
  const sums = sumsOf(columns, rows)
  if (Object.keys(sums).length === 0) return null
  return (
    <tfoot>
      {(isPart || !total) && <SumRow name={text('team.subtotal')} columns={columns} sums={sums} wide={wide} />}
      {total && <SumRow name={text('team.total')} columns={columns} sums={total} wide={wide} />}
    </tfoot>
  )
}

interface SumProps<Row> {
  name: string
  columns: readonly AgentColumn<Row>[]
  sums: Readonly<Record<string, string>>
  wide: boolean
}

function SumRow<Row>({ name, columns, sums, wide }: SumProps<Row>) {
  const [first, ...others] = columns
  if (!first) return null
  return (
    <tr>
      <th scope="row">{name}</th>
      {others.map(({ key, title, under = [] }) =>
        sums[key] === undefined ? (
          <td key={key} aria-hidden />
        ) : (
          <td key={key} className="num end" data-label={title}>
            <MoneyWords digits={sums[key]} />
            {under.map(
              (below) =>
                sums[below.key] !== undefined && (
                  <small key={below.key} className="ag-under">
                    <span className="sr">{below.title}: </span>
                    <MoneyWords digits={sums[below.key] ?? '0'} />
                  </small>
                ),
            )}
          </td>
        ),
      )}
      {wide && <td aria-hidden />}
    </tr>
  )
}
