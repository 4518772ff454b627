import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lowestId } from '../../../platform/ids.ts'

interface Outcome {
  direction: 'in' | 'out'
  merchant: MerchantCode
  channel: string
  state: string
  payments: number
}

/**
 * How payments begun since a moment stand: deposits by the channel they went to, parts of
 * withdrawals by the channel that pays them.
 */
export async function channelOutcomes(db: Db, since: Instant): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select 'in' as direction, merchant_id as merchant, channel_code as channel, state, count(*)::integer as payments
      from cashier.deposit where merchant_id in (select distinct merchant_id from cashier.deposit_channel) and id >= ${lowestId(since)}::uuid
      group by 2, 3, 4
    union all
    select 'out', w.merchant_id, p.channel_id, p.state, count(*)::integer
      from payout.withdrawal w join payout.part p on p.no = w.no
      where w.merchant_id in (select distinct merchant_id from payout.channel) and w.created_at >= ${new Date(since)}
      group by 2, 3, 4`.execute(db)
  return rows
}

/** How many seconds ago the oldest part was sent that its provider says nothing clear about. */
export async function oldestUnclearPayout(db: Db, now: Instant): Promise<number> {
  const { rows } = await sql<{ sent_at: Date | null }>`select min(sent_at) as sent_at from payout.part
    where state in ('SENT', 'UNKNOWN')`.execute(db)
  const sentAt = rows[0]?.sent_at
  return sentAt ? Math.max(0, (now - sentAt.getTime()) / 1_000) : 0
}
