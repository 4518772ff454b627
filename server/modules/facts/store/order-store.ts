import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DaySpan } from './play-store.ts'

/** An order may come to its end so long after it was made. */
const RUNS = sql.raw("interval '14 days'")

/**
 * Works out the orders of members anew: those asked for on some days, and those that may have ended
 * on them.
 */
export async function writeOrders(tx: Tx, days: readonly DaySpan[]): Promise<void> {
  await sql`with touched as (
      select d.member_id, d.merchant_id, d.zone, min(d.since) - ${RUNS} as since, max(d.until) as until
      from unnest(${days.map(({ merchantCode }) => merchantCode)}::text[], ${days.map(({ memberId }) => memberId)}::uuid[],
        ${days.map(({ zone }) => zone)}::text[], ${days.map(({ since }) => since)}::timestamptz[], ${days.map(({ until }) => until)}::timestamptz[])
        as d (merchant_id, member_id, zone, since, until) group by 1, 2, 3),
    asked as (
      -- From the first whole day on: the day it begins in may not be read to its start.
      select member_id, merchant_id, zone, (since at time zone zone)::date + 1 as since, (until at time zone zone)::date as until from touched),
    orders as (
      select a.merchant_id, (o.asked_at at time zone a.zone)::date as day, a.member_id, o.direction, o.channel, o.currency,
        count(*) as asked, count(*) filter (where o.done) as done, count(*) filter (where o.failed) as failed,
        coalesce(sum(o.amount) filter (where o.done), 0)::bigint as amount, coalesce(sum(o.fee) filter (where o.done), 0)::bigint as fee,
        coalesce(sum(extract(epoch from o.done_at - o.asked_at)) filter (where o.done), 0)::bigint as seconds,
        coalesce(max(extract(epoch from o.done_at - o.asked_at)) filter (where o.done), 0)::bigint as slowest
      from asked a join cashier.for_orders o on o.member_id = a.member_id
      where (o.asked_at at time zone a.zone)::date >= a.since and (o.asked_at at time zone a.zone)::date <= a.until
      group by 1, 2, 3, 4, 5, 6)
    insert into facts.orders (merchant_id, day, member_id, direction, channel, currency, asked, done, failed, amount, fee, seconds, slowest)
    select * from orders
    on conflict (merchant_id, day, member_id, direction, channel, currency) do update set asked = excluded.asked, done = excluded.done,
      failed = excluded.failed, amount = excluded.amount, fee = excluded.fee, seconds = excluded.seconds, slowest = excluded.slowest`.execute(
    tx,
  )
}

/**
 * The Mondays of the weeks in which somebody played, of the first five after the registration: a
 * few days more, whatever the zone.
 */
const WEEKS = sql.raw(`array(select distinct date_trunc('week', w.day)::date from facts.play w
      where w.member_id = m.id and w.day >= m.created_at::date - 1 and w.day < m.created_at::date + 37 order by 1)`)

/**
 * Works out the way of some members: first and second deposit, first and last day of play, and the
 * weeks in which they came back.
 */
export async function writePeople(tx: Tx, members: readonly Id<'member'>[]): Promise<void> {
  await sql`insert into facts.person (member_id, merchant_id, first_deposit_at, first_deposited, second_deposit_at, first_played, last_played, weeks)
    select m.id, m.merchant_id, d.first_at, d.first, d.second_at, p.first, p.last, ${WEEKS}
    from facts.in_members m,
      lateral (select min(x.credited_at) filter (where x.n = 1) as first_at, (min(x.received) filter (where x.n = 1)) as first,
          min(x.credited_at) filter (where x.n = 2) as second_at
        from (select c.credited_at, c.received, row_number() over (order by c.credited_at, c.id) as n
          from cashier.for_deposits c where c.member_id = m.id and c.state = 'CREDITED' order by c.credited_at, c.id limit 2) x) d,
      lateral (select min(f.day) as first, max(f.day) as last from facts.play f where f.member_id = m.id) p
    where m.id = any (${[...members]}::uuid[])
    on conflict (member_id) do update set first_deposit_at = excluded.first_deposit_at, first_deposited = excluded.first_deposited,
      second_deposit_at = excluded.second_deposit_at, first_played = excluded.first_played, last_played = excluded.last_played,
      weeks = excluded.weeks`.execute(tx)
}
