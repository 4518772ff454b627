import { sql } from 'kysely'
import type * as contract from '@senluna/contract/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import type { Withdrawals } from './deps.ts'
import { shownOrders } from './shown.ts'
import { COLUMNS, FROM, orderByNo, type OrderRow } from './store.ts'

/** A place in a list by time: `<ms>.<no>`. One that isn't ours begins at the beginning. */
export function placeOf(after: string | undefined): { at: Date; no: string } | undefined {
  const [, ms, no] = /^(\d{1,15})\.(WD[0-9A-Z]{10})$/.exec(after ?? '') ?? []
  return ms === undefined || no === undefined ? undefined : { at: new Date(Number(ms)), no }
}

export const nextOf = (row: { created_at: Date; no: string }): string => `${row.created_at.getTime()}.${row.no}`

/** A member's own orders, the newest first. */
export async function ownOrders({ db }: Withdrawals, { brand, caller, query, now }: Call<typeof contract.withdrawals>) {
  const size = query.pageSize ?? 10
  const after = placeOf(query.after)
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${FROM}
    where w.member_id = ${caller.memberId} and w.merchant_id = ${brand.merchantCode}
      ${after ? sql`and (w.created_at, w.no) < (${after.at}, ${after.no})` : sql``}
    order by w.created_at desc, w.no desc limit ${size + 1}`.execute(db)
  const page = pageOf(rows, size, nextOf)
  return { ...page, list: await shownOrders(db, page.list, now) }
}

/** One own order. Refuses SYS_NOT_FOUND, the same for another's. */
export async function ownOrder(
  { db }: Withdrawals,
  { brand, caller, params, now }: Call<typeof contract.oneWithdrawal>,
) {
  const order = await orderByNo(db, {
    merchantCode: brand.merchantCode,
    memberId: caller.memberId,
    no: params.no ?? '',
  })
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  return (await shownOrders(db, [order], now))[0]!
}
