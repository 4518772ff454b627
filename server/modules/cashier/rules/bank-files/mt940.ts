import { BankFileError, cleaned, MOST_LINES, type BankLine, type Reading } from './line.ts'
import { momentOf } from './moments.ts'
import { decimalIn } from './numbers.ts'

interface Field {
  tag: string
  value: string
  line: number
}

const MOVEMENT =
  /^(\d{2})(\d{2})(\d{2})(\d{4})?(RC|RD|C|D)([A-Z])?([0-9]{1,15},[0-9]{0,3})([NFS][A-Z0-9]{3})([^\n]*?)(?:\/\/([^\n]*))?(?:\n([^]*))?$/
const BALANCE = /^([CD])(\d{6})([A-Z]{3})([0-9]{1,15},[0-9]{0,3})$/

/**
 * The movements of MT940 statements. Refuses a file of another account, or one whose balances don't
 * add up.
 */
export function readMt940(text: string, reading: Reading): BankLine[] {
  const lines: BankLine[] = []
  let running: bigint | undefined
  for (const { tag, value, line } of fieldsOf(text)) {
    if (tag === '25' && !isAccount(value, reading.account)) throw new BankFileError('BANK_FILE_FORMAT', line)
    else if (tag === '60F' || tag === '60M') running = balanceOf(value, line, reading.scale)
    else if (tag === '61') {
      if (running === undefined) throw new BankFileError('BANK_FILE_FORMAT', line)
      const movement = movementOf(value, line, reading)
      running += movement.amount
      lines.push({ ...movement, balance: running })
      if (lines.length > MOST_LINES) throw new BankFileError('BANK_FILE_SIZE')
    } else if (tag === '86' && lines.length > 0) lines[lines.length - 1] = withDetails(lines.at(-1)!, value)
    else if ((tag === '62F' || tag === '62M') && balanceOf(value, line, reading.scale) !== running)
      throw new BankFileError('BANK_FILE_FORMAT', line)
  }
  if (running === undefined) throw new BankFileError('BANK_FILE_FORMAT', 1)
  return lines
}

/** An account as a file names it, with or without its bank and currency around it. */
const isAccount = (named: string, account: string): boolean =>
  named
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .some((part) => part === account.toUpperCase() || part.replace(/[A-Z]{3}$/, '') === account.toUpperCase())

function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const begun = /^:(\d{2}[A-Z]?):(.*)$/.exec(raw)
    if (begun) fields.push({ tag: begun[1]!, value: begun[2]!, line: index + 1 })
    else if (fields.length > 0 && raw !== '' && !/^[-{]/.test(raw)) fields.at(-1)!.value += `\n${raw}`
  }
  return fields
}

function balanceOf(value: string, line: number, scale: number): bigint {
  const read = BALANCE.exec(value.trim())
  const units = read && decimalIn(read[4]!, scale)
  if (units === null || units === undefined) throw new BankFileError('BANK_FILE_FORMAT', line)
  return read![1] === 'D' ? -units : units
}

function movementOf(value: string, line: number, { zone, scale }: Reading): BankLine {
  const read = MOVEMENT.exec(value)
  if (!read) throw new BankFileError('BANK_FILE_FORMAT', line)
  const [, year, month, day, , mark, , written, , own = '', bank = '', more = ''] = read
  const bookedAt = momentOf({ year: 2000 + Number(year), month: Number(month), day: Number(day) }, zone)
  const units = decimalIn(written!, scale)
  if (bookedAt === undefined || !units) throw new BankFileError('BANK_FILE_FORMAT', line)
  // A credit taken back goes out, a debit taken back comes in.
  const amount = mark === 'C' || mark === 'RD' ? units : -units
  const reference = cleaned(bank || (own === 'NONREF' ? '' : own))
  return { bookedAt, amount, content: cleaned(more), payerName: '', payerAccount: '', reference, balance: null }
}

/**
 * Field 86: plain, or in the parts `?20` to `?29` and `?60` on (content), `?31` (account), `?32`
 * and `?33` (name).
 */
function withDetails(line: BankLine, value: string): BankLine {
  const parts = [...value.replaceAll('\n', '').matchAll(/\?(\d{2})([^?]*)/g)].map(
    ([, no, text]) => [Number(no), text!] as const,
  )
  const all = (from: number, to: number) =>
    parts
      .filter(([no]) => no >= from && no <= to)
      .map(([, text]) => text)
      .join('')
  if (parts.length === 0) return { ...line, content: cleaned(`${line.content} ${value}`) }
  return {
    ...line,
    content: cleaned(`${line.content} ${all(20, 29)}${all(60, 63)}`),
    payerAccount: cleaned(all(31, 31)),
    payerName: cleaned(all(32, 33)),
  }
}
