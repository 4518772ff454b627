import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type { setLimit as contract } from '@senluna/contract/protection.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { changeLimit, type LimitKind } from '@senluna/kit/protection.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import { endOfMinutes } from './session-minutes.ts'
import { choosePeriod, holdGuard, holdPlayer, limitsOf, recordStep, setGuard, writeLimit } from './store.ts'

/** The least and the most minutes a day that can be a limit. */
const SESSION_LEAST = 10n
const SESSION_MOST = 1_440n

const bad = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field }] })

/**
 * Changes one limit of the caller, or the minutes between two reality checks.
 *
 * A tighter limit holds for the next stake: every stake of the member waits while it is written. Refuses
 * RG_CONFIRM_LATER for a confirmation before its time, RG_NOT_ASKED for one of something else than was asked for, VAL_FIELD.
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
  if (!brand.profile.protection.limits.includes(kind)) throw bad('kind')
  if (kind === 'session' && value !== null && (value < SESSION_LEAST || value > SESSION_MOST)) throw bad('value')
  const guard = await holdGuard(tx, caller.memberId, caller.merchantCode)
  const before = (await limitsOf(tx, caller.memberId)).get(kind) ?? { value: null, pending: null }
  const change = changeLimit(before, value, ask.confirm, now)
  if (change.done === 'tooEarly') throw new Refusal('RG_CONFIRM_LATER', { value: { effectiveAt: iso(change.at) } })
  if (change.done === 'nothingAsked') throw new Refusal('RG_NOT_ASKED')
  if (change.done === 'unchanged') return
  await writeLimit(tx, caller.memberId, kind, change.limit, now)
  const step = { now: 'limit', asked: 'raiseAsked', confirmed: 'raiseConfirmed' } as const
  await recordStep(tx, caller.memberId, step[change.done], detailOf(kind, before.value, value), now)
  if (change.done === 'asked') return
  const sessionEndsAt =
    kind === 'session' ? await endOfMinutes(tx, caller.memberId, brand, value, now) : guard.sessionEndsAt
  await setGuard(tx, caller.memberId, { ...guard, sessionEndsAt }, now)
  const payload = { kind, value: value?.toString() ?? null }
  await emit(tx, now, { topic: 'limitChanged', audience: caller.memberId, payload })
}

const detailOf = (kind: LimitKind, from: bigint | null, to: bigint | null) => ({
  kind,
  from: from?.toString() ?? null,
  to: to?.toString() ?? null,
})

async function chooseMinutes(tx: Tx, caller: Caller, brand: Brand, value: bigint | null, now: Instant): Promise<void> {
  const minutes = brand.profile.protection.checkChoices.find((one) => BigInt(one) === value)
  if (minutes === undefined) throw bad('value')
  await holdPlayer(tx, caller.memberId)
  await choosePeriod(tx, caller.memberId, caller.sessionId, minutes, now)
  await recordStep(tx, caller.memberId, 'checkInterval', { minutes }, now)
}
