import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Holder } from './member-store.ts'

/** Points that became money. */
export interface Conversion extends Holder {
  id: Id<'conversion'>
  points: bigint
  ratio: number
  amount: bigint
  currency: string
  turnoverRequired: bigint
}

export async function insertConversion(tx: Tx, row: Conversion, now: Instant): Promise<void> {
  await sql`insert into points.conversion (id, merchant_id, member_id, points, ratio, amount, currency, turnover_required, created_at)
    values (${row.id}, ${row.merchantCode}, ${row.memberId}, ${row.points}, ${row.ratio}, ${row.amount}, ${row.currency},
      ${row.turnoverRequired}, ${new Date(now)})`.execute(tx)
}
