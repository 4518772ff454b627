import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { newId } from '../../../../platform/ids.ts'
import type { FreeTickets } from '../../../families/index.ts'
import { giveNow } from '../../participation/give-now.ts'
import { hasParticipation } from '../../participation/participation-store.ts'
import { keptExtra } from '../../participation/extra.ts'
import { refuseAway, requiredOf } from '../../participation/take.ts'
import { meantPromotion, refuseLevel } from '../../segments/audience-store.ts'
import { cyclesOf } from './missions.ts'
import { progressOf } from './progress.ts'

/** Who claims which cycle of a mission. */
interface MissionClaim {
  brand: Brand
  memberId: Id<'member'>
  promotionId: string
  cycle: string
  language: string
  /** Who gives free tickets. */
  tickets: FreeTickets
  now: Instant
}

/**
 * Claims a mission's reward, once a cycle: written, paid and its turnover asked for in one
 * transaction.
 *
 * Refuses SYS_NOT_FOUND, PROMO_CLOSED for a cycle that can't be claimed any more, PROMO_TAKEN,
 * PROMO_MISSION with what is done below the target, PROMO_OUT when the budget is spent,
 * PROMO_VIP, RG_COOLING_OFF.
 */
export async function claimMission(
  tx: Tx,
  { brand, memberId, promotionId, cycle, language, tickets, now }: MissionClaim,
) {
  const { merchantCode, currency } = brand
  const row = await meantPromotion(tx, brand, { memberId, promotionId, now })
  if (row?.rules.kind !== 'MISSION') throw new Refusal('SYS_NOT_FOUND')
  const { rules } = row
  await refuseAway(tx, memberId, now)
  await refuseLevel(tx, row, memberId)
  const asked = cyclesOf(row, rules, brand, now).find((on) => on.cycle === cycle)
  if (!asked) throw new Refusal('PROMO_CLOSED')
  if (await hasParticipation(tx, { memberId, promotionId, cycle })) throw new Refusal('PROMO_TAKEN')
  const done = await progressOf(tx, { brand, memberId }, rules, asked)
  if (done < BigInt(rules.target))
    throw new Refusal('PROMO_MISSION', { value: { done: done.toString(), target: rules.target } })
  const due = amount(BigInt(rules.amount))
  const participation = {
    id: newId<'participation'>(now),
    merchantCode,
    promotionId,
    memberId,
    cycle,
    termsVersion: row.version,
    currency: currency.code,
    amount: due,
    required: requiredOf(due, rules.turnoverX100),
    kind: KIND.MISSION_REWARD,
    data: { done: done.toString(), ...(await keptExtra(tx, merchantCode, rules.extra)) },
  }
  const giving = { row, reward: participation, free: rules.free, onePerPerson: true, language, tickets }
  return giveNow(tx, brand, giving, now)
}
