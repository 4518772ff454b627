import type { AccountStatement } from '@senluna/contract/money/reports.ts'
import { text } from '@senluna/web/client/text.ts'
import { monthText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../brand.ts'
import { type Figure, figureName, figuresOf, figureText } from './figures.ts'

/** A whole statement as it stands on paper: the oldest month first, the total last. */
export function StatementTable({ statement }: { statement: AccountStatement }) {
  const figures = figuresOf(statement.months)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('statement.month')}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {figureName(figure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statement.months.map((month) => (
          <Row key={month.month} name={monthText(`${month.month}-01`)} figures={figures} values={month} />
        ))}
      </tbody>
      <tfoot>
        <Row name={text('statement.total')} figures={figures} values={statement.total} />
      </tfoot>
    </table>
  )
}

interface RowProps {
  name: string
  figures: readonly Figure[]
  values: AccountStatement['total']
}

function Row({ name, figures, values }: RowProps) {
  const { currency } = useBrand()
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure) => (
        <td key={figure} className="num">
          <bdi dir="ltr">{figureText(figure, values[figure], currency)}</bdi>
        </td>
      ))}
    </tr>
  )
}
