import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { depositAllowed, depositAllowedAgainAt, type PastDeposit } from '@senluna/kit/protection/protection.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { guardOf, holdPlayer } from '../store/guards.ts'
import { limitsOf } from '../store/limits.ts'

/**
 * Whether a member may pay in so much now, and how much at most (undefined without a limit).
 *
 * Called in the transaction that takes the deposit: until it ends nobody changes the member's
 * limits, and another deposit of theirs waits. `history`: what came in within thirty days, read
 * after this call began. Nothing is allowed during a break.
 */
export async function depositAllowance(
  tx: Tx,
  memberId: Id<'member'>,
  asked: Amount,
  history: () => Promise<readonly PastDeposit[]>,
  now: Instant,
): Promise<{ allowed: boolean; remaining: Amount | undefined }> {
  await holdPlayer(tx, memberId)
  const guard = await guardOf(tx, memberId)
  if (guard?.excluded || (guard?.coolingUntil ?? 0) > now) return { allowed: false, remaining: 0n as Amount }
  return depositAllowed(await depositLimits(tx, memberId), await history(), asked, now)
}

/**
 * When a member's own limits and breaks allow a deposit; undefined when no moment can be named.
 */
export async function depositAllowanceAt(
  tx: Tx,
  memberId: Id<'member'>,
  history: () => Promise<readonly PastDeposit[]>,
  now: Instant,
): Promise<Instant | undefined> {
  const guard = await guardOf(tx, memberId)
  if (guard?.excluded) return undefined
  const from = guard?.coolingUntil && guard.coolingUntil > now ? guard.coolingUntil : now
  return depositAllowedAgainAt(await depositLimits(tx, memberId), await history(), from)
}

async function depositLimits(tx: Tx, memberId: Id<'member'>): Promise<Parameters<typeof depositAllowed>[0]> {
  const limits = await limitsOf(tx, memberId)
  return {
    depositDay: limits.get('depositDay')?.value ?? null,
    depositWeek: limits.get('depositWeek')?.value ?? null,
    depositMonth: limits.get('depositMonth')?.value ?? null,
  }
}
