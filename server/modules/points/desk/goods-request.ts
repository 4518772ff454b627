import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type { saveDeskGoods } from '@senluna/contract/desk/brand/points.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { GoodsRow } from '../goods/goods-store.ts'

/** Goods as the form sends them, without what was read of them. */
export type GoodsBody = Omit<BodyOf<typeof saveDeskGoods>, 'seen' | 'stockSeen'>

/**
 * Whether goods, as they would be, cost or are worth something else, or can be had by more, longer
 * or more often. What is sent is what they are called, so another name is something else; a bonus
 * is its worth. What is only shown, less of them, and taking them off is one person's.
 */
export function givesMore(before: GoodsRow, goods: GoodsBody): boolean {
  const { points, value, requirement, vip } = before
  const isSame =
    goods.kind === before.kind &&
    (goods.kind === 'BONUS' || canonical(goods.names) === canonical(before.names)) &&
    BigInt(goods.points) === points &&
    BigInt(goods.value) === value &&
    BigInt(goods.requirement) === requirement &&
    goods.vip === vip &&
    (goods.perMember ?? null) === before.per_member &&
    Date.parse(goods.startAt) === before.start_at.getTime() &&
    (goods.endAt === undefined ? null : Date.parse(goods.endAt)) === (before.end_at?.getTime() ?? null)
  return !isSame || goods.stock > before.stock || (goods.enabled && !before.enabled)
}

/**
 * Goods as they would be now: what members took or got back since they were read is gone from the
 * stock, or in it again. So what a second person reads is what comes of it, whatever the caller
 * says that it read.
 */
export const asOf = (before: GoodsRow, goods: GoodsBody, stockSeen: number): GoodsBody => ({
  ...goods,
  stock: Math.max(0, goods.stock - (stockSeen - before.stock)),
})

/** Goods in the words of a request for approval. */
export const asked = ({ kind, names, images, points, value, requirement, vip, stock, ...rest }: GoodsBody) => ({
  titles: names,
  images: Object.values(images),
  kind,
  points,
  worth: value,
  requirement,
  vipFrom: vip,
  stock,
  ...(rest.perMember === undefined ? {} : { perMember: rest.perMember }),
  startAt: rest.startAt,
  ...(rest.endAt === undefined ? {} : { endAt: rest.endAt }),
  enabled: rest.enabled,
  sort: rest.sort,
})
