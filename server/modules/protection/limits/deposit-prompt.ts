import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type { answerDepositPrompt as contract } from '@senluna/contract/member/protection.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DEPOSIT_LIMITS, type DepositLimit } from '@senluna/kit/protection/protection.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { holdPlayer } from '../store/guards.ts'
import { limitsOf } from '../store/limits.ts'
import { hasStep, recordStep } from '../store/steps.ts'
import { setLimit } from './set-limit.ts'

/**
 * The deposit limits that a member is offered before their first deposit. None for a member who has
 * answered, or who ever set a deposit limit.
 */
export async function depositPromptOf(db: Db, memberId: Id<'member'>, brand: Brand): Promise<DepositLimit[]> {
  const offered = DEPOSIT_LIMITS.filter((kind) => brand.profile.protection.limits.includes(kind))
  if (offered.length === 0) return []
  const limits = await limitsOf(db, memberId)
  if (DEPOSIT_LIMITS.some((kind) => limits.has(kind))) return []
  return (await hasStep(db, memberId, 'depositPrompt')) ? [] : offered
}

/**
 * Keeps what a member answered, with its time, and sets the limit they chose. The first answer is
 * kept; a later one only sets its limit. Refuses VAL_FIELD for a limit that is not offered.
 */
export async function answerPrompt(
  tx: Tx,
  caller: Caller,
  brand: Brand,
  { limit }: BodyOf<typeof contract>,
  now: Instant,
): Promise<void> {
  await holdPlayer(tx, caller.memberId)
  if (!(await hasStep(tx, caller.memberId, 'depositPrompt'))) {
    const detail = { kind: limit?.kind ?? null, to: limit?.value ?? null }
    await recordStep(tx, caller.memberId, 'depositPrompt', detail, now)
  }
  if (limit) await setLimit(tx, caller, brand, { ...limit, confirm: false }, now)
}
