import type * as contract from '@senluna/contract/money/points.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { WALLET, walletOf } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { dayRange } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { inLanguage } from '../../../platform/words/in-language.ts'
import { offeredGoods, placeOf, placeText, stateOf, type GoodsRow } from './goods-store.ts'
import { ownRedemptions, takenOf, type RedemptionRow } from './redemption-store.ts'

const PAGE = 20

/** How many of some goods somebody may still take who has taken so many. */
export const leftFor = ({ stock, per_member: most }: GoodsRow, taken: number): number =>
  Math.max(0, most === null ? stock : Math.min(stock, most - taken))

/** One page of what a member can change points for now. */
export async function goodsFor(db: Db, call: Call<typeof contract.pointReward>) {
  const { brand, caller, language, now, query } = call
  const size = query.pageSize ?? PAGE
  const most =
    query.affordable === 'true'
      ? ((await walletOf(queryOf(db), caller.memberId, WALLET.POINTS))?.balance ?? 0n)
      : undefined
  const wanted = { kind: query.kind, most, after: placeOf(query.after), size: size + 1 }
  const rows = await offeredGoods(db, brand.merchantCode, wanted, now)
  const taken = await takenOf(
    db,
    caller.memberId,
    rows.map(({ id }) => id),
  )
  return pageOf(rows, size, placeText, (row) => goodsOf(row, language, taken.get(row.id) ?? 0))
}

const goodsOf = (row: GoodsRow, language: string, taken: number): contract.Goods => ({
  goodsId: row.id,
  name: inLanguage(row.names, language) ?? '',
  image: inLanguage(row.images, language) ?? '',
  kind: row.kind,
  requirement: { points: row.points.toString(), amount: row.requirement.toString(), vip: row.vip },
  stock: row.stock,
  quantity: leftFor(row, taken),
  status: stateOf(row),
  value: row.value.toString(),
  startAt: row.start_at.toISOString(),
  ...(row.end_at ? { endAt: row.end_at.toISOString() } : {}),
})

/** One page of what a member changed points for. Refuses VAL_FIELD for days that are none. */
export async function redemptionsFor(db: Db, call: Call<typeof contract.redeemPointList>) {
  const { brand, caller, language, query } = call
  const size = query.pageSize ?? PAGE
  const after = query.after !== undefined && isUuid<'redemption'>(query.after) ? query.after : undefined
  const wanted = { status: query.status, ...dayRange(query, brand.timeZone), after, size: size + 1 }
  const rows = await ownRedemptions(db, caller.memberId, wanted)
  return pageOf(
    rows,
    size,
    ({ id }) => id,
    (row) => redemptionOf(row, language),
  )
}

const redemptionOf = (row: RedemptionRow, language: string): contract.Redemption => ({
  orderNo: row.order_no,
  goodsId: row.goods_id,
  name: inLanguage(row.names, language) ?? '',
  kind: row.kind,
  quantity: row.quantity,
  points: row.points.toString(),
  amount: row.value.toString(),
  status: row.state,
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.delivery === null ? {} : { delivery: row.delivery }),
  at: row.created_at.toISOString(),
})
