import type { Id } from '@senluna/kit/ids.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { hasChange, lastChange } from './change-store.ts'

/** What customer service took away so that its owner sets it anew. */
const RESETS = ['passwordByStaff', 'paymentByStaff', 'secondStepByStaff'] as const

/** Payouts to new accounts rest so long after a reset. */
export const RESET_REST = 3 * DAY

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
  ...RESETS,
]

/**
 * Whether what opens an account, or lets its money go, was changed since. The first payment
 * password is no change.
 */
export async function changedSince(db: Db | Tx, memberId: Id<'member'>, since: Instant): Promise<boolean> {
  return hasChange(db, memberId, since, CREDENTIALS)
}

/** Until when payouts to new accounts rest after a reset; undefined when none does. */
export async function resetRestUntil(db: Db | Tx, memberId: Id<'member'>, now: Instant): Promise<Instant | undefined> {
  const at = await lastChange(db, memberId, later(now, -RESET_REST), RESETS)
  return at === undefined ? undefined : later(at, RESET_REST)
}
