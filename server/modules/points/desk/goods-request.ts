import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type { saveDeskGoods } from '@senluna/contract/desk/brand/points.ts'
import type { GoodsRow } from '../goods/goods-store.ts'

/** Goods as the form sends them, without what was read of them. */
export type GoodsBody = Omit<BodyOf<typeof saveDeskGoods>, 'seen' | 'stockSeen'>

/**
 * Whether goods, as they would be, cost or are worth something else, or can be had by more, longer
 * or more often. What is only shown, less of them, and taking them off is one person's.
 */
export function givesMore(before: GoodsRow, goods: GoodsBody, stockSeen: number): boolean {
  const { points, value, requirement, vip } = before
  const isSame =
    goods.kind === before.kind &&
    BigInt(goods.points) === points &&
    BigInt(goods.value) === value &&
    BigInt(goods.requirement) === requirement &&
    goods.vip === vip &&
    (goods.perMember ?? null) === before.per_member &&
    Date.parse(goods.startAt) === before.start_at.getTime() &&
    (goods.endAt === undefined ? null : Date.parse(goods.endAt)) === (before.end_at?.getTime() ?? null)
  return !isSame || goods.stock > stockSeen || (goods.enabled && !before.enabled)
}

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
