import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { hasChange } from './change-store.ts'

/** Changes that let somebody else in, or keep the owner out. */
const CREDENTIALS = [
  'totpOff',
  'totpOn',
  'codesRenewed',
  'passkeyAdded',
  'paymentPassword',
  'passwordSet',
  'signInAdded',
  'reopened',
  'contactChanged',
  'identityByStaff',
  'contactByStaff',
]

/**
 * Whether what opens an account, or lets its money go, was changed since. The first payment
 * password is no change.
 */
export async function changedSince(db: Db | Tx, memberId: Id<'member'>, since: Instant): Promise<boolean> {
  return hasChange(db, memberId, since, CREDENTIALS)
}
