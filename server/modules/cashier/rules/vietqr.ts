/** Who is paid, and what for. */
export interface VietQr {
  /** The bank's number at NAPAS, 6 digits. */
  bin: string
  account: string
  /** Smallest units of đồng; absent: whoever pays fills it in. */
  amount?: bigint
  billNumber?: string
  content?: string
  /** To an account, or to a card. */
  service?: 'QRIBFTTA' | 'QRIBFTTC'
}

const NAPAS = 'A000000727'
const TEXT = /^[\x20-\x7e]{1,25}$/

/**
 * The text inside a VietQR picture (EMVCo merchant-presented, NAPAS 247).
 *
 * Throws RangeError for what the format can't carry. Source: docs/cashier.md, "VietQR".
 */
export function vietqrPayload({ bin, account, amount, billNumber, content, service = 'QRIBFTTA' }: VietQr): string {
  need(/^[0-9]{6}$/.test(bin), 'a bank has six digits')
  need(/^[0-9A-Za-z]{1,19}$/.test(account), 'an account has at most 19 letters and digits')
  need(amount === undefined || (amount > 0n && amount < 10n ** 13n), 'an amount has at most 13 digits')
  for (const text of [billNumber, content])
    need(text === undefined || TEXT.test(text), 'a text has 1 to 25 plain signs')
  const more = (billNumber ? field('01', billNumber) : '') + (content ? field('08', content) : '')
  const payee = field('00', NAPAS) + field('01', field('00', bin) + field('01', account)) + field('02', service)
  const open =
    field('00', '01') +
    field('01', amount === undefined ? '11' : '12') +
    field('38', payee) +
    field('53', '704') +
    (amount === undefined ? '' : field('54', amount.toString())) +
    field('58', 'VN') +
    (more ? field('62', more) : '') +
    '6304'
  return open + crc16(open)
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

function need(holds: boolean, what: string): void {
  if (!holds) throw new RangeError(what)
}

/**
 * CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of plain signs, as four upper-case hex digits.
 */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const sign of text) {
    crc ^= sign.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
