import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import { demandPassword, openedAt } from '../sessions/index.ts'
import type { Security } from './security.ts'

/** So long after a log-in nobody is asked who they are again. */
const FRESH = 10 * MINUTE

/**
 * Asks again who is calling, before something that a borrowed session must not do.
 *
 * By the password, or by a log-in of the last ten minutes. Refuses AUTH_CONFIRM when neither is
 * there, AUTH_OLD_PASSWORD for a wrong password, AUTH_LOCKED after too many.
 */
export async function confirmIdentity(
  security: Pick<Security, 'db' | 'sessions'>,
  caller: Caller,
  brand: Brand,
  password: string | undefined,
  now: Instant,
): Promise<void> {
  const { sessions } = security
  if (password !== undefined) return demandPassword(sessions, caller.memberId, password, brand.security.lockAfter, now)
  const opened = await openedAt(security.db, caller.sessionId)
  if (opened === undefined || now - opened > FRESH) throw new Refusal('AUTH_CONFIRM')
}
