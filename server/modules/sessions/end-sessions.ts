import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import type { Sessions } from './sessions.ts'
import { markEnded, type EndedWhy } from './store.ts'

export type { EndedWhy } from './store.ts'

/**
 * Ends an account's open sessions (all, only one, or all but one) with `tx`; answers how many.
 *
 * Open tabs get a live message; what hangs on the sessions ends with them.
 */
export async function endSessions(
  tx: Tx,
  sessions: Pick<Sessions, 'onEnded'>,
  memberId: Id<'member'>,
  why: EndedWhy,
  now: Instant,
  which: { only?: Id<'session'>; except?: Id<'session'> } = {},
): Promise<number> {
  const { sessionIds, deviceIds } = await markEnded(tx, memberId, which, why, now)
  if (sessionIds.length === 0) return 0
  const type = why === 'kicked' ? 'kicked' : 'ended'
  for (const sessionId of sessionIds)
    await emit(tx, now, { topic: 'session', audience: memberId, payload: { sessionId, type } })
  await sessions.onEnded(tx, { memberId, sessionIds, deviceIds, why }, now)
  return sessionIds.length
}
