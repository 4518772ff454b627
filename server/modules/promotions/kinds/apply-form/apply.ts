import type * as contract from '@senluna/contract/member/rewards/applications.ts'
import type { BodyOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, weekdayOf } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { newId } from '../../../../platform/ids.ts'
import { claimFiles, filesById, imageRef } from '../../../files/index.ts'
import { lockMember } from '../../../members/index.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { isOn, refuseAway } from '../../participation/take.ts'
import type { PromotionRow } from '../../promotion-store.ts'
import { meantPromotion, refuseLevel } from '../../segments/audience-store.ts'
import type { RulesOf } from '../kind.ts'
import { applicationsOf, insertApplication, stepApplication, type ApplicationRow } from './application-store.ts'

type Rules = RulesOf<'APPLY_FORM'>

/** Who applies for what. */
export interface Applicant {
  brand: Brand
  memberId: Id<'member'>
  promotionId: string
  now: Instant
}

/** The cycle that is on: once, the day, or the week by its Monday. */
export function applyCycle({ every }: Pick<Rules, 'every'>, { timeZone }: Brand, now: Instant): string {
  const today = businessDate(now, timeZone)
  if (every === 'ONCE') return 'ONCE'
  return every === 'DAY' ? today : `week ${daysFrom(today, -weekdayOf(today))}`
}

/**
 * Sends an application. The member is locked, so that two at once are one after the other.
 *
 * Refuses SYS_NOT_FOUND, RG_COOLING_OFF, PROMO_VIP, PROMO_CLOSED, PROMO_TAKEN while one waits or
 * was accepted, PROMO_OUT after the last try, VAL_FIELD for pictures that are missing or not the
 * member's own.
 */
export async function applyFor(
  tx: Tx,
  applicant: Applicant,
  { remark, images }: BodyOf<typeof contract.applyForPromotion>,
): Promise<ReplyOf<typeof contract.applyForPromotion>> {
  const { brand, memberId, promotionId, now } = applicant
  const row = await formOf(tx, applicant)
  await refuseAway(tx, memberId, now)
  await refuseLevel(tx, row, memberId)
  if (!isOn(row, now)) throw new Refusal('PROMO_CLOSED')
  if (row.rules.needsImage && images.length === 0) throw new Refusal('VAL_FIELD', { fields: [{ field: 'images' }] })
  await lockMember(tx, memberId)
  const cycle = applyCycle(row.rules, brand, now)
  const sent = await applicationsOf(tx, { memberId, promotionId, cycle })
  const [last] = sent
  if (last?.state === 'APPLYING' || last?.state === 'ACCEPTED') throw new Refusal('PROMO_TAKEN')
  if (sent.length >= row.rules.tries) throw new Refusal('PROMO_OUT')
  const id = newId<'application'>(now)
  const { merchantCode } = brand
  const written = await insertApplication(
    tx,
    {
      id,
      merchant_id: merchantCode,
      promotion_id: promotionId,
      member_id: memberId,
      cycle,
      attempt: sent.length + 1,
      remark,
      images,
      terms_version: row.version,
      rules: row.rules,
    },
    now,
  )
  if (!written) throw new Refusal('PROMO_TAKEN')
  await claimFiles(
    tx,
    { memberId, merchantCode },
    { purpose: 'APPLY', fileIds: images, usedBy: `application:${id}` },
    now,
  )
  return { state: 'APPLYING', triesLeft: row.rules.tries - sent.length - 1 }
}

/** Takes an application back. Refuses SYS_NOT_FOUND, PROMO_CLOSED for one that was decided. */
export async function withdrawApplication(
  tx: Tx,
  applicant: Applicant,
): Promise<ReplyOf<typeof contract.withdrawApplication>> {
  const { brand, memberId, promotionId, now } = applicant
  const row = await formOf(tx, applicant)
  const sent = await applicationsOf(tx, { memberId, promotionId, cycle: applyCycle(row.rules, brand, now) }, true)
  const [last] = sent
  if (!last) throw new Refusal('SYS_NOT_FOUND')
  if (last.state !== 'APPLYING') throw new Refusal('PROMO_CLOSED')
  await stepApplication(tx, last, 'WITHDRAWN', {}, now)
  return { state: 'WITHDRAWN', triesLeft: Math.max(0, row.rules.tries - sent.length) }
}

/** A member's last application of this cycle. Refuses SYS_NOT_FOUND, also during a break. */
export async function applicationFor(db: Db, applicant: Applicant): Promise<ReplyOf<typeof contract.ownApplication>> {
  const { brand, memberId, promotionId, now } = applicant
  const row = await formOf(db, applicant)
  if ((await outOfPlay(db, [memberId], now)).size > 0) throw new Refusal('SYS_NOT_FOUND')
  const sent = await applicationsOf(db, { memberId, promotionId, cycle: applyCycle(row.rules, brand, now) })
  const { code, scale, displayDecimals } = brand.currency
  return {
    triesLeft: Math.max(0, row.rules.tries - sent.length),
    ...(sent[0] ? { last: await shown(db, sent[0]) } : {}),
    currency: { code, exponent: scale, displayDecimals },
  }
}

async function formOf(db: Db | Tx, applicant: Applicant): Promise<PromotionRow & { rules: Rules }> {
  const row = await meantPromotion(db, applicant.brand, applicant)
  if (row?.rules.kind !== 'APPLY_FORM') throw new Refusal('SYS_NOT_FOUND')
  return { ...row, rules: row.rules }
}

const shown = async (db: Db, row: ApplicationRow): Promise<contract.Application> => ({
  state: row.state,
  remark: row.remark,
  images: (await filesById(db, row.merchant_id, row.images)).map(imageRef),
  at: row.created_at.toISOString(),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.amount === null ? {} : { amount: row.amount.toString() }),
  ...(row.reward_id === null ? {} : { rewardId: row.reward_id }),
})
