import type * as contract from '@senluna/contract/desk/brand/points.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { derivedId } from '../../../platform/ids.ts'
import { emit } from '../../../platform/outbox.ts'
import { pageOf } from '../../../platform/page.ts'
import { inLanguage } from '../../../platform/words/in-language.ts'
import { refuseRelated } from '../../approvals/index.ts'
import { staffDid } from '../../staff/index.ts'
import { addToDay } from '../day-store.ts'
import { takeStock } from '../goods/goods-store.ts'
import { lockRedemption, stepRedemption, type RedemptionRow } from '../goods/redemption-store.ts'
import { holdPoints } from '../member-store.ts'
import { creditMoney } from '../money.ts'
import { givePoints } from '../moves.ts'
import { redemptionsOf } from './list-store.ts'

/** Orders of a brand, who waits longest first. */
export async function list(db: Db, { brand, language, query }: Call<typeof contract.deskRedemptions>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid<'redemption'>(query.after) ? query.after : undefined
  const wanted = { merchantCode: brand.merchantCode, status: query.status, name: query.name, after, size: size + 1 }
  const { code, scale, displayDecimals } = brand.currency
  return pageOf(
    await redemptionsOf(db, wanted),
    size,
    ({ id }) => id,
    (row): contract.DeskRedemption => ({
      orderNo: row.order_no,
      memberId: row.member_id,
      userName: row.user_name,
      goodsId: row.goods_id,
      name: inLanguage(row.names, language) ?? '',
      kind: row.kind,
      quantity: row.quantity,
      points: row.points.toString(),
      value: row.value.toString(),
      currency: { code, exponent: scale, displayDecimals },
      status: row.state,
      ...(row.address ? { address: row.address } : {}),
      ...(row.delivery === null ? {} : { delivery: row.delivery }),
      ...(row.reason === null ? {} : { reason: row.reason }),
      ...(row.decided_by === null ? {} : { decidedBy: row.decided_by }),
      ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
      createdAt: row.created_at.toISOString(),
    }),
  )
}

type DecideCall = Call<typeof contract.decideRedemption>

/**
 * Approves an order or rejects it. Refuses SYS_NOT_FOUND, APPROVAL_RELATED, GOODS_STATE for one
 * that is decided, VAL_FIELD for goods without a way they come, or a no without a reason.
 */
export const decide = (db: Db, call: DecideCall) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, caller, now, params } = call
    const order = await lockRedemption(tx, brand.merchantCode, params.orderNo ?? '')
    if (!order) throw new Refusal('SYS_NOT_FOUND')
    await refuseRelated(tx, caller.staffId, order.member_id)
    if (order.state !== 'In Process') throw new Refusal('GOODS_STATE')
    const to = body.approve ? 'Approved' : 'Rejected'
    const { delivery, reason } = body
    if (body.approve && delivery === undefined && order.kind !== 'BONUS') throw missing('delivery')
    if (!body.approve && reason === undefined) throw missing('reason')
    const decided = body.approve ? { by: caller.name, delivery } : { by: caller.name, reason }
    await stepRedemption(tx, order, to, decided, now)
    if (!body.approve) await giveBack(tx, call, order)
    else if (order.kind === 'BONUS') await payBonus(tx, call, order)
    else await emit(tx, now, { topic: 'rewardGiven', audience: order.member_id, payload: {} })
    await sayDecided(tx, order, body, now)
    await staffDid(tx, call, {
      action: 'points.decide',
      object: { kind: 'redemption', id: order.order_no },
      before: { status: order.state },
      after: { status: to, points: order.points.toString(), ...(reason === undefined ? {} : { reason }) },
    })
    return { status: to } as const
  })

/** For the message to whoever ordered them. */
const sayDecided = (
  tx: Tx,
  { member_id, order_no, names, kind, points, value }: RedemptionRow,
  { approve, delivery, reason }: DecideCall['body'],
  now: Instant,
): Promise<void> =>
  emit(tx, now, {
    topic: 'goodsDecided',
    audience: member_id,
    payload: {
      orderNo: order_no,
      names,
      approved: approve,
      points: points.toString(),
      ...(approve && kind === 'BONUS' ? { amount: value.toString() } : {}),
      ...(approve && delivery !== undefined ? { delivery } : {}),
      ...(!approve && reason !== undefined ? { reason } : {}),
    },
  })

const missing = (field: string) => new Refusal('VAL_FIELD', { fields: [{ field, patternId: 'EMPTY' }] })

/** Points and stock return. */
async function giveBack(tx: Tx, { brand, now }: DecideCall, order: RedemptionRow): Promise<void> {
  const holder = { memberId: order.member_id, merchantCode: order.merchant_id }
  await holdPoints(tx, [holder])
  await takeStock(tx, order.merchant_id, order.goods_id, -order.quantity)
  // A prize cost no points.
  if (order.points === 0n) return
  const move = { ...holder, points: order.points, kind: KIND.POINTS_RETURNED, ref: order.id }
  const given = await givePoints(tx, [{ ...move, key: derivedId('points-return', order.id) }], now)
  if (given.length > 0) await addToDay(tx, businessDate(now, brand.timeZone), [{ ...holder, returned: order.points }])
}

/** What an approved bonus is worth goes to the main wallet, to be wagered once. */
async function payBonus(tx: Tx, { now }: DecideCall, order: RedemptionRow): Promise<void> {
  const { member_id: memberId, merchant_id: merchantCode, currency, value: units, id } = order
  const kind = KIND.ACTIVITY_REWARD
  await creditMoney(tx, { memberId, merchantCode, currency, units, kind, id, turnover: units }, now)
}
