import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { FactPeriod } from './play-report-store.ts'

/** Orders by channel. */
export interface OrderSum {
  channel: string
  direction: 'IN' | 'OUT'
  currency: string
  scale: number
  displayDecimals: number
  asked: number
  done: number
  failed: number
  amount: string
  fee: string
  seconds: string
  slowest: string
}

const COUNTED = sql.raw('not exists (select from facts.in_members x where x.id = f.member_id and not x.counted)')

/** Orders asked for in a period, by direction, channel and currency. */
export async function ordersBy(db: Db, period: FactPeriod, direction?: 'IN' | 'OUT'): Promise<OrderSum[]> {
  const { merchantCode, from, to } = period
  const { rows } = await sql<OrderSum>`
    select f.channel, f.direction, f.currency, c.scale::integer as scale, c.display_decimals::integer as "displayDecimals", sum(f.asked)::integer as asked,
      sum(f.done)::integer as done, sum(f.failed)::integer as failed, sum(f.amount)::text as amount, sum(f.fee)::text as fee,
      sum(f.seconds)::text as seconds, max(f.slowest)::text as slowest
    from facts.orders f join facts.in_currencies c on c.code = f.currency
    where f.merchant_id = ${merchantCode} and f.day between ${from}::date and ${to}::date
      and (${direction ?? null}::text is null or f.direction = ${direction ?? null}) and ${COUNTED}
    group by 1, 2, 3, 4, 5 order by 2, 1, 3`.execute(db)
  return rows
}

/** Who registered in a week, and how far they came. */
export interface Cohort {
  week: string
  registered: number
  firstDeposit: number
  secondDeposit: number
  played: number
}

/** Weeks begin on Monday, by the brand's clock. `since` is one. */
export async function cohortsSince(db: Db, merchantCode: MerchantCode, zone: string, since: string): Promise<Cohort[]> {
  const { rows } = await sql<Cohort>`
    select to_char(date_trunc('week', m.created_at at time zone ${zone}), 'YYYY-MM-DD') as week, count(*)::integer as registered,
      count(p.first_deposit_at)::integer as "firstDeposit", count(p.second_deposit_at)::integer as "secondDeposit",
      count(p.first_played)::integer as played
    from facts.in_members m left join facts.person p on p.member_id = m.id
    where m.merchant_id = ${merchantCode} and m.counted and m.created_at >= (${since}::timestamp at time zone ${zone})
    group by 1 order by 1 desc`.execute(db)
  return rows
}

/** How many of each week's members played so many weeks after it. */
export async function returnedSince(db: Db, merchantCode: MerchantCode, zone: string, since: string) {
  const { rows } = await sql<{ week: string; after: number; members: number }>`with joined as (
      select m.id, date_trunc('week', m.created_at at time zone ${zone})::date as week from facts.in_members m
      where m.merchant_id = ${merchantCode} and m.counted and m.created_at >= (${since}::timestamp at time zone ${zone}))
    select to_char(j.week, 'YYYY-MM-DD') as week, ((p.week - j.week) / 7)::integer as after, count(*)::integer as members
    from joined j join facts.person k on k.member_id = j.id cross join unnest(k.weeks) as p (week)
    where p.week > j.week and p.week <= j.week + 28 group by 1, 2`.execute(db)
  return rows
}
