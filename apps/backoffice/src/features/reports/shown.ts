import { say } from '../../say.ts'

/** A row's name, or that it is the total. */
export const nameOf = (row: { total: boolean }, name: string): string => (row.total ? say('desk.reports.total') : name)

/** The rows of the first currency without the totals: a chart never sets two beside each other. */
export function oneCurrency<Row extends { total: boolean; currency: { code: string } }>(rows: readonly Row[]): Row[] {
  const code = rows[0]?.currency.code
  return rows.filter((row) => !row.total && row.currency.code === code)
}
