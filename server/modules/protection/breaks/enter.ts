import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { LOOSER_AFTER, sessionEndsAt } from '@senluna/kit/protection/protection.ts'
import { instant, iso, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { changeState, type Member } from '../../members/index.ts'
import { dayOf } from '../day.ts'
import { usedToday } from '../limits/session-minutes.ts'
import { limitsOf } from '../store/limits.ts'
import { lockedGuard, setGuard, type Guard } from '../store/guards.ts'
import { recordStep } from '../store/steps.ts'

/**
 * Lets a member in, or not; in the transaction that opens the session, before its row is written.
 *
 * Refuses AUTH_EXCLUDED during a break and an exclusion, also after its term until coming back was
 * asked for and a day has passed; RG_LIMIT when today's minutes are used up. Otherwise notes when
 * they will be.
 */
export async function refuseExcluded(tx: Tx, member: Member, brand: Brand, now: Instant): Promise<void> {
  const found = await lockedGuard(tx, member.id)
  if (!found) return
  const guard = found.excluded ? await cameBack(tx, member, found, now) : found
  if (guard.coolingUntil !== null && guard.coolingUntil > now)
    throw new Refusal('AUTH_EXCLUDED', { value: { until: iso(guard.coolingUntil) } })
  const minutes = (await limitsOf(tx, member.id)).get('session')?.value
  let ends: Instant | null = null
  if (minutes !== undefined && minutes !== null) {
    const used = await usedToday(tx, member.id, brand, now)
    const { until } = dayOf(brand, now)
    if (used >= Number(minutes) * MINUTE)
      throw new Refusal('RG_LIMIT', { value: { limit: 'session', value: minutes.toString(), until: iso(until) } })
    ends = sessionEndsAt(Number(minutes), used, now, until)
  }
  await setGuard(tx, member.id, { ...guard, sessionEndsAt: ends }, now)
}

/** An exclusion ends only after its term, a request, and a day. */
async function cameBack(tx: Tx, member: Member, guard: Guard, now: Instant): Promise<Guard> {
  const until = guard.excludedUntil
  const back = guard.returnAskedAt === null ? null : guard.returnAskedAt + LOOSER_AFTER
  if (until === null || until > now || back === null || back > now) {
    const over = until !== null && until <= now
    throw new Refusal('AUTH_EXCLUDED', {
      value: {
        until: until === null ? null : iso(until),
        ...(back !== null ? { returnAt: iso(instant(back)) } : over ? { mayAsk: true } : {}),
      },
    })
  }
  await changeState(tx, member.id, 0, null)
  await recordStep(tx, member.id, 'returned', {}, now)
  return { ...guard, excluded: false, excludedUntil: null, returnAskedAt: null }
}
