import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import { FollowedHosts } from './hosts/brand-hosts.ts'
import { BrandDirectory, type Texts } from './brands.ts'
import type { Countries } from './networks/countries.ts'
import type { Networks } from './networks/networks.ts'
import { BlockedVisits } from './access/blocked-visits.ts'
import { BrandAccess, type Missing } from './access/access.ts'
import { SealedKeys } from './sealed-keys.ts'
import { SettingValues } from './values/setting-values.ts'
import { addedHosts } from './hosts/host-store.ts'

/**
 * What the settings are made of. `texts` is one dictionary of messages for each complete language.
 */
export interface SettingsDeps {
  db: Db
  /**
   * Connections of their own for the values that everybody shares: who has a transaction open may
   * ask for them too.
   */
  shared: Db
  clock: Clock
  log: Log
  config: Pick<Config, 'env' | 'keySecret'> & Partial<Pick<Config, 'signIn'>>
  brands: readonly Brand[]
  texts: Texts
  /** Where visitors are. */
  countries: Countries
  /** Which networks hide where they are. */
  networks: Networks
  /** Hears of everybody who asks for an open site. */
  visited?: (brand: Brand, from: { deviceId: string; ip: string }, now: Instant) => void
  /** Whether a member has the VIP service; the ladder is a later module's. Absent: nobody has. */
  hasVipService?(memberId: Id<'member'>): Promise<boolean>
  /** Switches that can't be on: what they need isn't configured. */
  missing?: Missing
}

/** Brands, their words, what an operator switched, and the keys of sealed bodies. */
export interface Settings {
  deps: SettingsDeps
  /** The `Brands` port of the HTTP front. */
  brands: BrandDirectory
  /** Keeps them true to the hosts that are added at the desk. */
  hosts: FollowedHosts
  /** The `SealedBodies` port of the HTTP front. */
  sealed: SealedKeys
  values: SettingValues
  /** The `Entry` port of the HTTP front. */
  entry: BrandAccess
  /** Counts the visits that access rules blocked. */
  hits: BlockedVisits
}

/** Builds the settings of one process. Nothing is read before the first call. */
export function createSettings(deps: SettingsDeps): Settings {
  const values = new SettingValues(deps.shared)
  const hits = new BlockedVisits(deps.db, deps.log)
  const brands = new BrandDirectory(deps.brands, deps.texts, deps.config.env === 'production')
  return {
    deps,
    brands,
    hosts: new FollowedHosts(() => addedHosts(deps.db), deps.log, brands),
    sealed: new SealedKeys(deps),
    values,
    entry: new BrandAccess(values, deps, deps.missing, hits),
    hits,
  }
}
