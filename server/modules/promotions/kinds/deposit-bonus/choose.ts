import { Refusal } from '@senluna/contract/refusals.ts'
import { daysFrom, weekdayOf } from '@senluna/kit/calendar/days.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { hasParticipation } from '../../participation/participation-store.ts'
import { isOn, refuseAway } from '../../participation/take.ts'
import { meantPromotion, refuseLevel } from '../../segments/audience-store.ts'
import type { RulesOf } from '../kind.ts'
import { depositsOf, putChoice } from './bonus-store.ts'
import { activeBonus } from './running.ts'

type Rules = RulesOf<'DEPOSIT_BONUS'>

/** The cycle a deposit bonus has now: once, or the day or week (its Monday) that is. */
export function bonusCycle({ nth, every }: Rules, brand: Brand, now: Instant): string {
  const today = businessDate(now, brand.timeZone)
  if (nth > 0 || every === 'ONCE') return 'ONCE'
  return every === 'DAY' ? today : `week ${daysFrom(today, -weekdayOf(today))}`
}

/** Whether the next deposit of a member is one that a bonus is for. */
export const isNext = async (db: Db | Tx, memberId: Id<'member'>, { nth }: Rules): Promise<boolean> =>
  nth === 0 || (await depositsOf(db, memberId)) + 1 === nth

/** Who chooses what. */
export interface Chooser {
  brand: Brand
  memberId: Id<'member'>
  promotionId: string
  /** Of the terms that were read. */
  version: number
  now: Instant
}

/**
 * Chooses a bonus for the next deposit; its rules stay as they are now. Refuses SYS_NOT_FOUND,
 * PROMO_CLOSED (other terms by now, not for the next deposit, a bonus is still wagered),
 * PROMO_TAKEN, PROMO_VIP, RG_COOLING_OFF.
 */
export async function chooseBonus(tx: Tx, { brand, memberId, promotionId, version, now }: Chooser): Promise<void> {
  const { merchantCode } = brand
  const row = await meantPromotion(tx, brand, { memberId, promotionId, now })
  if (row?.rules.kind !== 'DEPOSIT_BONUS') throw new Refusal('SYS_NOT_FOUND')
  const { rules } = row
  await refuseAway(tx, memberId, now)
  await refuseLevel(tx, row, memberId)
  const cycle = bonusCycle(rules, brand, now)
  if (await hasParticipation(tx, { memberId, promotionId, cycle })) throw new Refusal('PROMO_TAKEN')
  const open = isOn(row, now) && row.version === version && (await isNext(tx, memberId, rules))
  if (!open || (await activeBonus(tx, memberId, now))) throw new Refusal('PROMO_CLOSED')
  await putChoice(tx, { memberId, merchantCode, promotionId, cycle, termsVersion: version, rules }, now)
}
