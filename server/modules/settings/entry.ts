import { Refusal } from '@senluna/contract/refusals.ts'
import { loginScopeOf, type Brand } from '@senluna/kit/brand.ts'
import { NETWORK_KINDS, type NetworkKind } from '@senluna/kit/network.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import { AddressList } from '../../platform/addresses.ts'
import type { Entry } from '../../platform/http/ports.ts'
import type { Countries } from './countries.ts'
import type { Networks } from './networks.ts'
import type { Switched } from './setting-shapes.ts'
import type { SettingValues } from './setting-values.ts'
import { switchedBrand } from './switched-brand.ts'

/** What a visitor sees: 0 the site, 1 that it is under maintenance, 2 that it is closed to where they are or come through. */
export type Standing = 0 | 1 | 2

type From = Pick<FastifyRequest, 'headers' | 'ip' | 'socket'> & { hostname?: string }

/** The switches of a merchant that can't be on, since what they need isn't configured. */
export type Missing = (merchantCode: string) => readonly string[]

/** What a domain that only agents log in on doesn't have. */
const NOT_FOR_AGENTS = ['REGISTER', 'FREEPLAY']

/** One reading of an operator's settings, with what follows from it, worked out once. */
interface Door {
  brand: Brand
  /** As it stands on a domain that only agents log in on. */
  forAgents: Brand
  staff: AddressList
}

/**
 * The door of every call: which visitors come in, and as what the brand stands behind it.
 *
 * A closed region wins over maintenance, which people at staff addresses pass. It is asked at every call, so also when
 * somebody moves in the middle of a session.
 */
export class BrandEntry implements Entry {
  readonly #values: SettingValues
  readonly #countries: Countries
  readonly #networks: Networks
  readonly #missing: Missing
  readonly #doors = new WeakMap<Switched, Door>()

  constructor(values: SettingValues, where: { countries: Countries; networks: Networks }, missing: Missing = () => []) {
    this.#missing = missing
    this.#values = values
    this.#countries = where.countries
    this.#networks = where.networks
  }

  enter(request: From, brand: Brand, open: boolean, now: Instant): Brand | Promise<Brand> {
    const values = this.#values.of(brand.merchantCode, now)
    if (values instanceof Promise) return values.then((read) => this.#pass(request, brand, open, read))
    return this.#pass(request, brand, open, values)
  }

  /** How a visitor stands under these settings. */
  standing(request: From, brand: Brand, values: Switched): Standing {
    if (isClosedTo(this.#countries.of(request), values.region) || this.closedNetwork(request, values)) return 2
    return values.maintenance.flag && !this.#doorOf(brand, values).staff.has(request.ip) ? 1 : 0
  }

  /** The kind of network for which a visitor is kept out, if it is one. */
  closedNetwork(request: From, { region: { networks = [] } }: Switched): NetworkKind | undefined {
    if (networks.length === 0) return undefined
    const kinds = this.#networks.of(request)
    return NETWORK_KINDS.find((kind) => networks.includes(kind) && kinds.includes(kind))
  }

  #pass(request: From, brand: Brand, open: boolean, values: Switched): Brand {
    if (!open) {
      const standing = this.standing(request, brand, values)
      if (standing === 2) throw new Refusal('SYS_REGION')
      if (standing === 1) throw new Refusal('SYS_MAINTENANCE')
    }
    const door = this.#doorOf(brand, values)
    return loginScopeOf(brand, request.hostname ?? '') === 'AGENT' ? door.forAgents : door.brand
  }

  #doorOf(brand: Brand, values: Switched): Door {
    const known = this.#doors.get(values)
    if (known) return known
    const missing = this.#missing(brand.merchantCode)
    const door = {
      brand: switchedBrand(brand, values, new Set(missing)),
      forAgents: switchedBrand(brand, values, new Set([...missing, ...NOT_FOR_AGENTS])),
      staff: new AddressList(values.staff.addresses),
    }
    this.#doors.set(values, door)
    return door
  }
}

/** Whether a region's rules keep out who comes from a country; '' is somebody of whom nobody knows. */
export function isClosedTo(country: string, { denied, allowed, unknown }: Switched['region']): boolean {
  if (country === '') return (unknown ?? (allowed ? 'out' : 'in')) === 'out'
  return denied.includes(country) || (allowed !== undefined && !allowed.includes(country))
}
