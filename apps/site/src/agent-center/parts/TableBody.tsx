import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useBrand } from '../../brand.ts'
import type { AgentColumn } from './table.ts'

interface Props<Row> {
  rows: readonly Row[]
  columns: readonly AgentColumn<Row>[]
  keyOf: (row: Row) => string
  expand?: ((row: Row) => ReactNode) | undefined
}

/** The rows of a table; one of them may be open. */
export function TableBody<Row>({ rows, columns, keyOf, expand }: Props<Row>) {
  const [open, setOpen] = useState<string>()
  return (
    <tbody>
      {rows.map((row) => {
        const key = keyOf(row)
        const isOpen = key === open
        return [
          <tr key={key}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
            {expand && (
              <td className="end">
                <IconButton
                  label={text('records.detail')}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : key)}
                >
                  <ChevronDown className={isOpen ? 'i s ag-open' : 'i s'} aria-hidden />
                </IconButton>
              </td>
            )}
          </tr>,
          expand && isOpen && (
            <tr key={`${key} open`} className="ag-more">
              <td colSpan={columns.length + 1}>{expand(row)}</td>
            </tr>
          ),
        ]
      })}
    </tbody>
  )
}

function Cell<Row>({ column, row }: { column: AgentColumn<Row>; row: Row }) {
  const { title, money, count, words, cell } = column
  if (money) return <MoneyCell title={title} digits={money(row)} />
  return (
    <td className={count ? 'num end' : undefined} data-label={title}>
      {cell ? cell(row) : count ? countText(count(row)) : <bdi>{words?.(row)}</bdi>}
    </td>
  )
}

/** An amount at its end; red where it is below 0. */
export function MoneyCell({ title, digits }: { title: string; digits: string | undefined }) {
  const { currency } = useBrand()
  return (
    <td className={digits?.startsWith('-') ? 'num end neg' : 'num end'} data-label={title}>
      {digits !== undefined && <bdi dir="ltr">{moneyText(digits, currency)}</bdi>}
    </td>
  )
}
