import type { AccountStatement } from '@senluna/contract/money/reports.ts'
import { text } from '@senluna/web/client/text.ts'
import { monthText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../brand.ts'
import { type Figure, figureName, figuresOf, figureText, sumOf } from './figures.ts'

type Figures = AccountStatement['total']

/** What a month says at a glance; each column is a figure or a sum of some. */
const COLUMNS = [
  { name: 'opening', figures: ['opening'] },
  { name: 'moved', figures: ['deposit', 'withdraw'] },
  { name: 'result', figures: ['result'] },
  { name: 'other', figures: ['fee', 'bonus', 'transfer', 'adjust'] },
  { name: 'closing', figures: ['closing'] },
] as const satisfies readonly { name: string; figures: readonly Figure[] }[]
type Column = (typeof COLUMNS)[number]

const titleOf = ({ name }: Column): string =>
  name === 'moved' ? text('profit.netDeposit') : name === 'other' ? text('statement.other') : figureName(name)

/** The total of a statement and its months, the newest first; each opens to all its figures. */
export function StatementMonths({ statement: { months, total } }: { statement: AccountStatement }) {
  return (
    <div className="statement-months">
      <p className="statement-line statement-head" aria-hidden>
        <i />
        <span className="month">{text('statement.month')}</span>
        {COLUMNS.map((column) => (
          <span key={column.name} className={column.name}>
            {titleOf(column)}
          </span>
        ))}
      </p>
      <Month name={text('statement.total')} values={total} isOpen />
      {months.toReversed().map((month) => (
        <Month key={month.month} name={monthText(`${month.month}-01`)} values={month} />
      ))}
    </div>
  )
}

function Month({ name, values, isOpen = false }: { name: string; values: Figures; isOpen?: boolean }) {
  const { currency } = useBrand()
  return (
    <details open={isOpen} className={isOpen ? 'total' : undefined}>
      <summary className="statement-line">
        <b className="month">{name}</b>
        {COLUMNS.map((column) => {
          const digits = sumOf(values, column.figures)
          return (
            <span key={column.name} className={`num ${column.name} ${column.name === 'result' ? toneOf(digits) : ''}`}>
              <span className="sr">{titleOf(column)} </span>
              {column.name === 'result' && <small aria-hidden>{titleOf(column)} </small>}
              <bdi dir="ltr">{figureText(column.figures[0], digits, currency)}</bdi>
            </span>
          )
        })}
      </summary>
      <dl>
        {figuresOf([values]).map((figure) => (
          <div key={figure} className={figure}>
            <dt>{figureName(figure)}</dt>
            <dd className="num">
              <bdi dir="ltr">{figureText(figure, values[figure], currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const toneOf = (digits: string): string => (digits === '0' ? '' : digits.startsWith('-') ? 'down' : 'up')
