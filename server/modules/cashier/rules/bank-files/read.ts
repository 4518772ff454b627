import { readCamt053 } from './camt053.ts'
import { readCsv } from './csv.ts'
import { BankFileError, MOST_BYTES, MOST_LINES, MOST_UNITS, type BankLine, type Reading } from './line.ts'
import { readMt940 } from './mt940.ts'

export const BANK_FILES = ['CSV', 'MT940', 'CAMT053'] as const
export type BankFile = (typeof BANK_FILES)[number]

/**
 * The lines of a bank's file, whichever of the three kinds it is by its content.
 *
 * Throws BankFileError: not UTF-8, too long, more money than any bank moves, a formula in a cell,
 * or no file of these kinds for this account.
 */
export function readBankFile(bytes: Uint8Array, reading: Reading): { kind: BankFile; lines: BankLine[] } {
  if (bytes.length > MOST_BYTES) throw new BankFileError('BANK_FILE_SIZE')
  const text = utf8(bytes)
  const kind = kindOf(text)
  const lines = READERS[kind](text, reading)
  if (lines.length > MOST_LINES) throw new BankFileError('BANK_FILE_SIZE')
  if (lines.length === 0) throw new BankFileError('BANK_FILE_FORMAT', 1)
  refuseTooMuch(lines)
  return { kind, lines }
}

/** What is beyond every bank's day is no statement, and nothing that comes of it could be kept. */
function refuseTooMuch(lines: readonly BankLine[]): void {
  let sum = 0n
  for (const { amount } of lines) {
    sum += amount < 0n ? -amount : amount
    if (sum > MOST_UNITS) throw new BankFileError('BANK_FILE_SUM')
  }
}

const READERS = { CSV: readCsv, MT940: readMt940, CAMT053: readCamt053 } as const

function kindOf(text: string): BankFile {
  if (/^\s*</.test(text)) return 'CAMT053'
  return /(?:^|\n):20:/.test(text.slice(0, 4_000)) ? 'MT940' : 'CSV'
}

function utf8(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // The text is in another encoding; the error below says so.
  }
  throw new BankFileError('BANK_FILE_ENCODING')
}
