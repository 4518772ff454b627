import type { Db, Tx } from '../../platform/database/db.ts'
import type { Check } from '@senluna/contract/member/protection.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { iso, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { TRIAL_CURRENCY } from '@senluna/ledger/index.ts'
import type { Protection } from './protection.ts'
import { checkPeriodOf, restartPeriod, type CheckPeriod } from './store/reality-checks.ts'
import { holdPlayer } from './store/guards.ts'
import { recordStep } from './store/steps.ts'

type Who = Pick<Caller, 'memberId' | 'type'>

/** What the running period comes to; null before a game was opened. */
export async function checkOf(protection: Protection, who: Who, brand: Brand, now: Instant): Promise<Check | null> {
  const period = await checkPeriodOf(protection.db, who.memberId)
  return period ? checkAfter(protection, who, brand, period, now) : null
}

/**
 * Ends the period that the player was shown and begins the next. Refuses ROUND_STATE before a
 * game was opened.
 */
export async function acknowledge(protection: Protection, who: Who, brand: Brand, now: Instant): Promise<Check> {
  const next = await protection.db.transaction().execute(async (tx) => {
    await holdPlayer(tx, who.memberId)
    const before = await checkPeriodOf(tx, who.memberId)
    if (!before) throw new Refusal('ROUND_STATE')
    const check = await checkAfter({ playedSince: protection.playedSince, db: tx }, who, brand, before, now)
    await recordStep(
      tx,
      who.memberId,
      'checkAcknowledged',
      { sinceMin: check.sinceMin, staked: check.staked, won: check.won, net: check.net },
      now,
    )
    const period = await restartPeriod(tx, who.memberId, now)
    return { ...check, nextAt: iso(period.dueAt), due: false }
  })
  return next
}

async function checkAfter(
  { playedSince, db }: Pick<Protection, 'playedSince'> & { db: Db | Tx },
  who: Who,
  brand: Brand,
  period: CheckPeriod,
  now: Instant,
): Promise<Check> {
  const trial = isTrial(who.type)
  const played = await playedSince(db, who.memberId, trial ? 'TRIAL' : 'REAL', period.since)
  return {
    minutes: period.minutes,
    sinceMin: Math.floor((now - period.since) / MINUTE),
    staked: played.staked.toString(),
    won: played.won.toString(),
    net: (played.won - played.staked).toString(),
    currency: trial ? TRIAL_CURRENCY : brand.currency.code,
    nextAt: iso(period.dueAt),
    due: period.dueAt <= now,
  }
}
