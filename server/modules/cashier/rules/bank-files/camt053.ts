import { BankFileError, cleaned, MOST_LINES, type BankLine, type Reading } from './line.ts'
import { momentIn } from './moments.ts'
import { decimalIn } from './numbers.ts'
import { allAt, readXml, textAt, type Element } from './xml.ts'

/**
 * The booked entries of a CAMT.053 statement (ISO 20022); an entry of several payments is one line
 * for each.
 */
export function readCamt053(text: string, reading: Reading): BankLine[] {
  const top = readXml(text)
  const statements = top ? allAt(top, 'BkToCstmrStmt/Stmt') : []
  if (statements.length === 0) throw new BankFileError('BANK_FILE_FORMAT', 1)
  const lines: BankLine[] = []
  for (const statement of statements) {
    const account = textAt(statement, 'Acct/Id/Othr/Id') || textAt(statement, 'Acct/Id/IBAN')
    if (account.toUpperCase() !== reading.account.toUpperCase()) throw new BankFileError('BANK_FILE_FORMAT', 1)
    const own: BankLine[] = []
    for (const [index, entry] of allAt(statement, 'Ntry').entries()) {
      if (isBooked(entry)) own.push(...linesOf(entry, index + 1, reading))
      if (lines.length + own.length > MOST_LINES) throw new BankFileError('BANK_FILE_SIZE')
    }
    refuseBrokenBalances(statement, own, reading)
    lines.push(...own)
  }
  return lines
}

/** What a statement says it began with, its entries and what it says it ended with must agree. */
function refuseBrokenBalances(statement: Element, lines: readonly BankLine[], reading: Reading): void {
  const [opening, closing] = [balanceAt(statement, 'OPBD', reading), balanceAt(statement, 'CLBD', reading)]
  if (opening === undefined || closing === undefined) return
  if (opening + lines.reduce((sum, { amount }) => sum + amount, 0n) !== closing)
    throw new BankFileError('BANK_FILE_BALANCE')
}

function balanceAt(statement: Element, code: string, { scale }: Reading): bigint | undefined {
  const stated = allAt(statement, 'Bal').find((balance) => textAt(balance, 'Tp/CdOrPrtry/Cd') === code)
  const units = stated && decimalIn(textAt(stated, 'Amt'), scale)
  if (!stated || units === undefined) return undefined
  return textAt(stated, 'CdtDbtInd') === 'DBIT' ? -units : units
}

/** What is only expected is no money yet. Older files have the word itself, newer a code. */
function isBooked(entry: Element): boolean {
  const state = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')
  return state === '' || state === 'BOOK'
}

function linesOf(entry: Element, no: number, reading: Reading): BankLine[] {
  const whole = signed(entry, textAt(entry, 'Amt'), no, reading)
  const bookedAt = momentIn(textAt(entry, 'BookgDt/DtTm') || textAt(entry, 'BookgDt/Dt'), reading.zone)
  if (bookedAt === undefined) throw new BankFileError('BANK_FILE_FORMAT', no)
  const reference = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef')
  const line = (payment: Element | undefined, amount: bigint, part: string): BankLine => ({
    bookedAt,
    amount,
    content: cleaned(
      (payment &&
        (allAt(payment, 'RmtInf/Ustrd')
          .map((element) => element.text)
          .join(' ') ||
          textAt(payment, 'AddtlTxInf'))) ||
        textAt(entry, 'AddtlNtryInf'),
    ),
    payerName: cleaned(payment ? textAt(payment, 'RltdPties/Dbtr/Nm') || textAt(payment, 'RltdPties/Dbtr/Pty/Nm') : ''),
    payerAccount: cleaned(
      payment ? textAt(payment, 'RltdPties/DbtrAcct/Id/Othr/Id') || textAt(payment, 'RltdPties/DbtrAcct/Id/IBAN') : '',
    ),
    reference: cleaned((payment && textAt(payment, 'Refs/AcctSvcrRef')) || (reference && `${reference}${part}`)),
    balance: null,
  })
  const payments = allAt(entry, 'NtryDtls/TxDtls')
  const parts = payments.map((payment) => textAt(payment, 'AmtDtls/TxAmt/Amt') || textAt(payment, 'Amt'))
  if (payments.length < 2 || parts.includes('')) return [line(payments[0], whole, '')]
  const lines = payments.map((payment, index) =>
    line(payment, signed(entry, parts[index]!, no, reading), `/${index + 1}`),
  )
  if (lines.reduce((sum, line) => sum + line.amount, 0n) !== whole) throw new BankFileError('BANK_FILE_FORMAT', no)
  return lines
}

function signed(entry: Element, written: string, no: number, { scale }: Reading): bigint {
  const units = decimalIn(written, scale)
  const direction = textAt(entry, 'CdtDbtInd')
  if (!units || (direction !== 'CRDT' && direction !== 'DBIT')) throw new BankFileError('BANK_FILE_FORMAT', no)
  return direction === 'CRDT' ? units : -units
}
