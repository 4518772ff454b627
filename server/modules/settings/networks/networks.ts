import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { NETWORK_KINDS, type NetworkKind } from '@senluna/kit/network.ts'
import type { FastifyRequest } from 'fastify'
import type { AddressList } from '../../../platform/addresses.ts'
import type { Log } from '../../../platform/log.ts'
import { networksOfLines, type NetworkTable } from './network-table.ts'

const REMEMBERED = 10_000
const LOOK_MS = 60_000
/** What proxies say in the place of a country when somebody comes through Tor. */
const TOR_HEADER = 'T1'

/**
 * Which networks hide their visitors: what the operator's file knows, and what a trusted proxy says
 * of Tor.
 */
export class Networks {
  #table: NetworkTable | undefined
  readonly #proxies: AddressList
  readonly #header: string | undefined
  readonly #known = new Map<string, readonly NetworkKind[]>()

  constructor(parts: { table: NetworkTable | undefined; proxies: AddressList; header?: string | undefined }) {
    this.#table = parts.table
    this.#proxies = parts.proxies
    this.#header = parts.header
  }

  /**
   * The kinds of networks that anything is known of; a rule about another could keep nobody out.
   */
  get known(): readonly NetworkKind[] {
    return NETWORK_KINDS.filter(
      (kind) => this.#table?.kinds.includes(kind) || (kind === 'TOR' && this.#header !== undefined),
    )
  }

  /** The kinds of the network that a request comes from. */
  of(request: Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>): readonly NetworkKind[] {
    const listed = this.#ofAddress(request.ip)
    if (this.#header === undefined || listed.includes('TOR')) return listed
    // Who sends this without being a proxy of ours says something against themselves, and still
    // isn't believed.
    const isTor = request.headers[this.#header] === TOR_HEADER && this.#proxies.has(request.socket.remoteAddress ?? '')
    return isTor ? ['TOR', ...listed] : listed
  }

  /** Another table takes the place of the one before. */
  replace(table: NetworkTable): void {
    this.#table = table
    this.#known.clear()
  }

  #ofAddress(address: string): readonly NetworkKind[] {
    if (!this.#table) return []
    const known = this.#known.get(address)
    if (known) return known
    const found = this.#table.of(address)
    if (this.#known.size >= REMEMBERED) this.#known.clear()
    this.#known.set(address, found)
    return found
  }
}

/**
 * The operator's table of networks; without a file nothing is known. Throws a sentence on what is
 * wrong with it.
 */
export function openNetworkTable(csv: string | undefined): NetworkTable | undefined {
  if (csv === undefined) return undefined
  try {
    return networksOfLines(readFileSync(csv, 'utf8'))
  } catch (error) {
    throw new Error(`NETWORKS_CSV ${csv} can't be used: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    })
  }
}

/**
 * Reads the file anew when it has changed: such lists are a few hours old at best.
 *
 * One that can't be used changes nothing and is logged. Answers how to stop looking.
 */
export function followNetworks(networks: Networks, csv: string | undefined, log: Log, everyMs = LOOK_MS): () => void {
  if (csv === undefined) return () => undefined
  const read = () => {
    try {
      const table = openNetworkTable(csv)
      if (table) networks.replace(table)
    } catch (error) {
      log.error({ err: error }, 'the table of networks stays as it was')
    }
  }
  watchFile(csv, { interval: everyMs, persistent: false }, read)
  return () => unwatchFile(csv, read)
}
