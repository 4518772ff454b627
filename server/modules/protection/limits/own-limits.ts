import type { OwnLimits } from '@senluna/contract/member/protection.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import {
  CONFIRM_WITHIN,
  lostIn,
  WINDOW_HOURS,
  type Bucket,
  type Limit,
  type LimitKind,
} from '@senluna/kit/protection/protection.ts'
import { iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { usedToday } from './session-minutes.ts'
import { bucketsOf } from '../store/buckets.ts'
import { checkPeriodOf } from '../store/reality-checks.ts'
import { guardOf } from '../store/guards.ts'
import { limitsOf } from '../store/limits.ts'

/**
 * The caller's limits as the page shows them: those offered here, and what each has taken so far.
 */
export async function ownLimitsOf(db: Db, caller: Caller, brand: Brand, now: Instant): Promise<OwnLimits> {
  const { memberId } = caller
  const offered = brand.profile.protection
  const limits = await limitsOf(db, memberId)
  const guard = await guardOf(db, memberId)
  const buckets = guard?.active ? await bucketsOf(db, memberId, now) : []
  const period = await checkPeriodOf(db, memberId)
  const kinds = await Promise.all(
    offered.limits.map(async (kind) => {
      const limit = limits.get(kind) ?? { value: null, pending: null }
      const used = limit.value === null ? undefined : await usedOf(db, caller, brand, { kind, buckets, now })
      return { ...shown(kind, limit, now), ...(used === undefined ? {} : { used: used.toString() }) }
    }),
  )
  return {
    currency: brand.currency.code,
    limits: kinds,
    check: { minutes: period?.minutes ?? offered.checkMinutes, choices: [...offered.checkChoices] },
    ...(guard?.sessionEndsAt ? { sessionEndsAt: iso(guard.sessionEndsAt) } : {}),
  }
}

/** A wish that nobody confirmed in time is not shown any more. */
function shown(kind: LimitKind, { value, pending }: Limit, now: Instant): OwnLimits['limits'][number] {
  const until = pending && later(pending.at, CONFIRM_WITHIN)
  return {
    kind,
    value: value?.toString() ?? null,
    pending:
      pending && until && until > now
        ? { value: pending.value?.toString() ?? null, at: iso(pending.at), until: iso(until), ready: pending.at <= now }
        : null,
  }
}

async function usedOf(
  db: Db,
  caller: Caller,
  brand: Brand,
  { kind, buckets, now }: { kind: LimitKind; buckets: readonly Bucket[]; now: Instant },
): Promise<bigint | number | undefined> {
  if (kind === 'session') return Math.floor((await usedToday(db, caller.memberId, brand, now)) / MINUTE)
  const hours = WINDOW_HOURS[kind]
  if (!kind.startsWith('loss') || hours === undefined) return undefined
  const lost = lostIn(buckets, hours, now)
  return lost > 0n ? lost : 0n
}
