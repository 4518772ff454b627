import { lossRoom, WINDOW_HOURS } from '@senluna/kit/protection/protection.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { bucketsOf } from '../store/buckets.ts'
import { guardOf } from '../store/guards.ts'
import { limitsOf } from '../store/limits.ts'

/** Whether a member can't stake anything now: a loss limit is used up, or the day's minutes are. */
export async function lossLimitReached(db: Db, memberId: Id<'member'>, now: Instant): Promise<boolean> {
  const guard = await guardOf(db, memberId)
  if (!guard?.active) return false
  if (guard.sessionEndsAt !== null && guard.sessionEndsAt <= now) return true
  const limits = await limitsOf(db, memberId)
  const buckets = await bucketsOf(db, memberId, now)
  return [...limits].some(([kind, { value }]) => {
    const hours = WINDOW_HOURS[kind]
    return (
      kind.startsWith('loss') && value !== null && hours !== undefined && lossRoom(value, buckets, hours, now) === 0n
    )
  })
}
