import { sql } from 'kysely'
import { DAY, instant, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { deleteMembers, expiredTrials } from '../members/index.ts'
import { endSessions } from './end-sessions.ts'
import { deleteOldFailures } from './failures.ts'
import type { Sessions } from './index.ts'
import { TRIAL_LIFE } from './open-session.ts'
import { deleteOld } from './store.ts'

const AT_ONCE = 200
/** Ended sessions are kept so long, so their pages are told why they ended and known devices stay known. */
const KEPT = 60 * DAY

/** Ends and removes free-play accounts a day after they were opened; answers how many. Run every few minutes. */
export async function removeExpiredTrials(sessions: Pick<Sessions, 'db' | 'onEnded'>, now: Instant): Promise<number> {
  for (let removed = 0; ;) {
    const ids = await expiredTrials(sessions.db, instant(now - TRIAL_LIFE), AT_ONCE)
    if (ids.length === 0) return removed
    await sessions.db.transaction().execute(async (tx) => {
      for (const memberId of ids) await endSessions(tx, sessions, memberId, 'expired', now)
      await deleteMembers(tx, ids)
    })
    removed += ids.length
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
