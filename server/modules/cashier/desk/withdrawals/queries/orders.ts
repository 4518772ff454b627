import { type OrderRow, COLUMNS, FROM } from '../../../withdrawals/store.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../../../platform/database/db.ts'

/** Orders as the desk lists them, a page and one. */
export async function listOrders(
  db: Db,
  query: {
    merchantCode: MerchantCode
    queue: readonly string[] | undefined
    state: string | undefined
    decision: string | undefined
    no: string | undefined
    name: string | undefined
    from: Date | undefined
    until: Date | undefined
    after: { at: Date; no: string } | undefined
    size: number
  },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${FROM}
    where w.merchant_id = ${query.merchantCode}
      ${query.queue ? sql`and w.ended_at is null and w.state = any(${[...query.queue]}::text[])` : sql``}
      ${query.state ? sql`and w.state = ${query.state}` : sql``}
      ${query.decision ? sql`and w.decision = ${query.decision}` : sql``}
      ${query.no ? sql`and w.no = ${query.no.trim().toUpperCase()}` : sql``}
      ${query.name ? sql`and w.member_id = (select id from cashier.in_members where merchant_id = ${query.merchantCode} and user_name = ${query.name.trim().toLowerCase()})` : sql``}
      ${query.from ? sql`and w.created_at >= ${query.from}` : sql``}
      ${query.until ? sql`and w.created_at < ${query.until}` : sql``}
      ${query.after ? (query.queue ? sql`and (w.created_at, w.no) > (${query.after.at}, ${query.after.no})` : sql`and (w.created_at, w.no) < (${query.after.at}, ${query.after.no})`) : sql``}
    order by w.created_at ${query.queue ? sql`asc` : sql`desc`}, w.no ${query.queue ? sql`asc` : sql`desc`} limit ${query.size + 1}`.execute(
    db,
  )
  return rows
}

interface Around {
  no: string
  user_name: string
  signals: Record<string, number> | null
  claimer: string | null
}

/** Who ordered, what the risk rules found and who has claimed it. */
export async function aroundOrders(db: Db | Tx, nos: string[]): Promise<Around[]> {
  const { rows } = await sql<Around>`select w.no, m.user_name, d.signals, s.name as claimer from payout.withdrawal w
    join cashier.in_members m on m.id = w.member_id
    left join risk.for_decisions d on d.about = 'WITHDRAWAL' and d.about_id = w.no
    left join staff.for_lists s on s.id = w.claimed_by
    where w.no = any(${nos}::text[])`.execute(db)
  return rows
}
