import { csvRows, csvTable, plainCell } from '../../text/csv.ts'
import { readStatement, type Statement, type StatementLines, type WrittenFigures } from './statement.ts'

/** The columns of the members' figures, in their order. */
export const FIGURE_COLUMNS = [
  'account',
  'product',
  'validBet',
  'stake',
  'payout',
  'rebates',
  'bonuses',
  'wages',
  'paymentFees',
  'counts',
  'memberId',
] as const satisfies readonly (keyof WrittenFigures)[]

/** More figures than this are in no bill. */
const MOST_ROWS = 200_000

const SAYS = 'says.'
const PERIOD = 'period.'

/**
 * A statement as a table: the members' figures under the titles, amounts in the smallest unit,
 * then, after an empty row, a name and a value a row. It has no signature.
 */
export function statementTable(
  { figures, period, terms, says, ...parts }: Statement,
  titles: readonly string[],
): string {
  const named = (before: string, values: object) =>
    Object.entries(values).map(([name, value]) => [`${before}${name}`, String(value)])
  return csvTable(titles, [
    ...figures.map((row) => FIGURE_COLUMNS.map((column) => (column === 'counts' ? Number(row.counts) : row[column]))),
    [''],
    ...named('', parts),
    ...named(PERIOD, period),
    ['terms', JSON.stringify(terms)],
    ...named(SAYS, says),
  ])
}

/** A statement out of such a table. Throws a plain sentence for a text that is none. */
export function statementOfTable(text: string): Statement {
  const rows = csvRows(text.replace(/^\uFEFF/, ''), MOST_ROWS).map(({ cells }) => cells.map(plainCell))
  const empty = rows.findIndex((cells) => cells.every((cell) => cell === ''))
  if (empty < 1) throw new Error('The table is no statement of a bill.')
  const values = new Map(rows.slice(empty + 1).map(([name = '', value = '']) => [name, value]))
  const under = (before: string) =>
    Object.fromEntries(
      [...values]
        .filter(([name]) => name.startsWith(before))
        .map(([name, value]) => [name.slice(before.length), value]),
    )
  const plain = Object.fromEntries([...values].filter(([name]) => name !== 'terms' && !name.includes('.')))
  const { isLastOfMonth, ...period } = under(PERIOD)
  const statement = {
    ...plain,
    form: Number(values.get('form')),
    version: Number(values.get('version')),
    contractVersion: Number(values.get('contractVersion')),
    period: { ...period, isLastOfMonth: isLastOfMonth === 'true' },
    terms: JSON.parse(values.get('terms') ?? 'null') as Statement['terms'],
    figures: rows.slice(1, empty).map(figuresOf),
    says: under(SAYS) as Partial<StatementLines>,
  }
  return readStatement(JSON.stringify(statement))
}

function figuresOf(cells: readonly string[]): WrittenFigures {
  const row = Object.fromEntries(FIGURE_COLUMNS.map((column, place) => [column, cells[place] ?? '']))
  return { ...(row as unknown as WrittenFigures), counts: row.counts === '1' }
}
