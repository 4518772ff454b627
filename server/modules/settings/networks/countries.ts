import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Reader } from 'mmdb-lib'
import type { FastifyRequest } from 'fastify'
import { addressOf, AddressList } from '../../../platform/addresses.ts'
import { tableOfLines, type CountryTable } from './country-table.ts'

const PACKAGE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

const PACKAGE_SOURCE = 'nro.net (CC BY 4.0)'

/** Addresses of nobody, in examples of documents. The packaged table has countries for them. */
const EXAMPLES = new AddressList(['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32'])

/**
 * The table of the package `@ip-location-db/geo-whois-asn-country-mmdb`, read when the first
 * address is looked up: 8 MB, kept as they are on the disk. Its numbers are those of the Number
 * Resource Organization, nro.net (CC BY 4.0).
 */
function packagedTable(): CountryTable {
  let reader: Reader<never> | undefined
  return {
    source: PACKAGE_SOURCE,
    of: (text) => {
      const address = addressOf(text)
      if (!address || EXAMPLES.has(text)) return ''
      reader ??= new Reader<never>(readFileSync(fileURLToPath(import.meta.resolve(PACKAGE))))
      const found: unknown = reader.get(address.bits === 32 ? dotted(address.value) : text.replace(/%.*$/, ''))
      return typeof found === 'object' && found !== null && 'country_code' in found ? String(found.country_code) : ''
    },
  }
}

const dotted = (value: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.')

/**
 * The operator's own table, or the packaged one. Throws a sentence on what is wrong with the
 * operator's.
 */
export function openCountryTable(csv: string | undefined): CountryTable {
  if (csv === undefined) return packagedTable()
  try {
    return tableOfLines(readFileSync(csv, 'utf8'))
  } catch (error) {
    throw new Error(`GEOIP_CSV ${csv} can't be used: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    })
  }
}

type Visit = Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>

const REMEMBERED = 10_000
/** What proxies say when they don't know. */
const NOWHERE = new Set(['XX', 'ZZ'])

/**
 * Where visitors are: what a trusted proxy says in its header, else what the table knows of their
 * address.
 */
export class Countries {
  readonly #table: CountryTable
  readonly #proxies: AddressList
  readonly #header: string | undefined
  readonly #known = new Map<string, string>()

  constructor(parts: { table: CountryTable; proxies: AddressList; header?: string | undefined }) {
    this.#table = parts.table
    this.#proxies = parts.proxies
    this.#header = parts.header
  }

  /** The country of a request, two capital letters; empty when nobody knows. */
  of(request: Visit): string {
    return this.#named(request) ?? this.ofAddress(request.ip)
  }

  /**
   * Whom to name beside the country of a request: the table's source, when it is the table that
   * knew.
   */
  sourceOf(request: Visit): string | undefined {
    const byTable = this.#named(request) === undefined && this.ofAddress(request.ip) !== ''
    return byTable ? this.#table.source : undefined
  }

  /** What a trusted proxy says. */
  #named(request: Visit): string | undefined {
    const named = this.#header === undefined ? undefined : request.headers[this.#header]
    // Anybody can send such a header: only what a proxy of ours hands on counts.
    if (typeof named === 'string' && /^[A-Z]{2}$/.test(named) && !NOWHERE.has(named)) {
      if (this.#proxies.has(request.socket.remoteAddress ?? '')) return named
    }
    return undefined
  }

  /** The country the table has for an address. */
  ofAddress(address: string): string {
    const known = this.#known.get(address)
    if (known !== undefined) return known
    const found = this.#table.of(address)
    const country = /^[A-Z]{2}$/.test(found) && !NOWHERE.has(found) ? found : ''
    if (this.#known.size >= REMEMBERED) this.#known.clear()
    this.#known.set(address, country)
    return country
  }
}
