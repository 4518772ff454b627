import { newId } from '../../../platform/ids.ts'
import { sql } from 'kysely'
import type { Amount } from '@senluna/kit/money.ts'
import { type Instant, businessDate } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import { dayRange } from '../../../platform/day-range.ts'

export type Way = 'UP' | 'DOWN'

export async function sentToday(db: Db | Tx, senderId: Id<'member'>, zone: string, now: Instant): Promise<Amount> {
  const { from } = dayRange({ from: businessDate(now, zone) }, zone)
  const { rows } = await sql<{ sent: Amount }>`select coalesce(sum(amount), 0)::bigint as sent
    from transfers.member_transfer where sender_id = ${senderId} and at >= ${from}`.execute(db)
  return rows[0]!.sent
}

/** Writes down a transfer between members. */
export async function insertTransfer(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    memberId: Id<'member'>
    receiver: Id<'member'>
    way: Way
    amount: Amount
    code: string
  },
  now: Instant,
): Promise<void> {
  await sql`insert into transfers.member_transfer (id, merchant_id, sender_id, receiver_id, direction, amount, currency, at)
    values (${newId<'member-transfer'>(now)}, ${row.merchantCode}, ${row.memberId}, ${row.receiver}, ${row.way}, ${row.amount},
      ${row.code}, ${new Date(now)})`.execute(tx)
}
