import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import { endSessions } from '../sessions/index.ts'
import type { Protection } from './protection.ts'
import { deleteOldBuckets } from './store/buckets.ts'
import { holdGuard, holdPlayer, sessionsOver, setGuard } from './store/guards.ts'
import { recordStep } from './store/steps.ts'

const AT_ONCE = 100

/**
 * Logs out whose minutes of the day are used up; answers how many. Stakes are refused without it.
 * Run every minute.
 */
export async function endSessionsOver(protection: Protection, now: Instant): Promise<number> {
  const over = await sessionsOver(protection.db, now, AT_ONCE)
  for (const { memberId, merchantCode } of over) {
    await protection.db.transaction().execute(async (tx) => {
      await holdPlayer(tx, memberId)
      const ended = await endSessions(tx, protection.sessions, memberId, 'closed', now)
      const guard = await holdGuard(tx, memberId, merchantCode)
      if (guard.sessionEndsAt === null || guard.sessionEndsAt > now) return
      await setGuard(tx, memberId, { ...guard, sessionEndsAt: null }, now)
      if (ended > 0) await recordStep(tx, memberId, 'sessionOver', {}, now)
    })
  }
  return over.length
}

/** Forgets hours that no window reaches any more. Run once a day. */
export async function cleanProtection(protection: Protection, now: Instant): Promise<void> {
  await deleteOldBuckets(protection.db, later(now, -32 * DAY))
}
