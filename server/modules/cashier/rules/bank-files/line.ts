import type { Instant } from '@senluna/kit/time.ts'

/**
 * One line of an account's statement, of any format. Money in smallest units: positive came in,
 * negative went out.
 */
export interface BankLine {
  bookedAt: Instant
  amount: bigint
  content: string
  payerName: string
  payerAccount: string
  /** The bank's own name of it; empty when the file has none. */
  reference: string
  /** What the account held after it. */
  balance: bigint | null
}

/** What a file is read with. */
export interface Reading {
  /** The account it must be of. */
  account: string
  /** IANA name of the zone that its times are in. */
  zone: string
  /** Decimals of the currency's smallest unit. */
  scale: number
}

/** Why a file is not taken, and at which line of it. */
export class BankFileError extends Error {
  readonly code:
    | 'BANK_FILE_FORMAT'
    | 'BANK_FILE_ENCODING'
    | 'BANK_FILE_FORMULA'
    | 'BANK_FILE_BALANCE'
    | 'BANK_FILE_SIZE'
    | 'BANK_FILE_SUM'
  readonly line: number | undefined

  constructor(code: BankFileError['code'], line?: number) {
    super(`${code}${line === undefined ? '' : ` at line ${line}`}`)
    this.name = 'BankFileError'
    this.code = code
    this.line = line
  }
}

/** The most lines of one import. */
export const MOST_LINES = 5_000
/** What one line may come to, and all lines of a file together: 15 digits. */
export const MOST_UNITS = 10n ** 15n - 1n
/** The most bytes of one file. */
export const MOST_BYTES = 4 * 1024 * 1024

const TEXT_MOST = 500

/**
 * A text of a file as it is kept: one line, no control characters, not longer than anybody reads.
 */
export const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, TEXT_MOST)
