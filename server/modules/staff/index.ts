import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { Throttle } from '../../platform/http/throttle.ts'
import type { Log } from '../../platform/log.ts'
import type { Passwords } from '../members/index.ts'
import type { SealedKeys } from '../settings/index.ts'
import { StaffSecrets } from './secrets.ts'

export {
  beginStaffAnew,
  isStaffName,
  keepersOf,
  openStaffAccount,
  rolesOf,
  shutStaffAccount,
  staffById,
  staffPage,
  unknownRoles,
  writeInvitation,
  writeRelation,
  writeRole,
  writeRoles,
} from './administer.ts'
export { authenticateStaff } from './authenticate.ts'
export {
  addStaff,
  closeStaff,
  codeOf,
  giveHouseRights,
  giveRoles,
  listStaff,
  makeRoles,
  renewStaff,
  type NewStaff,
  type StaffLine,
} from './accounts.ts'
export { staffDid } from './did.ts'
export { exportRoute, listRoutes } from './export.ts'
export { cleanStaff, endUnusedStaff } from './jobs.ts'
export { redeemStaffTicket } from './live-ticket.ts'
export { newPassword, StaffSecrets } from './secrets.ts'
export { staffRoutes } from './routes.ts'
export { houseRightsOf, staffByName, staffMay } from './store.ts'

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
  deskAddresses?: (merchantCode: string, now: Instant) => Promise<readonly string[]>
  /** Told when that list turns somebody away. */
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
