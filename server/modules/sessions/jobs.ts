import { sql } from 'kysely'
import { DAY, instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { deleteMembers, expiredTrials } from '../members/index.ts'
import { endSessions } from './end-sessions.ts'
import { deleteOldFailures } from './login/failure-store.ts'
import type { Sessions } from './sessions.ts'
import { TRIAL_LIFE } from './open-session.ts'
import { deleteOld, IDLE, sessionsOver } from './store.ts'

const AT_ONCE = 200
/**
 * Ended sessions are kept so long, so their pages learn why they ended and known devices stay
 * known.
 */
const KEPT = 60 * DAY
/** Longer than another process keeps its notes of use to itself. */
const NOTES_MS = MINUTE

/**
 * Ends and removes free-play accounts a day after they were opened; answers how many. Run every few
 * minutes.
 */
export async function removeExpiredTrials(
  sessions: Pick<Sessions, 'db' | 'onEnded' | 'onRemoved'>,
  now: Instant,
): Promise<number> {
  for (let removed = 0; ;) {
    const ids = await expiredTrials(sessions.db, instant(now - TRIAL_LIFE), AT_ONCE)
    if (ids.length === 0) return removed
    await sessions.db.transaction().execute(async (tx) => {
      for (const memberId of ids) await endSessions(tx, sessions, memberId, 'expired', now)
      await deleteMembers(tx, ids)
      await sessions.onRemoved(tx, ids)
    })
    removed += ids.length
  }
}

/**
 * Ends the sessions nobody used for half an hour and those whose time is over, with their games;
 * answers how many.
 *
 * A call or a round after the half hour is refused without it; this tells the pages that stand
 * open. Run every minute.
 */
export async function endUnusedSessions(sessions: Pick<Sessions, 'db' | 'onEnded'>, now: Instant): Promise<number> {
  const unusedSince = instant(now - IDLE - NOTES_MS)
  for (let ended = 0; ;) {
    const over = await sessions.db.transaction().execute(async (tx) => {
      const found = await sessionsOver(tx, unusedSince, now, AT_ONCE)
      for (const { id, memberId } of found) await endSessions(tx, sessions, memberId, 'expired', now, { only: id })
      return found.length
    })
    ended += over
    if (over < AT_ONCE) return ended
  }
}

/** Forgets what is over: sessions, counts, pictures, proofs, tickets. Run every few minutes. */
export async function cleanSessions(db: Db, now: Instant): Promise<void> {
  await deleteOldFailures(db, now)
  await deleteOld(db, instant(now - KEPT + 30 * DAY), now)
}

/** Makes the months of the log-in record ahead of time. Run at start and once a day. */
export async function makeLoginMonths(db: Db, now: Instant): Promise<void> {
  await sql`select sessions.make_login_months(${new Date(now)}::timestamptz, 3)`.execute(db)
}
