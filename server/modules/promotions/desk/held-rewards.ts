import type * as contract from '@senluna/contract/desk/brand/held-rewards.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { idParam } from '../../../platform/http/id-param.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { listHeld, stepHeld, type HeldRow } from '../abuse/held-store.ts'
import { returnBudget } from '../participation/budget-store.ts'
import { runningBonus } from '../kinds/deposit-bonus/bonus-store.ts'
import { cancelBonus } from '../kinds/deposit-bonus/forfeit.ts'
import { costOf } from '../participation/cost.ts'
import { extraShown } from '../participation/extra.ts'
import { lockParticipation, stepParticipation, type Participation } from '../participation/participation-store.ts'
import { notifyTaken, notifyWaiting } from '../notify.ts'
import { titlesOfPromotion } from '../promotion-store.ts'
import { namesOf } from './trial-store.ts'

const PAGE = 20
const DECIDE = 'promotions.held'

/** Rewards that are or were held, with what speaks against each. Refuses VAL_FIELD. */
export async function heldPage(db: Db, { brand, query, language }: Call<typeof contract.heldRewards>) {
  const { merchantCode, currency } = brand
  const { after, name, state, promotion: promotionId } = query
  if (after !== undefined && !isUuid<'suspicion'>(after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const size = query.pageSize ?? PAGE
  const rows = await listHeld(db, { merchantCode, name, promotionId, state, after: after ?? null, most: size + 1 })
  const names = await namesOf(
    db,
    rows.flatMap(({ found }) => found.flatMap(({ others }) => others)),
  )
  const shown = (row: HeldRow): contract.HeldReward => ({
    id: row.id,
    promotionId: row.promotion_id,
    memberId: row.member_id,
    userName: row.user_name,
    state: row.state,
    found: row.found.map(({ others, ...finding }) => ({
      ...finding,
      others: others.map((memberId) => ({ memberId, userName: names.get(memberId) ?? '' })),
    })),
    gives: { amount: row.amount.toString(), ...extraShown(row.data, language).extra },
    currency: { code: currency.code, exponent: currency.scale, displayDecimals: currency.displayDecimals },
    ...(row.decided_by === null ? {} : { decidedBy: row.decided_by }),
    createdAt: row.created_at.toISOString(),
    ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
  })
  return pageOf(rows, size, ({ id }) => id, shown)
}

/**
 * Asks to decide. Refuses SYS_NOT_FOUND, APPROVAL_STALE for one that was decided, APPROVAL_OPEN.
 */
export const askHeld = (db: Db, call: Call<typeof contract.decideHeld>) =>
  db.transaction().execute(async (tx) => {
    const { brand, params, body } = call
    const id = idParam<'suspicion'>(params.id)
    const [row] = await listHeld(tx, { merchantCode: brand.merchantCode, id, after: null, most: 1 })
    if (row?.member_id !== body.memberId) throw new Refusal('SYS_NOT_FOUND')
    if (row.state !== 'HELD') throw new Refusal('APPROVAL_STALE')
    const state: contract.HeldState = body.release ? 'RELEASED' : 'REJECTED'
    const about = { member: row.user_name, amount: row.amount.toString() }
    return askApproval(tx, call, {
      action: DECIDE,
      object: { kind: 'held-reward', id },
      memberId: row.member_id,
      payload: { state },
      before: { ...about, state: row.state },
      after: { ...about, state },
      needs: 'promotions.approve',
    })
  })

/**
 * Once the second person has said yes: it can be claimed, or is closed and its budget has it back.
 */
export const heldApproval: ApprovalAction = {
  action: DECIDE,
  async run(tx, { objectId, merchantCode, payload }, { brand, caller, now }) {
    const { state } = payload as { state: contract.HeldState }
    const [row] = await listHeld(tx, { merchantCode, id: objectId as Id<'suspicion'>, after: null, most: 1 })
    const reward = row && (await lockParticipation(tx, row.member_id, row.reward_id))
    if (row?.state !== 'HELD' || !reward || reward.state === 'CLOSED') throw new Refusal('APPROVAL_STALE')
    await stepHeld(tx, row, state, caller.name, now)
    const { titles } = await titlesOfPromotion(tx, merchantCode, reward.promotion_id)
    const about = { memberId: row.member_id, titles }
    if (state === 'RELEASED') {
      // Released, it can be claimed for a day at least. A bonus under way goes on as it was.
      const released = await lockParticipation(tx, row.member_id, row.reward_id)
      if (!released?.claim_before || released.state !== 'ISSUED') return
      const claimBefore = instant(released.claim_before.getTime())
      return notifyWaiting(tx, 'rewardReleased', { ...about, amount: released.amount, claimBefore }, now)
    }
    await notifyTaken(tx, about, now)
    // A bonus under way was paid with its deposit: it leaves with what was won by it.
    if (reward.state === 'CLAIMED') return takeBonusAway(tx, brand, reward, row.member_id, now)
    await stepParticipation(tx, reward, 'CLOSED', now)
    await returnBudget(tx, { merchantCode, promotionId: reward.promotion_id }, costOf(reward))
  },
}

async function takeBonusAway(
  tx: Tx,
  brand: Brand,
  { id }: Pick<Participation, 'id'>,
  memberId: Id<'member'>,
  now: Instant,
): Promise<void> {
  if ((await runningBonus(tx, memberId))?.id !== id) throw new Refusal('APPROVAL_STALE')
  await cancelBonus(tx, { brand, memberId, id, now, waits: false })
}
