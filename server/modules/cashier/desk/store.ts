import { sql } from 'kysely'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { DAY, instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lowestId } from '../../../platform/ids.ts'
import type { Waiting } from '../../../platform/concurrency/waiting.ts'

/** What a day counts was begun at most so long before. */
const BEGUN_WITHIN = 8 * DAY

/** Deposits to be reviewed. */
export async function waitingDeposits(db: Db, merchantCode: MerchantCode): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(created_at) as oldest
    from cashier.deposit where merchant_id = ${merchantCode} and state = 'REVIEW'`.execute(db)
  return rows[0]!
}

/** Withdrawals to be decided. */
export async function waitingWithdrawals(db: Db, merchantCode: MerchantCode): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(created_at) as oldest
    from payout.withdrawal where merchant_id = ${merchantCode} and state in ('REVIEW', 'HOLD', 'DISPUTED') and ended_at is null`.execute(
    db,
  )
  return rows[0]!
}

/** What came in and went out of a brand in a span of time. */
export interface PaidFigures {
  deposits: string
  depositCount: number
  withdrawals: string
  withdrawalCount: number
  /** Members who deposited for the first time ever, and how much. */
  firstDeposits: number
  firstDeposited: string
}

/** Deposits credited and withdrawals received in a span; `until` is excluded. */
export async function paidIn(db: Db, { merchantCode }: Brand, span: { from: Date; until: Date }): Promise<PaidFigures> {
  const { from, until } = span
  const begun = new Date(from.getTime() - BEGUN_WITHIN)
  const { rows } = await sql<PaidFigures>`
    select d.total as deposits, d.n as "depositCount", w.total as withdrawals, w.n as "withdrawalCount", d.first as "firstDeposits",
      d.first_sum as "firstDeposited"
    from (select coalesce(sum(received), 0)::text as total, count(*)::integer as n, (count(*) filter (where is_first))::integer as first,
          coalesce(sum(received) filter (where is_first), 0)::text as first_sum
        from (select c.received, not exists (select from cashier.deposit e where e.member_id = c.member_id and e.state = 'CREDITED'
              and (e.credited_at, e.id) < (c.credited_at, c.id)) as is_first
          from cashier.deposit c where c.merchant_id = ${merchantCode} and c.id >= ${lowestId(instant(begun.getTime()))}::uuid and c.state = 'CREDITED'
            and c.credited_at >= ${from} and c.credited_at < ${until}) x) d,
      (select coalesce(sum(amount - returned), 0)::text as total, count(*)::integer as n from payout.withdrawal
        where merchant_id = ${merchantCode} and created_at >= ${begun} and state in ('RECEIVED', 'AUTO_RECEIVED')
          and ended_at >= ${from} and ended_at < ${until}) w`.execute(db)
  return rows[0]!
}
