import { CsvError, csvRows, type CsvRow } from '@senluna/kit/text/csv.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import { brokenBalance } from './balances.ts'
import { BankFileError, cleaned, MOST_LINES, type BankLine, type Reading } from './line.ts'
import { momentIn } from './moments.ts'
import { amountIn } from './numbers.ts'

/** What columns are called, without marks, in Vietnamese and English statements. */
const NAMES = {
  date: [
    'date',
    'booking date',
    'transaction date',
    'value date',
    'time',
    'ngay',
    'ngay giao dich',
    'ngay gd',
    'thoi gian',
  ],
  amount: ['amount', 'so tien', 'so tien giao dich'],
  credit: ['credit', 'credit amount', 'ghi co', 'so tien ghi co', 'tien vao', 'phat sinh co'],
  debit: ['debit', 'debit amount', 'ghi no', 'so tien ghi no', 'tien ra', 'phat sinh no'],
  content: ['content', 'description', 'details', 'remark', 'noi dung', 'noi dung giao dich', 'dien giai', 'mo ta'],
  reference: ['reference', 'ref', 'transaction id', 'so tham chieu', 'ma giao dich', 'so but toan', 'so ct'],
  payerName: ['payer', 'payer name', 'sender', 'counterparty', 'nguoi gui', 'ten nguoi gui', 'nguoi chuyen'],
  payerAccount: [
    'payer account',
    'sender account',
    'tai khoan gui',
    'so tai khoan gui',
    'tk doi ung',
    'tai khoan doi ung',
  ],
  balance: ['balance', 'running balance', 'so du'],
} as const
type Column = keyof typeof NAMES

/** The lines of a comma-, semicolon- or tab-separated statement with a line of names. */
export function readCsv(text: string, reading: Reading): BankLine[] {
  const rows = rowsOf(text)
  const head = rows.findIndex((row) => columnsOf(row.cells) !== undefined)
  const columns = head < 0 ? undefined : columnsOf(rows[head]!.cells)
  if (!columns || head > 20) throw new BankFileError('BANK_FILE_FORMAT', 1)
  const body = rows.slice(head + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const lines = body.map(({ cells, line }) => {
    for (const [index, cell] of cells.entries()) refuseFormula(cell, line, isNumeric(columns, index), reading.scale)
    return lineOf(cells, columns, line, reading)
  })
  const broken = brokenBalance(lines)
  if (broken !== undefined) throw new BankFileError('BANK_FILE_BALANCE', body[broken]!.line)
  return lines
}

const isNumeric = (columns: Partial<Record<Column, number>>, index: number): boolean =>
  [columns.amount, columns.credit, columns.debit, columns.balance].includes(index)

/**
 * A number with a sign, a telephone's too, and words after it: what honest people write, and
 * nothing that could be worked out.
 */
const SIGNED_WORDS = /^\s*[+-]\d[\p{L}\p{M}\d\s.,:;-]*$/u

/**
 * A cell that a spreadsheet would run: nobody's statement has one, but whoever pays writes the
 * content.
 */
function refuseFormula(cell: string, line: number, numeric: boolean, scale: number): void {
  if (!/^[\s'"]*[=+\-@]/.test(cell)) return
  if (numeric && amountIn(cell, scale) !== undefined) return
  if (/^\s*-+\s*$/.test(cell) || SIGNED_WORDS.test(cell)) return
  throw new BankFileError('BANK_FILE_FORMULA', line)
}

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> | undefined {
  const found: Partial<Record<Column, number>> = {}
  for (const [index, cell] of cells.entries()) {
    const name = fold(cell)
    for (const column of Object.keys(NAMES) as Column[])
      if ((NAMES[column] as readonly string[]).includes(name)) found[column] ??= index
  }
  const money = found.amount !== undefined || found.credit !== undefined
  return found.date !== undefined && money && found.content !== undefined ? found : undefined
}

function lineOf(
  cells: readonly string[],
  columns: Partial<Record<Column, number>>,
  line: number,
  { zone, scale }: Reading,
): BankLine {
  const cell = (column: Column): string => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''))
  const number = (column: Column): bigint | null => {
    const written = cell(column).trim()
    if (written === '' || /^-+$/.test(written)) return null
    const units = amountIn(written, scale)
    if (units === undefined) throw new BankFileError('BANK_FILE_FORMAT', line)
    return units
  }
  const bookedAt = momentIn(cell('date'), zone)
  const out = number('debit') ?? 0n
  const amount = number('amount') ?? (number('credit') ?? 0n) - (out < 0n ? -out : out)
  if (bookedAt === undefined || amount === 0n) throw new BankFileError('BANK_FILE_FORMAT', line)
  return {
    bookedAt,
    amount,
    content: cleaned(cell('content')),
    payerName: cleaned(cell('payerName')),
    payerAccount: cleaned(cell('payerAccount')),
    reference: cleaned(cell('reference')),
    balance: number('balance'),
  }
}

/** The rows of a statement. */
function rowsOf(text: string): readonly CsvRow[] {
  try {
    return csvRows(text, MOST_LINES + 40)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.what === 'long') throw new BankFileError('BANK_FILE_SIZE')
    throw new BankFileError('BANK_FILE_FORMAT', error.line)
  }
}
