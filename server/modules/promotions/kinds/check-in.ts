import { Refusal } from '@senluna/contract/refusals.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import { amount } from '@senluna/kit/money.ts'
import { checkInStep } from '@senluna/kit/promotions/check-in.ts'
import { businessDate, later } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { depositedSince } from '../../cashier/index.ts'
import { playedSince } from '../../wagers/index.ts'
import { lastCheckIn } from '../participation/participation-store.ts'
import { freeBetsBetween } from './mission/mission-store.ts'
import type { RulesOf, TakenKind } from './kind.ts'

/**
 * One tap a day. Refuses PROMO_NEEDS_DEPOSIT and PROMO_NEEDS_STAKE while what the day asks for is
 * missing.
 */
export const checkIn: TakenKind<RulesOf<'CHECK_IN'>> = {
  bounded: false,
  onePerPerson: false,
  cycleOf: (_rules, brand, now) => businessDate(now, brand.timeZone),
  async rewardOf(tx, { ladder, extras, needsDeposit, needsStake }, { brand, promotionId, memberId, now }) {
    const today = businessDate(now, brand.timeZone)
    const since = startOfDay(today, brand.timeZone)
    if (needsDeposit && !(await depositedSince(tx, memberId, since))) throw new Refusal('PROMO_NEEDS_DEPOSIT')
    const least = BigInt(needsStake)
    if (least > 0n) {
      const all = await playedSince(tx, memberId, 'REAL', since)
      const free = await freeBetsBetween(tx, memberId, { from: since, to: later(now, 1) })
      const staked = all.staked - free.staked
      if (staked < least)
        throw new Refusal('PROMO_NEEDS_STAKE', { value: { left: (least - staked).toString(), least: needsStake } })
    }
    const step = checkInStep(ladder.length, await lastCheckIn(tx, memberId, promotionId), today)
    return { amount: amount(BigInt(ladder[step - 1]!)), kind: KIND.CHECK_IN, extra: extras?.[step - 1], data: { step } }
  },
}
