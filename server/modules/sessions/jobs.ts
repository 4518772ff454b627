import { keptMs } from '@senluna/kit/retention/index.ts'
import { instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { eachPiece } from '../../platform/concurrency/attempt.ts'
import type { Db } from '../../platform/database/db.ts'
import { deleteMembers, expiredTrials } from '../members/index.ts'
import { endSessions } from './end-sessions.ts'
import { deleteOldFailures } from './login/failure-store.ts'
import type { Sessions } from './sessions.ts'
import { TRIAL_LIFE } from './open-session.ts'
import { deleteOld, IDLE, lockOver, sessionsOver } from './store.ts'

const AT_ONCE = 200
/**
 * Sessions are kept so long after their end, so their pages learn why they ended and known devices
 * stay known.
 */
const KEPT = keptMs('sessions.session')
/** Longer than another process keeps its notes of use to itself. */
const NOTES_MS = MINUTE

/**
 * Ends and removes free-play accounts a day after they were opened; answers how many. Run every few
 * minutes.
 */
export const removeExpiredTrials = (
  sessions: Pick<Sessions, 'db' | 'log' | 'onEnded' | 'onRemoved'>,
  now: Instant,
): Promise<number> =>
  eachPiece({
    log: sessions.log,
    trouble: 'a free-play account could not be removed',
    kind: 'member',
    next: (tried) => expiredTrials(sessions.db, instant(now - TRIAL_LIFE), AT_ONCE, tried),
    keyOf: (memberId) => memberId,
    work: (ids) =>
      sessions.db.transaction().execute(async (tx) => {
        for (const memberId of ids) await endSessions(tx, sessions, memberId, 'expired', now)
        await deleteMembers(tx, ids)
        await sessions.onRemoved(tx, ids)
      }),
  })

/**
 * Ends the sessions nobody used for half an hour and those whose time is over, with their games;
 * answers how many.
 *
 * A call or a round after the half hour is refused without it; this tells the pages that stand
 * open. Run every minute.
 */
export function endUnusedSessions(sessions: Pick<Sessions, 'db' | 'log' | 'onEnded'>, now: Instant): Promise<number> {
  const over = { unusedSince: instant(now - IDLE - NOTES_MS), now }
  return eachPiece({
    log: sessions.log,
    trouble: 'a session that is over could not be ended',
    kind: 'session',
    next: (tried) => sessionsOver(sessions.db, over, AT_ONCE, tried),
    keyOf: ({ id }) => id,
    work: (rows) =>
      sessions.db.transaction().execute(async (tx) => {
        const ids = rows.map(({ id }) => id)
        for (const { id, memberId } of await lockOver(tx, over, ids))
          await endSessions(tx, sessions, memberId, 'expired', now, { only: id })
      }),
  })
}

/** Forgets what is over: sessions, counts, pictures, proofs, tickets. Run every few minutes. */
export async function cleanSessions(db: Db, now: Instant): Promise<void> {
  await deleteOldFailures(db, now)
  await deleteOld(db, instant(now - KEPT), now)
}
