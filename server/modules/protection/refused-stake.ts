import type { LimitReached } from '@senluna/contract/member/protection.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { lossRoom, roomAgainAt, WINDOW_HOURS } from '@senluna/kit/protection/protection.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { dayOf } from './day.ts'
import { bucketsOf } from './store/buckets.ts'
import { guardOf } from './store/guards.ts'
import { limitsOf } from './store/limits.ts'
import { stakeCapOf, type StakeCap } from './store/caps.ts'

/** How the money path judged a stake of a guarded member. */
export type GuardStatus =
  | 'excluded'
  | 'over_loss_limit'
  | 'check_due'
  | 'session_limit'
  | 'over_stake_limit'
  | 'over_stake_cap'
  | 'product_locked'

/**
 * The refusal for it, with which limit was reached and when a stake fits again. Reads only once a
 * stake was refused.
 */
export async function refusedStake(
  db: Db,
  who: { memberId: Id<'member'>; brand: Brand; stake: Amount },
  status: GuardStatus,
  now: Instant,
): Promise<Refusal> {
  const { memberId } = who
  if (status === 'check_due') return new Refusal('RG_REALITY_CHECK')
  if (status === 'over_stake_cap' || status === 'product_locked')
    return refusedByCap(await stakeCapOf(db, memberId), status)
  const guard = await guardOf(db, memberId)
  if (status === 'excluded') {
    if (guard?.excluded)
      return new Refusal('AUTH_EXCLUDED', {
        value: { until: guard.excludedUntil === null ? null : iso(guard.excludedUntil) },
      })
    const until = guard?.coolingUntil
    return new Refusal('RG_COOLING_OFF', {
      value: { until: until === null || until === undefined ? null : iso(until) },
    })
  }
  const limits = await limitsOf(db, memberId)
  const reached = (value: LimitReached): Refusal => new Refusal('RG_LIMIT', { value })
  if (status === 'session_limit') {
    const value = limits.get('session')?.value ?? 0n
    return reached({ limit: 'session', value: value.toString(), until: iso(dayOf(who.brand, now).until) })
  }
  if (status === 'over_stake_limit')
    return reached({ limit: 'stake', value: (limits.get('stake')?.value ?? 0n).toString() })
  const buckets = await bucketsOf(db, memberId, now)
  // Of several limits in the way, the one that is in it longest.
  let longest: { reached: LimitReached; until: number } | undefined
  for (const kind of ['lossDay', 'lossWeek', 'lossMonth'] as const) {
    const limit = limits.get(kind)?.value
    const hours = WINDOW_HOURS[kind]!
    if (limit === undefined || limit === null) continue
    const room = lossRoom(limit, buckets, hours, now)
    if (room >= who.stake && longest) continue
    const at = roomAgainAt(limit, who.stake, buckets, hours, now)
    const until = at ?? Infinity
    if (longest && until <= longest.until) continue
    const limitReached = {
      limit: kind,
      value: limit.toString(),
      remaining: room.toString(),
      ...(at ? { until: iso(at) } : {}),
    }
    longest = { reached: limitReached, until }
  }
  return longest ? reached(longest.reached) : new Refusal('RG_LIMIT', { value: null })
}

/** A cap that went meanwhile names no figure. */
function refusedByCap(cap: StakeCap | undefined, status: 'over_stake_cap' | 'product_locked'): Refusal {
  if (status === 'over_stake_cap')
    return new Refusal('BET_BONUS_MAX', { value: { maxBet: cap?.most?.toString() ?? null } })
  return new Refusal('BET_BONUS_GAME', { value: { products: cap?.products ?? null } })
}
