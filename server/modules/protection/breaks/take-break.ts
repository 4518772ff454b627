import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { breakEnds, type BreakTerm } from '@senluna/kit/protection/protection.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { MEMBER_STATE, changeState, lockMember } from '../../members/index.ts'
import { demandPassword, endSessions } from '../../sessions/index.ts'
import type { Protection } from '../protection.ts'
import { guardOf, holdGuard, holdPlayer, setGuard } from '../store/guards.ts'
import { recordStep } from '../store/steps.ts'

/** What is asked for: a break that ends by itself, or an exclusion that doesn't. */
export interface BreakAsk {
  kind: 'coolOff' | 'exclusion'
  term: BreakTerm
  password: string
}

/**
 * Shuts the caller out, at once: sessions and games end, and no stake is taken from here on.
 *
 * Answers until when; null for good. A longer break that already holds is not made shorter.
 * Refuses AUTH_OLD_PASSWORD for a wrong password, AUTH_LOCKED after too many.
 */
export async function takeBreak(
  protection: Protection,
  caller: Caller,
  ask: BreakAsk,
  lockAfter: number,
  now: Instant,
): Promise<Instant | null> {
  await demandPassword(protection.sessions, caller.memberId, ask.password, lockAfter, now)
  const { memberId, merchantCode } = caller
  const until = breakEnds(ask.term, now)
  await protection.db.transaction().execute(async (tx) => {
    // In the order of log-ins and log-outs: account, sessions, play states; the guard after them.
    await holdPlayer(tx, memberId)
    const member = await lockMember(tx, memberId)
    // Closed meanwhile: it stays closed, a break would open it again one day.
    if (member?.state === MEMBER_STATE.CLOSED) throw new Refusal('AUTH_EXPIRED')
    await shutAway(tx, protection, { memberId, merchantCode }, { ...ask, until }, now)
  })
  return until
}

/**
 * Ends a member's sessions and lets them in no more until then. The member is locked, and held as a
 * player. `by` is who of the staff did it. What already lasts longer stays as long.
 */
export async function shutAway(
  tx: Tx,
  protection: Protection,
  { memberId, merchantCode }: { memberId: Id<'member'>; merchantCode: MerchantCode },
  { kind, term, until, by }: Pick<BreakAsk, 'kind' | 'term'> & { until: Instant | null; by?: string },
  now: Instant,
): Promise<void> {
  const before = await guardOf(tx, memberId)
  const excluded = kind === 'exclusion' || before?.excluded === true
  const held = before?.excluded ? before.excludedUntil : (before?.coolingUntil ?? now)
  const ends = before?.excluded || !excluded ? later(held, until) : until
  await changeState(tx, memberId, 2, ends)
  await endSessions(tx, protection.sessions, memberId, 'closed', now)
  const guard = await holdGuard(tx, memberId, merchantCode)
  await setGuard(
    tx,
    memberId,
    excluded
      ? { ...guard, excluded, excludedUntil: ends, returnAskedAt: null, sessionEndsAt: null }
      : { ...guard, coolingUntil: ends, sessionEndsAt: null },
    now,
  )
  const detail = { term, until: until === null ? null : new Date(until).toISOString() }
  await recordStep(tx, memberId, kind, { ...detail, ...(by === undefined ? {} : { by }) }, now)
  protection.log.info({ memberId, kind, term, staff: by !== undefined }, 'a break begins')
}

/** The later of two ends; null is never. */
const later = (instant: Instant | null, other: Instant | null): Instant | null =>
  instant === null || other === null ? null : instant > other ? instant : other
