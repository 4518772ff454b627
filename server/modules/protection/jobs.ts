import { keptMs } from '@senluna/kit/retention/index.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { eachRow } from '../../platform/concurrency/attempt.ts'
import type { Tx } from '../../platform/database/db.ts'
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
export const endSessionsOver = (protection: Protection, now: Instant): Promise<number> =>
  eachRow({
    log: protection.log,
    trouble: 'a session that is over could not be ended',
    kind: 'member',
    next: (tried) => sessionsOver(protection.db, now, AT_ONCE, tried),
    keyOf: ({ memberId }) => memberId,
    work: (over) => protection.db.transaction().execute((tx) => endSessionOver(tx, protection, over, now)),
  })

async function endSessionOver(
  tx: Tx,
  protection: Protection,
  { memberId, merchantCode }: Awaited<ReturnType<typeof sessionsOver>>[number],
  now: Instant,
): Promise<void> {
  await holdPlayer(tx, memberId)
  const ended = await endSessions(tx, protection.sessions, memberId, 'closed', now)
  const guard = await holdGuard(tx, memberId, merchantCode)
  if (guard.sessionEndsAt === null || guard.sessionEndsAt > now) return
  await setGuard(tx, memberId, { ...guard, sessionEndsAt: null }, now)
  if (ended > 0) await recordStep(tx, memberId, 'sessionOver', {}, now)
}

/** Forgets hours that no window reaches any more. Run once a day. */
export async function cleanProtection(protection: Protection, now: Instant): Promise<void> {
  await deleteOldBuckets(protection.db, later(now, -keptMs('protection.bucket')))
}
