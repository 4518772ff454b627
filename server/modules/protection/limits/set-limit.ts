import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type { setLimit as contract } from '@senluna/contract/member/protection.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { changeLimit, type Limit, type LimitKind } from '@senluna/kit/protection/protection.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { endOfMinutes } from './session-minutes.ts'
import { choosePeriod } from '../store/reality-checks.ts'
import { holdGuard, holdPlayer, setGuard, type Guard } from '../store/guards.ts'
import { limitsOf, writeLimit } from '../store/limits.ts'
import { recordStep, type StepKind } from '../store/steps.ts'

/** The least and the most minutes a day that can be a limit. */
const SESSION_LEAST = 10n
const SESSION_MOST = 1_440n

const bad = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field }] })

/**
 * Changes one limit of the caller, or the minutes between two reality checks.
 *
 * A tighter limit holds for the next stake: every stake of the member waits while it is written.
 * Refuses RG_CONFIRM_LATER for a confirmation before its time, RG_NOT_ASKED for one of something
 * else than was asked for, VAL_FIELD.
 */
export async function setLimit(
  tx: Tx,
  caller: Caller,
  brand: Brand,
  ask: BodyOf<typeof contract>,
  now: Instant,
): Promise<void> {
  const { kind } = ask
  const value = ask.value === null ? null : BigInt(ask.value)
  if (kind === 'realityCheck') return chooseMinutes(tx, caller, brand, value, now)
  fitting(brand, kind, value)
  const guard = await holdGuard(tx, caller.memberId, caller.merchantCode)
  const before = (await limitsOf(tx, caller.memberId)).get(kind) ?? { value: null, pending: null }
  const change = changeLimit(before, value, ask.confirm, now)
  if (change.done === 'tooEarly') throw new Refusal('RG_CONFIRM_LATER', { value: { effectiveAt: iso(change.at) } })
  if (change.done === 'nothingAsked') throw new Refusal('RG_NOT_ASKED')
  if (change.done === 'unchanged') return
  if (change.done === 'asked') {
    await writeLimit(tx, caller.memberId, kind, change.limit, now)
    return recordStep(tx, caller.memberId, 'raiseAsked', detailOf(kind, before.value, value), now)
  }
  const step = change.done === 'now' ? 'limit' : 'raiseConfirmed'
  const detail = { kind, from: before.value, limit: change.limit, step } as const
  await writeInForce(tx, { memberId: caller.memberId, brand, guard }, detail, now)
}

/** Refuses VAL_FIELD for a limit that isn't offered here, or one that can't be. */
export function fitting(brand: Brand, kind: LimitKind, value: bigint | null): void {
  if (!brand.profile.protection.limits.includes(kind)) throw bad('kind')
  if (kind === 'session' && value !== null && (value < SESSION_LEAST || value > SESSION_MOST)) throw bad('value')
}

/**
 * Puts a limit in force for a member whose guard is held; `by` is who of the staff did it for them.
 * The member is notified.
 */
export async function writeInForce(
  tx: Tx,
  { memberId, brand, guard }: { memberId: Id<'member'>; brand: Brand; guard: Guard },
  change: { kind: LimitKind; from: bigint | null; limit: Limit; step: StepKind; by?: string },
  now: Instant,
): Promise<void> {
  const { kind, from, limit, step, by } = change
  await writeLimit(tx, memberId, kind, limit, now)
  const detail = { ...detailOf(kind, from, limit.value), ...(by === undefined ? {} : { by }) }
  await recordStep(tx, memberId, step, detail, now)
  const sessionEndsAt =
    kind === 'session' ? await endOfMinutes(tx, memberId, brand, limit.value, now) : guard.sessionEndsAt
  await setGuard(tx, memberId, { ...guard, sessionEndsAt }, now)
  const payload = { kind, value: limit.value?.toString() ?? null }
  await emit(tx, now, { topic: 'limitChanged', audience: memberId, payload })
}

const detailOf = (kind: LimitKind, from: bigint | null, to: bigint | null) => ({
  kind,
  from: from?.toString() ?? null,
  to: to?.toString() ?? null,
})

async function chooseMinutes(tx: Tx, caller: Caller, brand: Brand, value: bigint | null, now: Instant): Promise<void> {
  const minutes = brand.profile.protection.checkChoices.find((checkChoice) => BigInt(checkChoice) === value)
  if (minutes === undefined) throw bad('value')
  await holdPlayer(tx, caller.memberId)
  await choosePeriod(tx, caller.memberId, caller.sessionId, minutes, now)
  await recordStep(tx, caller.memberId, 'checkInterval', { minutes }, now)
}
