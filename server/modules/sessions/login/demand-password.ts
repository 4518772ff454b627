import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { fieldValue } from '@senluna/kit/text/patterns.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { memberById } from '../../members/index.ts'
import { failureKey, forgetFailures, takeTry } from './failure-store.ts'
import type { Sessions } from '../sessions.ts'

/**
 * Asks for the account's password before something that can't be taken back. Refuses
 * AUTH_OLD_PASSWORD, AUTH_LOCKED after too many.
 */
export async function demandPassword(
  sessions: Pick<Sessions, 'db' | 'members'>,
  memberId: Id<'member'>,
  password: string,
  lockAfter: number,
  now: Instant,
): Promise<void> {
  const key = failureKey('password', memberId)
  await takeTry(sessions.db, key, lockAfter, now)
  const member = await memberById(sessions.db, memberId)
  if (!(await sessions.members.passwords.matches(member?.passwordHash ?? null, fieldValue('password', password))))
    throw new Refusal('AUTH_OLD_PASSWORD')
  await forgetFailures(sessions.db, [key])
}
