import type { Brand } from '@senluna/kit/brand.ts'
import { numbers } from '@senluna/kit/text/formatters.ts'
import { plainText } from '@senluna/text/all.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Member } from '../../members/index.ts'

/** Whose data, and how they are read. */
export interface ExportOf {
  db: Db
  member: Member
  brand: Brand
  /** For names of things; what is kept stays as it is. */
  language: string
}

/**
 * One file of a member's own data. Rows come page by page, so that a long history needs no more
 * memory than a short one.
 */
export interface ExportSection {
  /** The file's name without its ending. */
  name: string
  /** A table of these columns, as CSV. Without, the rows are one JSON document. */
  columns?: readonly string[]
  /**
   * What the columns are called in a language, in the same order. Without: by the names of the
   * fields.
   */
  titles?: (language: string) => readonly string[]
  /** So many rows of it at most; absent: as many as any file may hold. */
  most?: number
  rows(who: ExportOf): AsyncIterable<Readonly<Record<string, unknown>>>
}

/** So many rows of one file at most; what is older is had from customer service. */
export const MOST_ROWS = 1_000_000

/** What came into a file. */
export interface Written {
  rows: number
  /** There was more than one file may hold. */
  cut: boolean
}

/**
 * A section as the text of its file, piece by piece, `most` rows of it; `written` follows what came
 * into it. A table that holds no more says so in its last line: who opens it may never have seen
 * the page.
 */
export async function* textOf(
  section: ExportSection,
  exportOf: ExportOf,
  written: Written = { rows: 0, cut: false },
  most: number = MOST_ROWS,
): AsyncGenerator<string> {
  const { columns } = section
  async function* rows() {
    for await (const row of section.rows(exportOf)) {
      if (written.rows >= most) {
        written.cut = true
        return
      }
      written.rows += 1
      yield row
    }
  }
  if (columns) {
    // The mark tells spreadsheets that this is UTF-8.
    const titles = section.titles?.(exportOf.language) ?? columns
    yield `\uFEFF${titles.map(cellOf).join(',')}\r\n`
    for await (const row of rows()) yield `${columns.map((column) => cellOf(row[column])).join(',')}\r\n`
    if (written.cut) yield `${cellOf(goesOn(exportOf.language, written.rows))}\r\n`
    return
  }
  let first = true
  yield '['
  for await (const row of rows()) {
    yield `${first ? '\n' : ',\n'}${JSON.stringify(row, null, 2)}`
    first = false
  }
  yield '\n]\n'
}

const goesOn = (language: string, rows: number): string =>
  plainText(language, 'records.export.cut', { count: numbers('en').format(rows) })

/** A cell of CSV (RFC 4180). A text that a spreadsheet would take for a formula is kept a text. */
export function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const formula = /^[=+@\t\r]/.test(text) || (text.startsWith('-') && !/^-\d+(?:\.\d+)?$/.test(text))
  const safe = formula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Goes through a list that is read by pages, one page at a time. */
export async function* allPages<Row>(
  page: (after: string | undefined) => Promise<{ list: readonly Row[]; next?: string }>,
): AsyncGenerator<Row> {
  let after: string | undefined
  do {
    const { list, next } = await page(after)
    yield* list
    after = next
  } while (after !== undefined)
}
