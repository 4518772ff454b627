import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'

type Kind = PayoutAccount['kind']

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** The bytes of a base58 text with a checksum at its end; undefined when it isn't one. */
function base58Check(text: string): Buffer | undefined {
  let value = 0n
  for (const letter of text) {
    const digit = BASE58.indexOf(letter)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex')
  const [body, check] = [bytes.subarray(0, -4), bytes.subarray(-4)]
  return bytes.length > 4 && sha256(sha256(body)).subarray(0, 4).equals(check) ? body : undefined
}

/** A TRON address: 21 bytes that begin with 0x41, by their checksum. */
export function isTronAddress(text: string): boolean {
  const body = /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text) ? base58Check(text) : undefined
  return body?.length === 21 && body[0] === 0x41
}

/** An Ethereum address; where its letters are of both cases they are its checksum (EIP-55). */
export function isEthereumAddress(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false
  const digits = text.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true
  const hash = Buffer.from(keccak_256(Buffer.from(digits.toLowerCase(), 'ascii'))).toString('hex')
  return [...digits].every(
    (letter, at) => !/[a-f]/i.test(letter) || /[A-F]/.test(letter) === Number.parseInt(hash[at]!, 16) >= 8,
  )
}

/** A number or an address as it is kept: one way to write each. Undefined when it can't be one. */
export function accountNumber(kind: Kind, typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace(/[\s.-]/g, '')
  if (kind === 'USDT_TRC20') return isTronAddress(text) ? text : undefined
  // Of an address any case means the same; kept in lower case, so that nobody binds it twice.
  if (kind === 'USDT_ERC20') return isEthereumAddress(text) ? text.toLowerCase() : undefined
  return /^[0-9]{6,19}$/.test(text) ? text : undefined
}

/** A number as lists show it: the last four digits, or both ends of an address. */
export const maskedNumber = (kind: Kind, number: string): string =>
  kind === 'BANK' ? `•••• ${number.slice(-4)}` : `${number.slice(0, 6)}…${number.slice(-6)}`
