import type { changePassword as contract } from '@senluna/contract/member/passwords.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { fieldValue } from '@senluna/kit/text/patterns.ts'
import type { Call } from '../../../platform/http/route.ts'
import { emit } from '../../../platform/outbox.ts'
import { checkNewPassword, lockMember, memberById, setPassword } from '../../members/index.ts'
import { endSessions } from '../end-sessions.ts'
import { failureKey, forgetFailures, takeTry } from './failure-store.ts'
import type { Sessions } from '../sessions.ts'
import { clearPasswordFlags } from '../store.ts'

/**
 * Changes the caller's password and ends the account's other sessions. The old one is always asked
 * for.
 */
export async function changePassword(sessions: Sessions, call: Call<typeof contract>) {
  const { brand, caller, body, now } = call
  const { passwords } = sessions.members
  const wanted = checkNewPassword(brand, caller.userName, {
    field: 'newPassword',
    password: body.newPassword,
    again: body.confirmNewPassword,
  })
  const key = failureKey('change', caller.memberId)
  await takeTry(sessions.db, key, brand.security.lockAfter, now)
  const before = await memberById(sessions.db, caller.memberId)
  const stored = before?.passwordHash ?? null
  if (!(await passwords.matches(stored, fieldValue('password', body.oldPassword))))
    throw new Refusal('AUTH_OLD_PASSWORD')
  await forgetFailures(sessions.db, [key])
  if (await passwords.matches(stored, wanted)) throw new Refusal('AUTH_PASSWORD_REUSED')
  const hash = await passwords.hash(wanted)
  const otherSessionsEnded = await sessions.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, caller.memberId)
    // Somebody changed it in between: what was checked above is no longer the old one.
    if (member?.passwordHash !== stored) throw new Refusal('AUTH_OLD_PASSWORD')
    await setPassword(tx, caller.memberId, hash, now)
    await emit(tx, now, { topic: 'passwordChanged', audience: caller.memberId, payload: {}, traceId: call.traceId })
    await clearPasswordFlags(tx, caller.memberId)
    return endSessions(tx, sessions, caller.memberId, 'password', now, { except: caller.sessionId })
  })
  sessions.log.info({ traceId: call.traceId, memberId: caller.memberId, otherSessionsEnded }, 'password changed')
  return { changed: true as const, otherSessionsEnded }
}
