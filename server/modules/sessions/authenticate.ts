import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import { tokenHash } from '../../platform/ids.ts'
import { bearerHandle, cookieToken } from './cookie.ts'
import type { Sessions } from './sessions.ts'
import { refuseForeignChange } from './origin.ts'
import { IDLE, sessionByToken, touchSession, type Session } from './store.ts'
import { isHandle } from './tokens.ts'

const TOUCH_AFTER = MINUTE

/**
 * Who a request's cookie and handle say is calling; nobody when either is missing or they don't
 * belong together.
 *
 * Refuses AUTH_KICKED or AUTH_EXPIRED for a session that has ended, AUTH_FORBIDDEN for a change
 * asked by another site's page.
 */
export async function authenticate(
  sessions: Sessions,
  request: FastifyRequest,
  brand: Brand,
  now: Instant,
): Promise<Caller | null> {
  refuseForeignChange(request)
  const token = cookieToken(request)
  const handle = bearerHandle(request)
  if (token === undefined || handle === undefined) return null
  const stored = await sessionByToken(sessions.db, tokenHash(token))
  const session = stored && { ...stored, seenAt: sessions.use.lastOf(stored.id, stored.seenAt) }
  if (!session || session.merchantCode !== brand.merchantCode || !isHandle(handle, session.handleHash)) return null
  refuseEnded(session, now)
  if (now - session.seenAt > TOUCH_AFTER) await touchSession(sessions.db, session.id, now)
  return {
    memberId: session.memberId,
    merchantCode: session.merchantCode,
    userName: session.userName,
    type: session.type,
    sessionId: session.id,
    passwordChangeRequired: session.passwordChangeRequired,
  }
}

function refuseEnded(session: Session, now: Instant): void {
  if (session.endedWhy === 'kicked') throw new Refusal('AUTH_KICKED')
  if (!isAlive(session, now)) throw new Refusal('AUTH_EXPIRED')
}

/**
 * Whether a session still answers: not ended, not idle for half an hour, not older than it may get.
 */
export const isAlive = (session: Session, now: Instant): boolean =>
  session.endedWhy === null && now < session.expiresAt && now - session.seenAt <= IDLE
