import type { StaffSession } from '@senluna/contract/desk/staff.ts'
import type { StaffCaller } from '@senluna/kit/staff.ts'
import { iso, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { tokenHash } from '../../../platform/ids.ts'
import type { Staff } from '../staff.ts'
import { endStaffSessions, sessionByToken, STAFF_LONGEST, type Account } from '../store.ts'
import { insertSession } from './login-store.ts'

/** A staff session as its desk gets it. */
export const sessionOf = (caller: StaffCaller, handle: string, expiresAt: Instant): StaffSession => ({
  token: handle,
  name: caller.name,
  shownAs: caller.shownAs,
  rights: [...caller.rights],
  expiresAt: iso(expiresAt),
})

/** Opens a session under new tokens; the person's older ones end, wherever they are. */
export async function openStaffSession(
  tx: Tx,
  staff: Pick<Staff, 'secrets'>,
  account: Account,
  ip: string,
  now: Instant,
): Promise<{ token: string; session: StaffSession }> {
  await endStaffSessions(tx, { staffId: account.id }, now)
  const { token, handle } = staff.secrets.freshPair()
  const at = new Date(now)
  const expiresAt = later(now, STAFF_LONGEST)
  await insertSession(
    tx,
    { merchantCode: account.merchantCode, accountId: account.id, token, handle, ip, at, expiresAt },
    now,
  )
  const opened = (await sessionByToken(tx, tokenHash(token)))!
  return { token, session: sessionOf(opened.caller, handle, expiresAt) }
}
