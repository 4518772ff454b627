import type * as contract from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { PromotionOffer } from '@senluna/contract/site/content.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { inLanguage } from '../../../../platform/words/in-language.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { hasParticipation } from '../../participation/participation-store.ts'
import { isOn } from '../../participation/take.ts'
import { meantPromotions, vipLevelOf } from '../../segments/audience-store.ts'
import type { RulesOf } from '../kind.ts'
import { choicesOf } from './bonus-store.ts'
import { capOf } from './cap.ts'
import { bonusCycle, isNext } from './choose.ts'
import { forfeitNow } from './forfeit.ts'
import { activeBonus, lastWagered } from './running.ts'

type Offers = ReplyOf<typeof contract.depositBonuses>

/** A deposit bonus as its reader sees it. */
export const bonusOffer = ({ kind: type, ...terms }: RulesOf<'DEPOSIT_BONUS'>): PromotionOffer => ({ type, ...terms })

/**
 * Bonuses that the next deposit of a member can have, and the one they wager; while there is one no
 * other is offered. During a break neither.
 */
export async function bonusesFor(
  db: Db,
  { brand, memberId, language }: { brand: Brand; memberId: Id<'member'>; language: string },
  now: Instant,
): Promise<Offers> {
  if ((await outOfPlay(db, [memberId], now)).size > 0) return { offers: [] }
  const active = await activeBonus(db, memberId, now)
  if (active) {
    const { row, requirement } = active
    return {
      offers: [],
      active: {
        id: row.id,
        promotionId: row.promotion_id,
        title: inLanguage(row.titles, language) ?? '',
        amount: row.amount.toString(),
        required: requirement.required.toString(),
        done: requirement.done.toString(),
        endsAt: row.ends_at.toISOString(),
        removes: (await forfeitNow(db, row)).toString(),
        products: [...row.data.products],
        ...(row.data.maxBet ? { maxBet: row.data.maxBet } : {}),
      },
    }
  }
  const [choice] = await choicesOf(db, [memberId])
  const level = await vipLevelOf(db, memberId)
  const offers: Offers['offers'] = []
  for (const row of await meantPromotions(db, brand, memberId, now)) {
    const { id: promotionId, rules, titles, version } = row
    if (
      rules.kind !== 'DEPOSIT_BONUS' ||
      row.vip_from > level ||
      !isOn(row, now) ||
      !(await isNext(db, memberId, rules))
    )
      continue
    const cycle = bonusCycle(rules, brand, now)
    if (await hasParticipation(db, { memberId, promotionId, cycle })) continue
    const chosen = choice?.promotion_id === promotionId && choice.terms_version === version
    offers.push({ promotionId, title: inLanguage(titles, language) ?? '', version, chosen, offer: bonusOffer(rules) })
  }
  return { offers }
}

/** The bonus that somebody wagers, as play shows it; nothing during a break. */
export async function wageredBy(
  db: Db,
  { memberId, language }: { memberId: Id<'member'>; language: string },
  now: Instant,
): Promise<ReplyOf<typeof contract.wagered>> {
  if ((await outOfPlay(db, [memberId], now)).size > 0) return {}
  const active = await activeBonus(db, memberId, now)
  if (!active) {
    const last = await lastWagered(db, memberId)
    return last ? { last: { promotionId: last.promotion_id, title: inLanguage(last.titles, language) ?? '' } } : {}
  }
  const { row, requirement } = active
  const cap = capOf(row)
  return {
    bonus: {
      promotionId: row.promotion_id,
      title: inLanguage(row.titles, language) ?? '',
      required: requirement.required.toString(),
      done: requirement.done.toString(),
      endsAt: row.ends_at.toISOString(),
      ...(cap?.most ? { maxBet: cap.most.toString() } : {}),
      ...(cap?.products ? { only: [...cap.products] } : {}),
    },
  }
}
