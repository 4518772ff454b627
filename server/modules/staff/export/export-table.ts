import { csvTable } from '@senluna/kit/text/csv.ts'
import { numbers } from '@senluna/kit/text/formatters.ts'
import { plainText } from '@senluna/text/all.ts'
import type { ExportColumn } from './export-columns.ts'

/**
 * Rows of a list as a table. One that was cut says so in its last line, in the language of whoever
 * takes it: who opens the file may never have seen the page.
 */
export function exportTable(
  columns: readonly ExportColumn[],
  rows: readonly Readonly<Record<string, unknown>>[],
  cutFor?: string,
): string {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)))
  if (cutFor !== undefined)
    cells.push([plainText(cutFor, 'records.export.cut', { count: numbers('en').format(rows.length) })])
  return csvTable(
    columns.map(({ name }) => name),
    cells,
  )
}
