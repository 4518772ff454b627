import { addressOf } from '../../../platform/addresses.ts'
import { inOrder, Ranges, type Span } from './ranges.ts'

/** Finds the country of an address: two capital letters; empty when it is unknown. */
export interface CountryTable {
  of(address: string): string
  /**
   * Whose numbers they are and on which terms, where the terms ask that it is shown to who sees
   * them.
   */
  source?: string
}

interface Line extends Span {
  nth: number
}

const UNKNOWN = 'ZZ'

/**
 * A table of lines `from,to,country`: addresses of IPv4 or IPv6, both included, and two capital
 * letters (ZZ: unknown).
 *
 * The lines may come in any order. Throws a sentence on the first one that can't be used, by its
 * number.
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
  const [four, six] = [rangesOf(kinds[32]), rangesOf(kinds[128])]
  return {
    of: (address) => {
      const read = addressOf(address)
      return read ? unpacked((read.bits === 32 ? four : six).of(read.value)) : ''
    },
  }
}

function lineOf(line: string, nth: number): Line & { bits: 32 | 128 } {
  const fields = line.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1'))
  const [first = '', last = '', country = ''] = fields
  if (fields.length !== 3) throw new Error(`line ${nth} must be from,to,country`)
  const [from, to] = [first, last].map((item) => {
    const address = addressOf(item)
    if (!address) throw new Error(`line ${nth}: "${item}" is no address`)
    return address
  }) as [NonNullable<ReturnType<typeof addressOf>>, NonNullable<ReturnType<typeof addressOf>>]
  if (from.bits !== to.bits) throw new Error(`line ${nth} begins in one kind of address and ends in the other`)
  if (from.value > to.value) throw new Error(`line ${nth} ends before it begins`)
  if (!/^[A-Z]{2}$/.test(country)) throw new Error(`line ${nth}: "${country}" is no country, two capital letters`)
  return { bits: from.bits, from: from.value, to: to.value, value: packed(country), nth }
}

/** The lines in order, two letters in 16 bits each. Throws a sentence on two that overlap. */
function rangesOf(lines: readonly Line[]): Ranges {
  const ordered = inOrder(lines)
  for (const [at, line] of ordered.entries()) {
    const before = ordered[at - 1]
    if (before && before.to >= line.from) throw new Error(`lines ${before.nth} and ${line.nth} overlap`)
  }
  return new Ranges(ordered)
}

const packed = (country: string): number =>
  country === UNKNOWN ? 0 : (country.charCodeAt(0) << 8) | country.charCodeAt(1)
const unpacked = (value: number): string => (value === 0 ? '' : String.fromCharCode(value >> 8, value & 255))
