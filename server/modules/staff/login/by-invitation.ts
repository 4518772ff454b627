import type { openInvitation as contract } from '@senluna/contract/desk/staff.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../platform/http/route.ts'
import { recordAudit } from '../../audit/index.ts'
import { addressPrefix, failureKey, forgetFailures, refuseForeignChange, takeTry } from '../../sessions/index.ts'
import { refuseElsewhere } from '../desk-addresses.ts'
import { invitedBy, setFirstPassword, takeInvitation } from '../invitations/invitation-store.ts'
import { invitationHash } from '../secrets.ts'
import type { Staff } from '../staff.ts'
import { lockAccount } from '../store.ts'
import { openSecondStep } from './first-step.ts'
import { deleteSteps } from './login-store.ts'
import { checkStaffPassword } from './new-password.ts'

/** Wrong codes from one part of the network before it waits half an hour. */
const TRIES = 20

/**
 * Opens a new account of staff by its person: once, by the link that went to their address or by a
 * printed code. They choose the password, and the answer brings the authenticator's secret.
 *
 * Refuses AUTH_LINK_INVALID, AUTH_LOCKED, AUTH_CONFIRM_MISMATCH, AUTH_PASSWORD_WEAK, and
 * AUTH_FORBIDDEN for an address that isn't one of the desk's.
 */
export async function byInvitation(staff: Staff, call: Call<typeof contract>) {
  const { db, passwords } = staff
  const { brand, body, now, ip } = call
  refuseForeignChange(call.request)
  await refuseElsewhere(staff, brand, ip, now)
  if (!staff.config.bench) staff.logins.take(ip, now)
  const tries = failureKey('staff-invitation', brand.merchantCode, addressPrefix(ip))
  await takeTry(db, tries, TRIES, now)
  const hash = invitationHash(body.token)
  const invited = await invitedBy(db, brand.merchantCode, hash, now)
  if (!invited) throw new Refusal('AUTH_LINK_INVALID')
  const passwordHash = await passwords.hash(checkStaffPassword(brand, invited.name, body))
  const step = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, invited.id)
    // What was begun anew or closed meanwhile has another invitation, or none.
    if (!account || account.closed || account.totpSecret !== null) throw new Refusal('AUTH_LINK_INVALID')
    const taken = await takeInvitation(tx, hash)
    if (!taken) throw new Refusal('AUTH_LINK_INVALID')
    await setFirstPassword(tx, { staffId: account.id, passwordHash, email: taken.email }, now)
    await deleteSteps(tx, account.id)
    const opened = await openSecondStep(tx, staff, brand, account, now)
    await recordAudit(tx, {
      merchantCode: account.merchantCode,
      at: now,
      actor: { kind: 'staff', id: account.id, name: account.name },
      ip,
      action: 'session.invited',
      object: { kind: 'staff', id: account.id },
      after: { by: taken.email === null ? 'printed code' : 'link' },
      reason: '',
      traceId: call.traceId,
    })
    return opened
  })
  await forgetFailures(db, [tries])
  return { name: invited.name, ...step }
}
