import type { LoginReply } from '@senluna/contract/member/account.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import { tokenHash } from '../../platform/ids.ts'
import { memberById } from '../members/index.ts'
import { isAlive } from './authenticate.ts'
import { cookieToken } from './cookie.ts'
import type { Sessions } from './sessions.ts'
import { replyOf } from './open-session.ts'
import { refuseForeignRead } from './origin.ts'
import { sessionByToken } from './store.ts'

/**
 * The session of this browser's cookie with its handle, for another tab of the same site; nothing
 * without one.
 */
export async function currentSession(
  sessions: Sessions,
  request: FastifyRequest,
  brand: Brand,
  now: Instant,
): Promise<LoginReply | null> {
  refuseForeignRead(request)
  const token = cookieToken(request)
  const stored = token === undefined ? undefined : await sessionByToken(sessions.db, tokenHash(token))
  const session = stored && { ...stored, seenAt: sessions.use.lastOf(stored.id, stored.seenAt) }
  if (token === undefined || !session || session.merchantCode !== brand.merchantCode || !isAlive(session, now))
    return null
  const member = await memberById(sessions.db, session.memberId)
  if (!member) return null
  return replyOf(session, sessions.tokens.handleOf(token), member.firstLogin)
}
