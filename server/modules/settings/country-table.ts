import { addressOf } from '../../platform/addresses.ts'

/** Tells the country of an address, two capital letters; empty when it doesn't know. */
export interface CountryTable {
  of(address: string): string
}

interface Line {
  from: bigint
  to: bigint
  country: string
  nth: number
}

const UNKNOWN = 'ZZ'

/**
 * A table of lines `from,to,country`: addresses of IPv4 or IPv6, both included, and two capital letters (ZZ: unknown).
 *
 * The lines may come in any order. Throws a sentence on the first one that can't be used, by its number.
 */
export function tableOfLines(text: string): CountryTable {
  const kinds: Record<32 | 128, Line[]> = { 32: [], 128: [] }
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '') continue
    const { bits, ...read } = lineOf(line, at + 1)
    kinds[bits].push(read)
  }
  if (kinds[32].length + kinds[128].length === 0) throw new Error('there is no line in it')
  const [four, six] = [new Ranges(kinds[32]), new Ranges(kinds[128])]
  return {
    of: (address) => {
      const read = addressOf(address)
      return read ? (read.bits === 32 ? four : six).of(read.value) : ''
    },
  }
}

function lineOf(line: string, nth: number): Line & { bits: 32 | 128 } {
  const fields = line.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1'))
  const [first = '', last = '', country = ''] = fields
  if (fields.length !== 3) throw new Error(`line ${nth} must be from,to,country`)
  const [from, to] = [first, last].map((one) => {
    const address = addressOf(one)
    if (!address) throw new Error(`line ${nth}: "${one}" is no address`)
    return address
  }) as [NonNullable<ReturnType<typeof addressOf>>, NonNullable<ReturnType<typeof addressOf>>]
  if (from.bits !== to.bits) throw new Error(`line ${nth} begins in one kind of address and ends in the other`)
  if (from.value > to.value) throw new Error(`line ${nth} ends before it begins`)
  if (!/^[A-Z]{2}$/.test(country)) throw new Error(`line ${nth}: "${country}" is no country, two capital letters`)
  return { bits: from.bits, from: from.value, to: to.value, country: country === UNKNOWN ? '' : country, nth }
}

/** Ranges in order, in flat arrays: half a million of them take some ten megabytes. */
class Ranges {
  readonly #from: BigUint64Array
  readonly #to: BigUint64Array
  readonly #country: Uint16Array
  readonly #count: number

  constructor(lines: Line[]) {
    lines.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    for (const [at, line] of lines.entries()) {
      const before = lines[at - 1]
      if (before && before.to >= line.from) throw new Error(`lines ${before.nth} and ${line.nth} overlap`)
    }
    this.#count = lines.length
    // Two words of 64 bits for each end, so that both kinds of address are kept alike.
    this.#from = new BigUint64Array(lines.length * 2)
    this.#to = new BigUint64Array(lines.length * 2)
    this.#country = Uint16Array.from(lines, ({ country }) =>
      country === '' ? 0 : (country.charCodeAt(0) << 8) | country.charCodeAt(1),
    )
    for (const [at, { from, to }] of lines.entries()) {
      this.#from.set([from >> 64n, BigInt.asUintN(64, from)], at * 2)
      this.#to.set([to >> 64n, BigInt.asUintN(64, to)], at * 2)
    }
  }

  of(value: bigint): string {
    let [low, high] = [0, this.#count - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      if (end(this.#from, middle) > value) high = middle - 1
      else if (end(this.#to, middle) < value) low = middle + 1
      else {
        const packed = this.#country[middle]!
        return packed === 0 ? '' : String.fromCharCode(packed >> 8, packed & 255)
      }
    }
    return ''
  }
}

const end = (ends: BigUint64Array, at: number): bigint => (ends[at * 2]! << 64n) | ends[at * 2 + 1]!
