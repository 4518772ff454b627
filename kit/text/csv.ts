/**
 * What a spreadsheet would work out as a formula when a cell begins with it: also full-width, as
 * East Asian ones take it, and after spaces, which some cut off.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\u200b\ufeff]*[=+\-@＝＋－＠])/
const NUMBER = /^-?\d+(?:\.\d+)?$/

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value)
}

/**
 * One cell of a table of comma-separated values, quoted where it has to be.
 *
 * What a spreadsheet would take for a formula gets an apostrophe before it: names and texts come
 * from strangers. Numbers stay numbers, also below zero.
 */
export function csvCell(value: unknown): string {
  const plain = textOf(value)
  const harmless = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A whole table, its names first. It begins with the mark by which spreadsheets know UTF-8. */
export const csvTable = (names: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[names, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`

/** One row of a table, with the line it begins at. */
export interface CsvRow {
  cells: string[]
  line: number
}

/** What isn't a table: a quote that never ends, or more rows than are read. */
export class CsvError extends Error {
  readonly what: 'quote' | 'long'
  readonly line: number

  constructor(what: 'quote' | 'long', line: number) {
    super(`csv: ${what}, line ${line}`)
    this.what = what
    this.line = line
  }
}

/**
 * The rows of a table by RFC 4180. The separator is the one of comma, semicolon and tab that stands
 * most in the first lines.
 *
 * Throws CsvError for a quote that never ends, and for more rows than `most`.
 */
export function csvRows(text: string, most: number): CsvRow[] {
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let begun = 1
  const endRow = () => {
    rows.push({ cells: [...cells, cell], line: begun })
    if (rows.length > most) throw new CsvError('long', begun)
    cells = []
    cell = ''
    begun = line
  }
  for (let at = 0; at < text.length;) {
    if (quoted) {
      const end = text.indexOf('"', at)
      if (end < 0) break
      const words = text.slice(at, end)
      line += linesIn(words)
      cell += words
      quoted = text[end + 1] === '"'
      if (quoted) cell += '"'
      at = end + (quoted ? 2 : 1)
      continue
    }
    const words = plainAt(text, at)
    cell += words
    at += words.length
    const sign = text[at++]
    if (sign === '\n') line++
    if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r' && sign !== undefined) cell += sign
  }
  if (quoted) throw new CsvError('quote', begun)
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}

const PLAIN = /[^",;\t\r\n]*/y

/** What stands from a place on up to the next sign that may mean something. */
function plainAt(text: string, at: number): string {
  PLAIN.lastIndex = at
  return PLAIN.exec(text)?.[0] ?? ''
}

function linesIn(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

function separatorOf(text: string): string {
  const head = text.slice(0, 2_000)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0]!
}

/** A cell as it was before `csvCell` made it harmless. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
