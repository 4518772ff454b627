import { Refusal } from '@senluna/contract/refusals.ts'
import { DEVICES, loginScopeOf, type Brand, type Device, type MerchantCode } from '@senluna/kit/brand.ts'
import { NETWORK_KINDS, type NetworkKind } from '@senluna/kit/network.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import { AddressList } from '../../../platform/addresses.ts'
import type { Entry } from '../../../platform/http/ports.ts'
import type { Countries } from '../networks/countries.ts'
import { deviceOf } from '../customer-service.ts'
import type { BlockedVisits } from './blocked-visits.ts'
import type { Networks } from '../networks/networks.ts'
import type { Switched } from '../values/setting-shapes.ts'
import type { SettingValues } from '../values/setting-values.ts'
import { switchedBrand } from '../switched-brand.ts'

/**
 * What a visitor sees: 0 the site, 1 that it is under maintenance, 2 that it is closed to where
 * they are or come through.
 */
export type SiteStatus = 0 | 1 | 2

type From = Pick<FastifyRequest, 'headers' | 'ip' | 'socket'> & { hostname?: string }

/** The switches of a merchant that can't be on, since what they need isn't configured. */
export type Missing = (merchantCode: MerchantCode) => readonly string[]

/** What a domain that only agents log in on doesn't have. */
const NOT_FOR_AGENTS = ['REGISTER', 'FREEPLAY']

/** What follows from one reading of an operator's settings, worked out once. */
interface Resolved {
  /** By device, and whether only agents log in on the domain; worked out when first asked for. */
  brands: Map<string, Brand>
  staff: AddressList
}

/** Why a visitor is blocked: how the site stands for them, and the rule, as the desk counts it. */
interface Closed {
  standing: 1 | 2
  rule: string
}

/**
 * Decides at every call whether the visitor has access, and gives the brand as its operator set it.
 *
 * A closed region wins over maintenance, which staff addresses pass. Asking at every call also
 * covers a visitor who moves in the middle of a session.
 */
export class BrandAccess implements Entry {
  readonly #values: SettingValues
  readonly #countries: Countries
  readonly #networks: Networks
  readonly #missing: Missing
  readonly #hits: BlockedVisits | undefined
  readonly #resolved = new WeakMap<Switched, Resolved>()

  constructor(
    values: SettingValues,
    where: { countries: Countries; networks: Networks },
    missing: Missing = () => [],
    hits?: BlockedVisits,
  ) {
    this.#hits = hits
    this.#missing = missing
    this.#values = values
    this.#countries = where.countries
    this.#networks = where.networks
  }

  enter(request: From, brand: Brand, open: boolean, now: Instant): Brand | Promise<Brand> {
    const values = this.#values.of(brand.merchantCode, now)
    if (values instanceof Promise) return values.then((read) => this.#pass(request, brand, open, read, now))
    return this.#pass(request, brand, open, values, now)
  }

  /** What a visitor sees under these settings. A blocked visit is counted. */
  standing(request: From, brand: Brand, values: Switched, now: Instant): SiteStatus {
    const closed = this.#closedTo(request, brand, values)
    if (closed) this.#hits?.note(brand, closed.rule, request.ip, now)
    return closed?.standing ?? 0
  }

  #closedTo(request: From, brand: Brand, values: Switched): Closed | undefined {
    const place = closedBy(this.#countries.of(request), values.region)
    if (place !== undefined) return { standing: 2, rule: place }
    const network = this.closedNetwork(request, values)
    if (network) return { standing: 2, rule: `network:${network}` }
    if (values.maintenance.flag && !this.#resolvedOf(values).staff.has(request.ip))
      return { standing: 1, rule: 'maintenance' }
    return undefined
  }

  /** The kind of network that blocks the visitor; undefined when none does. */
  closedNetwork(request: From, { region: { networks = [] } }: Switched): NetworkKind | undefined {
    if (networks.length === 0) return undefined
    const kinds = this.#networks.of(request)
    return NETWORK_KINDS.find((kind) => networks.includes(kind) && kinds.includes(kind))
  }

  #pass(request: From, brand: Brand, open: boolean, values: Switched, now: Instant): Brand {
    if (!open) {
      const standing = this.standing(request, brand, values, now)
      if (standing === 2) throw new Refusal('SYS_REGION')
      if (standing === 1) throw new Refusal('SYS_MAINTENANCE')
    }
    const { brands } = this.#resolvedOf(values)
    const device = pageOf(request)
    const host = request.hostname ?? ''
    const forAgents = (values.loginScope[host] ?? loginScopeOf(brand, host)) === 'AGENT'
    const key = `${device} ${forAgents}`
    const known = brands.get(key)
    if (known) return known
    const missing = [...this.#missing(brand.merchantCode), ...(forAgents ? NOT_FOR_AGENTS : [])]
    const switched = switchedBrand(brand, values, new Set(missing), device)
    brands.set(key, switched)
    return switched
  }

  #resolvedOf(values: Switched): Resolved {
    const known = this.#resolved.get(values)
    if (known) return known
    const resolved = { brands: new Map<string, Brand>(), staff: new AddressList(values.staff.addresses) }
    this.#resolved.set(values, resolved)
    return resolved
  }
}

/** The device of the page that asks: as its calls say, else as the browser does. */
function pageOf({ headers }: From): Device {
  const said = DEVICES.find((device) => device === headers.device)
  return said ?? (deviceOf(headers['user-agent']) === 'PHONE' ? 'H5' : 'WEB')
}

/**
 * The rule of a region that keeps out who comes from a country; '' is somebody of whom nobody
 * knows.
 */
export function closedBy(country: string, { denied, allowed, unknown }: Switched['region']): string | undefined {
  if (country === '') return (unknown ?? (allowed ? 'out' : 'in')) === 'out' ? 'unknown' : undefined
  if (denied.includes(country)) return `country:${country}`
  return allowed !== undefined && !allowed.includes(country) ? 'elsewhere' : undefined
}
