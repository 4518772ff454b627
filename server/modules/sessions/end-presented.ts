import type { FastifyRequest } from 'fastify'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { tokenHash } from '../../platform/ids.ts'
import { cookieToken } from './cookie.ts'
import { endSessions } from './end-sessions.ts'
import type { Sessions } from './sessions.ts'
import { sessionByToken, type EndedWhy } from './store.ts'

/** Ends the session that this browser still holds a cookie of: its place is taken by a new one. */
export async function endPresented(
  tx: Tx,
  sessions: Sessions,
  call: { request: FastifyRequest; now: Instant },
  why: EndedWhy = 'replaced',
): Promise<void> {
  const token = cookieToken(call.request)
  const session = token === undefined ? undefined : await sessionByToken(tx, tokenHash(token))
  if (session) await endSessions(tx, sessions, session.memberId, why, call.now, { only: session.id })
}
