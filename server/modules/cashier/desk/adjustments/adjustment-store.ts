import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx, Db } from '../../../../platform/database/db.ts'

interface Row {
  id: Id<'adjustment'>
  member_id: Id<'member'>
  user_name: string
  amount: Amount
  currency: string
  turnover_x100: number
  reason: string
  made_by: string
  checked_by: string
  at: Date
  files: Id<'file'>[]
}

/** Writes down an adjustment that two people made. */
export async function insertAdjustment(
  tx: Tx,
  row: {
    objectId: Id<'adjustment'>
    merchantCode: MerchantCode
    memberId: Id<'member'>
    units: Amount
    code: string
    turnoverX100: number
    reason: string
    makerName: string
    name: string
    files: readonly Id<'file'>[]
  },
  now: Instant,
): Promise<void> {
  await sql`insert into payout.adjustment (id, merchant_id, member_id, amount, currency, turnover_x100, reason, made_by, checked_by, at, files)
      values (${row.objectId}, ${row.merchantCode}, ${row.memberId}, ${row.units}, ${row.code}, ${row.turnoverX100}, ${row.reason},
        ${row.makerName}, ${row.name}, ${new Date(now)}, ${[...row.files]}::uuid[])`.execute(tx)
}

/** A brand's adjustments, the newest first. */
export async function listAdjustmentRows(
  db: Db,
  {
    merchantCode,
    after,
    name,
    size,
  }: { merchantCode: MerchantCode; after: string | null; name: string | undefined; size: number },
): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select a.*, m.user_name from payout.adjustment a join cashier.in_members m on m.id = a.member_id
    where a.merchant_id = ${merchantCode} and (${after}::uuid is null or a.id < ${after}::uuid)
      and (${name ?? null}::text is null or m.user_name = ${(name ?? '').trim().toLowerCase()})
    order by a.id desc limit ${size + 1}`.execute(db)
  return rows
}
