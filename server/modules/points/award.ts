import type { ExtraPrize } from '@senluna/contract/member/rewards/extra-prize.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/words/in-language.ts'
import { addToDay } from './day-store.ts'
import { goodsById, holdOffered, takeStock } from './goods/goods-store.ts'
import { insertRedemption } from './goods/redemption-store.ts'
import { holdPoints } from './member-store.ts'
import { givePoints, openPoints } from './moves.ts'
import { termsOf } from './points.ts'

/** A reward that gives points or goods, under its own id. */
interface Award {
  id: Id<'participation'>
  memberId: Id<'member'>
}

/** Gives the points of a reward, once; in the transaction that claims it. */
export async function awardPoints(
  tx: Tx,
  { merchantCode, timeZone }: Brand,
  { id: reward, memberId, points }: Award & { points: bigint },
  now: Instant,
): Promise<void> {
  const holder = { memberId, merchantCode }
  const { fresh } = await holdPoints(tx, [holder])
  if (fresh.length > 0) await openPoints(tx, memberId, now)
  const move = { ...holder, points, kind: KIND.POINTS_EARNED, key: id<'posting'>(reward) }
  const given = await givePoints(tx, [move], now)
  if (given.length > 0) await addToDay(tx, businessDate(now, timeZone), [{ ...holder, earned: points }])
}

/**
 * Orders one piece of goods for a reward, of stock, to be delivered by staff as any order. Answers
 * false when there is none. Of two who get the last piece one comes after the other.
 */
export async function awardGoods(
  tx: Tx,
  { merchantCode, currency }: Brand,
  { id: reward, memberId, goodsId }: Award & { goodsId: string },
  now: Instant,
): Promise<boolean> {
  const goods = await holdOffered(tx, merchantCode, goodsId, now)
  if (!goods || goods.stock < 1) return false
  await takeStock(tx, merchantCode, goodsId, 1)
  const order = {
    id: id<'redemption'>(reward),
    order_no: `PR${reward.replaceAll('-', '').slice(-12).toUpperCase()}`,
    merchant_id: merchantCode,
    member_id: memberId,
    goods_id: goodsId,
    kind: goods.kind,
    names: goods.names,
    quantity: 1,
    points: 0n,
    value: goods.value,
    currency: currency.code,
    address: null,
  }
  await insertRedemption(tx, order, now)
  return true
}

/** Whether goods can be had now; held, so that whoever asks is who gets them. */
export const areGoodsLeft = async (tx: Tx, merchantCode: MerchantCode, goodsId: string, now: Instant) =>
  ((await holdOffered(tx, merchantCode, goodsId, now))?.stock ?? 0) > 0

/** What points and goods are worth in money, and what the goods are called. */
export async function worthOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  { points, goods }: ExtraPrize,
): Promise<{ worth: bigint; names?: Texts }> {
  const { ratio } = await termsOf(db, merchantCode)
  const row = goods === undefined ? undefined : await goodsById(db, merchantCode, goods)
  const worth = BigInt(points ?? 0) * BigInt(ratio) + (row?.value ?? 0n)
  return { worth, ...(row && { names: row.names }) }
}

/** Whether goods can be a prize: there are such, and they are sent nowhere. */
export async function canBePrize(db: Db | Tx, merchantCode: MerchantCode, goodsId: string): Promise<boolean> {
  const goods = await goodsById(db, merchantCode, goodsId)
  return goods !== undefined && goods.kind !== 'PHYSICAL'
}
