import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { addGiven, hasParticipation, lockGiven } from '../../participation/participation-store.ts'
import type { PromotionRow } from '../../promotion-store.ts'
import { isMeant } from '../../segments/audience-store.ts'
import type { RulesOf } from '../kind.ts'
import { issueFixed } from './issue.ts'
import { newcomersAmong, runningOf, type Newcomer, type OwnedPromotion } from './newcomer-store.ts'

/** The one cycle of what comes once. */
export const ONCE = 'ONCE'

/** Whether an account was opened while a promotion was on, with what its rules ask for. */
export const isNewcomer = (
  { created_at, mobile_at }: Pick<Newcomer, 'created_at' | 'mobile_at'>,
  { start_at }: Pick<PromotionRow, 'start_at'>,
  { needs }: Pick<RulesOf<'SIGN_UP'>, 'needs'>,
): boolean => created_at >= start_at && (needs === 'ACCOUNT' || mobile_at !== null)

/**
 * Makes the rewards of new accounts: once their account was opened or their number confirmed. A
 * delivery that comes again finds them made; the last one goes to whoever is first.
 */
export async function issueSignUps(
  tx: Tx,
  brands: readonly Brand[],
  memberIds: readonly Id<'member'>[],
  now: Instant,
): Promise<void> {
  const running = await runningOf(tx, 'SIGN_UP', null, now)
  if (running.length === 0) return
  const away = await outOfPlay(tx, memberIds, now)
  const newcomers = (await newcomersAmong(tx, memberIds)).filter(({ id }) => !away.has(id))
  for (const row of running) {
    const brand = brands.find(({ merchantCode }) => merchantCode === row.merchant_id)
    if (!brand) continue
    for (const newcomer of newcomers)
      if (newcomer.merchant_id === row.merchant_id) await issueOne(tx, brand, row, newcomer, now)
  }
}

async function issueOne(tx: Tx, brand: Brand, row: OwnedPromotion, newcomer: Newcomer, now: Instant): Promise<void> {
  const { rules } = row
  if (rules.kind !== 'SIGN_UP' || !isNewcomer(newcomer, row, rules)) return
  if (!(await isMeant(tx, brand, row, newcomer.id, now))) return
  if (await hasParticipation(tx, { memberId: newcomer.id, promotionId: row.id, cycle: ONCE })) return
  const given = await lockGiven(tx, brand.merchantCode, row.id, ONCE)
  if (given.count >= rules.count) return
  const made = await issueFixed(tx, brand, { row, rules, memberId: newcomer.id, cycle: ONCE }, now)
  if (made) await addGiven(tx, made, made.amount)
}
