import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Bets } from './sums.ts'

/** The last day of a brand whose rebates were paid. */
export async function lastPaid(db: Db, merchantCode: MerchantCode): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`select to_char(max(day), 'YYYY-MM-DD') as day from rebates.day
    where merchant_id = ${merchantCode}`.execute(db)
  return rows[0]?.day ?? undefined
}

/** Notes that a day was paid. */
export async function keepPaid(tx: Tx, merchantCode: MerchantCode, day: string, now: Instant): Promise<void> {
  await sql`insert into rebates.day (merchant_id, day, done_at) values (${merchantCode}, ${day}::date, ${new Date(now)})
    on conflict (merchant_id, day) do update set done_at = excluded.done_at`.execute(tx)
}

/** What members bet on a day, by product: only those who count in reports. */
export async function betsOfDay(
  tx: Tx,
  merchantCode: MerchantCode,
  day: string,
  products: readonly Product[],
): Promise<Bets[]> {
  const { rows } =
    await sql<Bets>`select p.member_id as source, p.merchant_id as "merchantCode", p.product, p.currency, sum(p.valid_bet)::bigint as base
    from facts.for_pay p join members.for_reports m on m.id = p.member_id and m.counted
    where p.merchant_id = ${merchantCode} and p.day = ${day}::date and p.product = any (${[...products]}::text[])
    group by 1, 2, 3, 4 having sum(p.valid_bet) > 0 order by 1, 3, 4`.execute(tx)
  return rows
}

/**
 * Days of a brand that were paid by other bets than there are by now: members' bets were corrected
 * since. Of days from `since` on.
 */
export async function changedDays(
  db: Db,
  merchantCode: MerchantCode,
  since: string,
  products: readonly Product[],
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`with now as (
      select f.day, f.member_id, f.product, f.currency, sum(f.valid_bet)::bigint as base
      from facts.for_pay f join rebates.day d on d.merchant_id = f.merchant_id and d.day = f.day
      where f.merchant_id = ${merchantCode} and f.day >= ${since}::date and f.product = any (${[...products]}::text[]) group by 1, 2, 3, 4),
    paid as (
      select distinct day, source_id as member_id, product, currency, base from rebates.part
      where merchant_id = ${merchantCode} and day >= ${since}::date and scope like 'day %')
    select distinct to_char(p.day, 'YYYY-MM-DD') as day from paid p
    left join now n on (n.day, n.member_id, n.product, n.currency) = (p.day, p.member_id, p.product, p.currency)
    where n.base is distinct from p.base order by 1`.execute(db)
  return rows.map(({ day }) => day)
}
