import { NETWORK_KINDS, type NetworkKind } from '@senluna/kit/network.ts'
import { addressOf, rangeOf } from '../../../platform/addresses.ts'
import { inOrder, Ranges, type Span } from './ranges.ts'

/**
 * Finds the kinds of the network of an address; none when it is of no kind or unknown.
 */
export interface NetworkTable {
  of(address: string): readonly NetworkKind[]
  /** The kinds it has networks of. */
  readonly kinds: readonly NetworkKind[]
}

type Spans = Record<32 | 128, Span[]>

/**
 * A table of lines `network,kind`: an address or a range of IPv4 or IPv6, and VPN, HOSTING or TOR.
 *
 * Lines may come in any order, and one network may stand in several of them. Throws a sentence on
 * the first one that can't be used, by its number.
 */
export function networksOfLines(text: string): NetworkTable {
  const read = new Map<NetworkKind, Spans>()
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '') continue
    const { kind, bits, from, to } = lineOf(line, at + 1)
    const spans = read.get(kind) ?? { 32: [], 128: [] }
    spans[bits].push({ from, to, value: 1 })
    read.set(kind, spans)
  }
  if (read.size === 0) throw new Error('there is no line in it')
  const tables = NETWORK_KINDS.flatMap((kind) => {
    const spans = read.get(kind)
    return spans ? [{ kind, 32: new Ranges(joined(spans[32])), 128: new Ranges(joined(spans[128])) }] : []
  })
  return {
    kinds: tables.map(({ kind }) => kind),
    of: (text) => {
      const address = addressOf(text)
      if (!address) return []
      return tables.filter((table) => table[address.bits].of(address.value) === 1).map(({ kind }) => kind)
    },
  }
}

function lineOf(line: string, nth: number) {
  const fields = line.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1'))
  const [network = '', named = ''] = fields
  if (fields.length !== 2) throw new Error(`line ${nth} must be network,kind`)
  const kind = NETWORK_KINDS.find((kind) => kind === named)
  if (!kind) throw new Error(`line ${nth}: "${named}" is none of VPN, HOSTING, TOR`)
  const range = rangeOf(network)
  if (!range) throw new Error(`line ${nth}: "${network}" is neither an address nor a range such as 203.0.113.0/24`)
  return { kind, ...range }
}

/** The same addresses in spans of which none touches another. */
function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of inOrder(spans)) {
    const last = apart.at(-1)
    if (last && span.from <= last.to + 1n) last.to = span.to > last.to ? span.to : last.to
    else apart.push({ ...span })
  }
  return apart
}
