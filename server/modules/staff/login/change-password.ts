import { deleteSteps, setPassword } from './login-store.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { changeStaffPassword as contract } from '@senluna/contract/desk/staff.ts'
import type { Call } from '../../../platform/http/route.ts'
import { totpStep } from '../../../platform/totp.ts'
import { failureKey, forgetFailures, takeTry } from '../../sessions/index.ts'
import { staffDid } from '../did.ts'
import type { Staff } from '../staff.ts'
import { checkStaffPassword } from './new-password.ts'
import { accountByName, endStaffSessions, lockAccount } from '../store.ts'

const TRIES = 5

/**
 * Changes the caller's own password. A desk that was left open is not enough: the old password and
 * a code of the authenticator are asked for, and five wrong tries close the way for half an hour.
 *
 * Refuses AUTH_CONFIRM_MISMATCH, AUTH_PASSWORD_WEAK (also for fewer than twelve characters),
 * AUTH_LOCKED, AUTH_OLD_PASSWORD, AUTH_MFA_WRONG, AUTH_PASSWORD_REUSED, and AUTH_FORBIDDEN for a
 * demonstration's account, whose password is everybody's.
 */
export async function changeStaffPassword(staff: Staff, call: Call<typeof contract>) {
  const { db, passwords } = staff
  const { brand, body, caller, now } = call
  const wanted = checkStaffPassword(brand, caller.name, body)
  const before = await accountByName(db, caller.merchantCode, caller.name)
  if (!before || before.demonstration) throw new Refusal('AUTH_FORBIDDEN')
  const tries = failureKey('staff-password', caller.staffId)
  // Counted before anything is looked at, so that many at once can't pass the limit.
  await takeTry(db, tries, TRIES, now)
  const refuse = async (code: 'AUTH_OLD_PASSWORD' | 'AUTH_MFA_WRONG'): Promise<never> => {
    await staffDid(db, call, { action: 'staff.passwordRefused', object: { kind: 'staff', id: caller.staffId } })
    throw new Refusal(code)
  }
  if (!(await passwords.matches(before.passwordHash, body.oldPassword.normalize('NFC'))))
    await refuse('AUTH_OLD_PASSWORD')
  if (await passwords.matches(before.passwordHash, wanted)) throw new Refusal('AUTH_PASSWORD_REUSED')
  const hash = await passwords.hash(wanted)
  const ended = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, caller.staffId)
    // Changed or renewed in between: what was checked above is no longer the old one.
    if (!account || account.closed || account.passwordHash !== before.passwordHash)
      throw new Refusal('AUTH_OLD_PASSWORD')
    const secret = account.totpSecret && staff.secrets.openTotp(account.totpSecret, account.id)
    const step = secret === null ? undefined : totpStep(secret, body.code, now, account.totpStep)
    if (step === undefined) return undefined
    await setPassword(tx, hash, step, account.id)
    await deleteSteps(tx, account.id)
    const sessions = await endStaffSessions(tx, { staffId: account.id, except: caller.sessionId }, now)
    await staffDid(tx, call, { action: 'staff.password', object: { kind: 'staff', id: account.id } })
    return sessions
  })
  if (ended === undefined) return refuse('AUTH_MFA_WRONG')
  await forgetFailures(db, [tries])
  return { changed: true as const, otherSessionsEnded: ended }
}
