import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../../platform/database/db.ts'
import type { DepositRow } from '../../../deposits/store/orders.ts'

/** An order that a bank's line names. */
export type OrderNamed = Pick<
  DepositRow,
  'order_no' | 'member_id' | 'content' | 'state' | 'reason' | 'asked' | 'unbacked' | 'received'
>

/** The orders that transfer contents name, by content. */
export async function ordersNamed(
  db: Db,
  merchantCode: MerchantCode,
  contents: readonly string[],
): Promise<ReadonlyMap<string, OrderNamed>> {
  const { rows } = await sql<OrderNamed>`select order_no, member_id, content, state, reason, asked, unbacked, received
    from cashier.deposit where merchant_id = ${merchantCode} and content = any (${[...contents]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.content ?? '', row]))
}
