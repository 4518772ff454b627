import type * as contract from '@senluna/contract/money/points.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { businessDate } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { derivedId, newId } from '../../../platform/ids.ts'
import { addToDay } from '../day-store.ts'
import { refuseUnfit } from '../fit.ts'
import { holdPoints } from '../member-store.ts'
import { takePoints } from '../moves.ts'
import type { Points } from '../points.ts'
import { holdOffered, takeStock, type GoodsRow } from './goods-store.ts'
import { insertRedemption, takenOf } from './redemption-store.ts'
import { monthOf } from './requirement.ts'

type RedeemCall = Call<typeof contract.redeemPointReward>

/**
 * Changes points for goods, in the transaction of the call: points and stock are taken at once. Of
 * two who want the last piece one comes after the other.
 *
 * Refuses AUTH_RESTRICTED, RG_COOLING_OFF, SYS_NOT_FOUND for what isn't offered, VAL_FIELD for
 * goods that are sent nowhere, GOODS_SOLD_OUT, GOODS_LIMIT, GOODS_VIP, GOODS_REQUIREMENT,
 * POINT_INSUFFICIENT.
 */
export async function redeemGoods(points: Points, call: RedeemCall, tx: Tx) {
  const { brand, caller, body, now } = call
  const { memberId } = caller
  const { merchantCode } = brand
  await refuseUnfit(tx, memberId, now)
  await holdPoints(tx, [{ memberId, merchantCode }])
  const goods = await holdOffered(tx, merchantCode, body.goodsId, now)
  if (!goods) throw new Refusal('SYS_NOT_FOUND')
  await refuseGoods(points, call, tx, goods)
  const cost = goods.points * BigInt(body.quantity)
  const id = newId<'redemption'>(now)
  const move = { memberId, merchantCode, points: cost, kind: KIND.POINTS_REDEEMED, ref: id }
  const taken = await takePoints(tx, { ...move, key: derivedId('points-redeem', id) }, now)
  if (!taken) throw new Refusal('POINT_INSUFFICIENT')
  await takeStock(tx, merchantCode, goods.id, body.quantity)
  const orderNo = `PR${id.replaceAll('-', '').slice(-12).toUpperCase()}`
  await insertRedemption(
    tx,
    {
      id,
      order_no: orderNo,
      merchant_id: merchantCode,
      member_id: memberId,
      goods_id: goods.id,
      kind: goods.kind,
      names: goods.names,
      quantity: body.quantity,
      points: cost,
      value: goods.value * BigInt(body.quantity),
      currency: brand.currency.code,
      address: body.address ?? null,
    },
    now,
  )
  await addToDay(tx, businessDate(now, brand.timeZone), [{ memberId, merchantCode, redeemed: cost }])
  return { orderNo, status: 'In Process' as const, points: cost.toString(), balance: taken.balance.toString() }
}

async function refuseGoods({ levelOf }: Points, call: RedeemCall, tx: Tx, goods: GoodsRow): Promise<void> {
  const { brand, caller, body, now } = call
  const { quantity } = body
  if (goods.kind === 'PHYSICAL' && !body.address) throw new Refusal('VAL_FIELD', { fields: [{ field: 'address' }] })
  if (goods.stock < quantity) throw new Refusal('GOODS_SOLD_OUT')
  const taken = (await takenOf(tx, caller.memberId, [goods.id])).get(goods.id) ?? 0
  if (goods.per_member !== null && taken + quantity > goods.per_member) throw new Refusal('GOODS_LIMIT')
  if (goods.vip > 0 && (await levelOf(tx, caller.memberId)) < goods.vip) throw new Refusal('GOODS_VIP')
  if (goods.requirement === 0n) return
  const month = await monthOf(tx, brand, caller.memberId, now)
  const missing = goods.requirement - month
  if (missing > 0n) throw new Refusal('GOODS_REQUIREMENT', { value: { remaining: missing.toString() } })
}
