import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import { listDeposits } from '../deposits/queries/list.ts'
import { maskedNumber } from '../payout-accounts/account-number.ts'
import { nextOf, placeOf } from '../withdrawals/lists.ts'
import { COLUMNS, FROM, type OrderRow } from '../withdrawals/store.ts'
import type { AccountRow } from '../payout-accounts/account-store.ts'

interface Owner {
  id: Id<'member'>
  merchantCode: MerchantCode
}

interface Page {
  after: string | undefined
  size: number
}

const whenOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** A member's deposits for the export of their own data, the newest first. */
export async function depositsFor(db: Db, { id, merchantCode }: Owner, { after, size }: Page) {
  const rows = await listDeposits(db, { merchantCode, memberId: id, after, size })
  const list = rows.map((row) => ({
    orderNo: row.order_no,
    at: row.created_at.toISOString(),
    method: row.method,
    currency: row.currency,
    asked: row.asked.toString(),
    received: row.received?.toString() ?? null,
    fee: row.fee?.toString() ?? null,
    payerName: row.payer_name,
    state: row.state,
    creditedAt: whenOf(row.credited_at),
  }))
  const last = rows.at(-1)
  return { list, ...(rows.length === size && last ? { next: last.id } : {}) }
}

/** A member's withdrawals for the same, with the account each went to as its owner sees it. */
export async function withdrawalsFor(db: Db, { id, merchantCode }: Owner, { after, size }: Page) {
  const from = placeOf(after)
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from ${FROM}
    where w.member_id = ${id} and w.merchant_id = ${merchantCode}
      ${from ? sql`and (w.created_at, w.no) < (${from.at}, ${from.no})` : sql``}
    order by w.created_at desc, w.no desc limit ${size}`.execute(db)
  const list = rows.map((row) => ({
    orderNo: row.no,
    at: row.created_at.toISOString(),
    currency: row.currency,
    amount: row.amount.toString(),
    fee: row.fee.toString(),
    returned: row.returned.toString(),
    bank: row.bank_code,
    account: maskedNumber(row.kind, row.number),
    holder: row.holder,
    state: row.state,
    endedAt: whenOf(row.ended_at),
  }))
  const last = rows.at(-1)
  return { list, ...(rows.length === size && last ? { next: nextOf(last) } : {}) }
}

/**
 * The accounts a member has had money sent to, or could have; removed ones too, as long as they are
 * kept.
 */
export async function payoutAccountsFor(db: Db, { id }: Owner) {
  const { rows } = await sql<AccountRow>`select * from payout.account where member_id = ${id} order by id`.execute(db)
  return rows.map((row) => ({
    addedAt: row.created_at.toISOString(),
    kind: row.kind,
    bank: row.bank_code,
    account: maskedNumber(row.kind, row.number),
    holder: row.holder,
    state: row.state,
  }))
}
