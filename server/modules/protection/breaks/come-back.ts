import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { guardOf, holdGuard, setGuard } from '../store/guards.ts'
import { recordStep } from '../store/steps.ts'
import type { Db } from '../../../platform/database/db.ts'

/**
 * Notes that an excluded member asked to come back, after the term; a day later they may log in.
 * Whoever calls has made sure that it is the member. Answers whether there was something to ask
 * for; asking again changes nothing.
 */
export async function askReturn(
  db: Db,
  member: { id: Id<'member'>; merchantCode: MerchantCode },
  now: Instant,
): Promise<boolean> {
  // Whoever is not excluded gets no guard by asking.
  if (!(await guardOf(db, member.id))?.excluded) return false
  return db.transaction().execute(async (tx) => {
    const guard = await holdGuard(tx, member.id, member.merchantCode)
    if (!guard.excluded || guard.excludedUntil === null || guard.excludedUntil > now || guard.returnAskedAt !== null)
      return false
    await setGuard(tx, member.id, { ...guard, returnAskedAt: now }, now)
    await recordStep(tx, member.id, 'returnAsked', {}, now)
    return true
  })
}
