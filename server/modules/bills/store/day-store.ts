import { sql } from 'kysely'
import type { MemberFigures } from '@senluna/kit/agents/pay/reckon.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** What a contract's bills of a day hold of each member before a moment, by product. */
export async function billedOfDay(
  tx: Tx,
  contractId: Id<'contract'>,
  day: string,
  before: Instant,
): Promise<MemberFigures[]> {
  const { rows } = await sql<MemberFigures>`
    select f.member_id as "memberId", f.product, bool_or(f.counts) as counts, sum(f.valid_bet)::bigint as "validBet", 0::bigint as stake,
      0::bigint as payout, 0::bigint as rebates, 0::bigint as bonuses, 0::bigint as wages, 0::bigint as "paymentFees"
    from bills.bill b join bills.figure f on f.bill_id = b.id
    where b.contract_id = ${contractId} and b.day = ${day}::date and b.state <> 'ADJUSTED' and b.period_start < ${new Date(before)}
    group by 1, 2`.execute(tx)
  return rows
}
