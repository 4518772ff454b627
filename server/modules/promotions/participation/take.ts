import type * as contract from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { refuseLocked } from '../../members/index.ts'
import type { FreeTickets } from '../../families/index.ts'
import { outOfPlay } from '../../protection/index.ts'
import { isHeld } from '../abuse/held-store.ts'
import { takenKindOf } from '../kinds/taken-kinds.ts'
import { keptExtra } from './extra.ts'
import { freePrizeOf, giveFreeRounds } from './free-prize.ts'
import { giveNow } from './give-now.ts'
import type { Taker } from '../kinds/kind.ts'
import { titlesOfPromotion, type PromotionRow } from '../promotion-store.ts'
import { meantPromotion, refuseLevel } from '../segments/audience-store.ts'
import { addGiven, hasParticipation, lockGiven, lockParticipation, stepParticipation } from './participation-store.ts'
import { payReward } from './pay-reward.ts'
import { givenReply } from './reply.ts'

type GivenReply = ReplyOf<typeof contract.takePromotion>

/** What of an amount must be wagered first. */
export const requiredOf = (units: bigint, turnoverX100: number): Amount => amount((units * BigInt(turnoverX100)) / 100n)

/**
 * Takes what a promotion gives now: written down, paid and its turnover asked for in one
 * transaction, once a member and cycle.
 *
 * Refuses SYS_NOT_FOUND, PROMO_CLOSED, PROMO_TAKEN, PROMO_OUT, PROMO_VIP, RG_COOLING_OFF during a
 * break, and what its kind asks for.
 */
export async function takePromotion(tx: Tx, taker: Taker): Promise<GivenReply> {
  const { brand, promotionId, memberId, now } = taker
  const { merchantCode, currency } = brand
  const row = await meantPromotion(tx, brand, taker)
  const kind = row && takenKindOf(row.rules)
  if (!row || !kind) throw new Refusal('SYS_NOT_FOUND')
  await refuseAway(tx, memberId, now)
  await refuseLevel(tx, row, memberId)
  const cycle = isOn(row, now) ? kind.cycleOf(row.rules, brand, now) : undefined
  if (cycle === undefined) throw new Refusal('PROMO_CLOSED')
  if (await hasParticipation(tx, { memberId, promotionId, cycle })) throw new Refusal('PROMO_TAKEN')
  const given = kind.bounded ? await lockGiven(tx, merchantCode, promotionId, cycle) : { count: 0, amount: amount(0n) }
  const reward = await kind.rewardOf(tx, row.rules, taker, given)
  const { free, extra, data, ...paid } = reward
  const participation = {
    id: newId<'participation'>(now),
    merchantCode,
    promotionId,
    memberId,
    cycle,
    termsVersion: row.version,
    currency: currency.code,
    ...paid,
    data: { ...data, ...(await keptExtra(tx, merchantCode, extra)) },
    required: requiredOf(reward.amount, turnoverOf(row)),
  }
  const { language, tickets } = taker
  const { onePerPerson } = kind
  const reply = await giveNow(tx, brand, { row, reward: participation, free, onePerPerson, language, tickets }, now)
  if (kind.bounded) await addGiven(tx, participation, reward.amount)
  return reply
}

/**
 * Claims a reward that waits. One that was claimed answers the same again. Refuses SYS_NOT_FOUND,
 * PROMO_CLOSED after its last moment, PROMO_HELD while it is looked into, RG_COOLING_OFF during a
 * break.
 */
export async function claimReward(
  tx: Tx,
  {
    brand,
    memberId,
    id,
    language,
    tickets,
    now,
  }: {
    brand: Brand
    memberId: Id<'member'>
    id: Id<'participation'>
    language: string
    /** Who gives free tickets. */
    tickets: FreeTickets
    now: Instant
  },
): Promise<GivenReply> {
  const row = await lockParticipation(tx, memberId, id)
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  if (row.state === 'ISSUED') {
    await refuseAway(tx, memberId, now)
    if (await isHeld(tx, id)) throw new Refusal('PROMO_HELD')
    if (row.claim_before!.getTime() <= now) throw new Refusal('PROMO_CLOSED')
    await stepParticipation(tx, row, 'CLAIMED', now)
    await payReward(tx, brand, { ...row, memberId }, now)
    const free = freePrizeOf(row.data)
    if (free) {
      const { titles } = await titlesOfPromotion(tx, brand.merchantCode, row.promotion_id)
      await giveFreeRounds(tx, brand, { id, memberId, titles, free, tickets }, now)
    }
  } else if (row.state === 'CLOSED') throw new Refusal('PROMO_CLOSED')
  return givenReply(brand, row, language)
}

/** Whether a promotion is on at a moment. */
export const isOn = ({ start_at, end_at }: Pick<PromotionRow, 'start_at' | 'end_at'>, now: Instant): boolean =>
  start_at.getTime() <= now && (end_at === null || end_at.getTime() > now)

const turnoverOf = ({ rules }: PromotionRow): number => ('turnoverX100' in rules ? rules.turnoverX100 : 0)

/** Refuses RG_COOLING_OFF during a break, and an account that is locked for money. */
export async function refuseAway(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  await refuseLocked(tx, memberId, 'MONEY')
  if ((await outOfPlay(tx, [memberId], now)).size > 0) throw new Refusal('RG_COOLING_OFF')
}
