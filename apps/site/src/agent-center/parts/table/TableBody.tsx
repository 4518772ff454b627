import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
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
  const { title, money, count, words, cell, under = [] } = column
  return (
    <td className={money || count ? 'num end' : undefined} data-label={title}>
      {cell ? (
        cell(row)
      ) : money ? (
        <MoneyWords digits={money(row)} />
      ) : count ? (
        countText(count(row))
      ) : (
        <bdi>{words?.(row)}</bdi>
      )}
      {under.map((below) => (
        <small key={below.key} className="ag-under">
          <span className="sr">{below.title}: </span>
          {below.money ? <MoneyWords digits={below.money(row)} /> : <bdi>{below.words?.(row)}</bdi>}
        </small>
      ))}
    </td>
  )
}

/** An amount, red where it is below 0. */
export function MoneyWords({ digits }: { digits: string }) {
  const { currency } = useBrand()
  return (
    <bdi dir="ltr" className={digits.startsWith('-') ? 'neg' : undefined}>
      {moneyText(digits, currency)}
    </bdi>
  )
}
