import { isIP } from 'node:net'

/**
 * An address of the internet as a number, and of which kind it is. An IPv4 address inside an IPv6
 * one is itself.
 */
export interface Address {
  bits: 32 | 128
  value: bigint
}

const MAPPED = 0xffffn

/** Reads an address in any of its spellings, with or without a zone; nothing for what is none. */
export function addressOf(text: string): Address | undefined {
  const kind = isIP(text)
  if (kind === 4) return { bits: 32, value: numberOf(text.split('.'), 10, 8n) }
  if (kind !== 6) return undefined
  const value = numberOf(groupsOf(text.replace(/%.*$/, '')), 16, 16n)
  return value >> 32n === MAPPED ? { bits: 32, value: value & 0xffff_ffffn } : { bits: 128, value }
}

const numberOf = (parts: readonly string[], base: 10 | 16, width: bigint): bigint =>
  parts.reduce((sum, part) => (sum << width) | BigInt(Number.parseInt(part, base)), 0n)

/** The eight groups of an IPv6 address, those that `::` stands for written out. */
function groupsOf(text: string): string[] {
  const plain = text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...four: string[]) => {
    const [a, b, c, d] = four.slice(0, 4).map(Number) as [number, number, number, number]
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [left = '', right] = plain.split('::')
  const before = left.split(':').filter(Boolean)
  if (right === undefined) return before
  const after = right.split(':').filter(Boolean)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

interface Range {
  bits: 32 | 128
  from: bigint
  to: bigint
}

/** Names for the ranges in which proxies of one's own stand. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const REMEMBERED = 1_000

/**
 * Addresses and ranges (`203.0.113.0/24`) somebody listed, and whether an address is among them.
 */
export class AddressList {
  readonly #ranges: readonly Range[]
  readonly #known = new Map<string, boolean>()

  /**
   * Throws a sentence that names the first entry that is neither an address, a range nor a name of
   * ranges.
   */
  constructor(entries: readonly string[]) {
    this.#ranges = entries.flatMap((entry) =>
      (NAMED[entry] ?? [entry]).map((item) => {
        const range = rangeOf(item)
        if (range) return range
        throw new Error(
          `"${item}" is neither an address, a range such as 203.0.113.0/24, nor loopback, linklocal, uniquelocal`,
        )
      }),
    )
  }

  has(text: string): boolean {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const address = addressOf(text)
    const found =
      address !== undefined &&
      this.#ranges.some(({ bits, from, to }) => bits === address.bits && from <= address.value && address.value <= to)
    // Anybody may call from anywhere: what is remembered has an end.
    if (this.#known.size >= REMEMBERED) this.#known.clear()
    this.#known.set(text, found)
    return found
  }
}

/**
 * Reads an address, or a range such as `203.0.113.0/24`, as its first and its last one; nothing for
 * what is neither.
 */
export function rangeOf(entry: string): Range | undefined {
  const [text = '', length, ...rest] = entry.split('/')
  const address = addressOf(text)
  if (!address || rest.length > 0) return undefined
  const { bits, value } = address
  const kept = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : -1
  if (kept < 0 || kept > bits) return undefined
  const others = (1n << BigInt(bits - kept)) - 1n
  return { bits, from: value & ~others, to: value | others }
}
