import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { Throttle } from '../../platform/http/guards/throttle.ts'
import type { Log } from '../../platform/log.ts'
import type { Passwords } from '../members/index.ts'
import type { SealedKeys } from '../settings/index.ts'
import { StaffSecrets } from './secrets.ts'

/** What the staff accounts are made of. */
export interface StaffDeps {
  db: Db
  log: Log
  config: Pick<Config, 'env' | 'keySecret' | 'bench'>
  brands: readonly Brand[]
  passwords: Passwords
  sealed: Pick<SealedKeys, 'publicKeys'>
  /**
   * The addresses from which a brand's desk may be worked at; from anywhere while there are none.
   * Absent: from anywhere.
   */
  deskAddresses?: (merchantCode: MerchantCode, now: Instant) => Promise<readonly string[]>
  /** Called when that list blocks somebody. */
  turnedAway?: (brand: Brand, ip: string, now: Instant) => void
}

/**
 * The staff accounts of one process. `authenticateStaff` is the `staff` part of the Authenticator
 * port.
 */
export interface Staff extends StaffDeps {
  secrets: StaffSecrets
  logins: Throttle
}

/** Builds the staff accounts of one process. */
export function createStaff(deps: StaffDeps): Staff {
  return { ...deps, secrets: new StaffSecrets(deps.config.keySecret), logins: new Throttle(1, 20) }
}
