import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { beginPeriod } from './store/reality-checks.ts'
import { guardOf, holdGuard, holdPlayer } from './store/guards.ts'

/**
 * What a game that opens must know: whether every stake is looked at, and when the reality check is
 * due.
 */
export interface PlayPeriod {
  guarded: boolean
  checkDueAt: Instant
}

/**
 * Keeps the player's protection as it is while a game opens. First in its transaction, before a row
 * is locked.
 */
export async function holdPlay(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await holdPlayer(tx, memberId)
}

/** Every stake of the player waits until `tx` ends. After account and sessions, before wallets. */
export async function holdStakes(tx: Tx, memberId: Id<'member'>, merchantCode: MerchantCode): Promise<void> {
  await holdGuard(tx, memberId, merchantCode)
}

/**
 * A game opens: the time to the next reality check runs, from its first game in a session. Under
 * `holdPlay`.
 */
export async function beginPlay(
  tx: Tx,
  memberId: Id<'member'>,
  brand: Brand,
  sessionId: Id<'session'>,
  now: Instant,
): Promise<PlayPeriod> {
  const { dueAt } = await beginPeriod(tx, memberId, sessionId, brand.profile.protection.checkMinutes, now)
  const guard = await guardOf(tx, memberId)
  return { guarded: guard !== undefined && (guard.active || guard.capped), checkDueAt: dueAt }
}
