import { sql } from 'kysely'
import type { MerchantCode, Brand } from '@senluna/kit/brand.ts'
import { type BusinessDate, type Instant, businessDate, instant } from '@senluna/kit/time.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'

/** How often an access rule of a brand blocked a visitor. */
export interface BlockedCount {
  rule: string
  today: number
  all: number
  lastAt: Instant
}

/** How often each rule of a brand blocked a visit: today by its clock, and in all. */
export async function blockedCounts(db: Db, { merchantCode, timeZone }: Brand, now: Instant): Promise<BlockedCount[]> {
  const { rows } = await sql<{ rule: string; today: string; total: string; last_at: Date }>`
    select rule, coalesce(sum(today) filter (where day = ${businessDate(now, timeZone)}::date), 0) as today,
      sum(total) as total, max(last_at) as last_at
    from settings.door_hit where merchant_id = ${merchantCode} group by rule order by rule`.execute(db)
  return rows.map(({ rule, today, total, last_at: at }) => ({
    rule,
    today: Number(today),
    all: Number(total),
    lastAt: instant(at.getTime()),
  }))
}

/** Adds blocked visits to a rule's figures of a lane. */
export async function addBlocked(
  tx: Tx,
  row: { merchantCode: MerchantCode; rule: string; lane: number; day: BusinessDate; n: number; lastAt: Instant },
): Promise<void> {
  await sql`insert into settings.door_hit as d (merchant_id, rule, lane, day, today, total, last_at)
          values (${row.merchantCode}, ${row.rule}, ${row.lane}, ${row.day}, ${row.n}, ${row.n}, ${new Date(row.lastAt)})
          on conflict (merchant_id, rule, lane) do update set
            today = case when d.day = excluded.day then d.today + excluded.today
              when d.day < excluded.day then excluded.today else d.today end,
            day = greatest(d.day, excluded.day), total = d.total + excluded.total,
            last_at = greatest(d.last_at, excluded.last_at)`.execute(tx)
}
