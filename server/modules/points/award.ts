import type { ExtraPrize } from '@senluna/contract/member/rewards/extra-prize.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { holdWallets, KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
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

/**
 * Holds what a member's points are moved under; before goods, as everybody takes them. Points that
 * are given twice wait here.
 */
export async function holdToAward(
  tx: Tx,
  { merchantCode }: Brand,
  memberId: Id<'member'>,
  now: Instant,
): Promise<void> {
  const { fresh } = await holdPoints(tx, [{ memberId, merchantCode }])
  if (fresh.length > 0) await openPoints(tx, memberId, now)
}

/**
 * Gives the points and goods of a reward, once; in the transaction that claims it, before its
 * money. Goods are held before any wallet, and the wallets in their order. Answers false, and
 * nothing is given, when there are no such goods.
 */
export async function awardExtra(
  tx: Tx,
  brand: Brand,
  { points, goods, ...award }: Award & ExtraPrize,
  now: Instant,
): Promise<boolean> {
  const { id: reward, memberId } = award
  await holdToAward(tx, brand, memberId, now)
  if (goods !== undefined && !(await awardGoods(tx, brand, { ...award, goodsId: goods }, now))) return false
  if (points === undefined) return true
  await holdWallets(queryOf(tx), memberId)
  const holder = { memberId, merchantCode: brand.merchantCode }
  const earned = BigInt(points)
  const move = { ...holder, points: earned, kind: KIND.POINTS_EARNED, key: id<'posting'>(reward) }
  const given = await givePoints(tx, [move], now)
  if (given.length > 0) await addToDay(tx, businessDate(now, brand.timeZone), [{ ...holder, earned }])
  return true
}

/**
 * Orders one piece of goods for a reward, of stock, to be delivered by staff as any order. Answers
 * false when there is none. Of two who get the last piece one comes after the other.
 */
async function awardGoods(
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
