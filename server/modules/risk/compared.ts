import { isIP } from 'node:net'

/**
 * A name as it is compared: in capitals, without marks, with one space between words. `Nguyễn Văn
 * Đạt` is `NGUYEN VAN DAT`.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()
    .replace(/\s+/gu, ' ')
    .trim()

/** An address of Ethereum means the same in any case; accounts keep it in lower case. */
const ETHEREUM = /^0x[0-9a-f]{40}$/i

/**
 * What a watch list compares: names as above, the rest without spaces, banks in capitals without
 * dots and dashes, IPs and addresses of Ethereum in lower case.
 */
export function comparedAs(kind: string, value: string): string {
  if (kind === 'NAME') return plainName(value)
  const bare = value.normalize('NFKC').replace(/\s+/g, '')
  if (kind === 'ADDRESS' && ETHEREUM.test(bare)) return bare.toLowerCase()
  if (kind === 'IP') return bare.toLowerCase()
  return kind === 'BANK' ? bare.replace(/[.-]/g, '').toUpperCase() : bare
}

const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/

/**
 * Whether a value, as it is compared, can be one at all: what is written wrongly would stand on a
 * list and never be found.
 */
export function canBeWatched(kind: string, value: string): boolean {
  if (kind === 'NAME') return /\p{L}.*\p{L}/u.test(value) && /^[\p{L}\p{N} .'’-]+$/u.test(value)
  if (kind === 'IP') return isIP(value) !== 0
  if (kind === 'BANK') return /^[0-9A-Z]{4,34}$/.test(value)
  if (kind === 'ADDRESS') return ETHEREUM.test(value) || TRON.test(value)
  return /^[!-~]{6,64}$/.test(value)
}
