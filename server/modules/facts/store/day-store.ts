import { sql } from 'kysely'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { MemberDay } from './mark-store.ts'
import type { FactPeriod, PlayedSum } from './play-report-store.ts'

const GAME = 'GAME:'

/** Who of a brand has facts and is in no report, as one text: days are added up without them. */
const leftOut = (
  merchantCode: string,
) => sql`(select md5(coalesce(string_agg(m.id::text, ' ' order by m.id), '')) from facts.in_members m
    where m.merchant_id = ${merchantCode} and not m.counted and exists (select from facts.months k where k.member_id = m.id))`

/**
 * What the counted members of a brand and its jackpots came to on some days, by product and by all
 * of them under an empty name. `days` answers the days, as `d (day)`.
 */
const sumsOf = (merchantCode: string, days: ReturnType<typeof sql>) => sql`
  select day, currency, coalesce(product, '') as product, count(*) filter (where bets > 0) as players, sum(bets) as bets, sum(wins) as wins, sum(stake) as stake,
    sum(valid_bet) as valid_bet, sum(payout) as payout, sum(given) as given
  from (
    select f.day, f.currency, f.product, f.member_id, sum(f.bets) as bets, sum(f.wins) as wins, sum(f.stake) as stake, sum(f.valid_bet) as valid_bet,
      sum(f.payout) as payout, sum(f.given) as given, grouping(f.product) as every
    from (
      select f.day, f.currency, f.product, f.member_id, f.bets, f.wins, f.stake, f.valid_bet, f.payout, 0::bigint as given
      from ${days} join facts.play f on f.merchant_id = ${merchantCode} and f.day = d.day
      union all
      select f.day, f.currency, substr(f.code, ${GAME.length + 1}), f.member_id, 0, 0, 0, 0, f.amount, 0
      from ${days} join facts.money f on f.merchant_id = ${merchantCode} and f.day = d.day
      where f.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(f.code, ${GAME})
      union all
      select f.day, f.currency, f.product, f.member_id, 0, 0, 0, 0, 0, f.amount
      from ${days} join facts.given f on f.merchant_id = ${merchantCode} and f.day = d.day) f
    left join facts.in_members m on m.id = f.member_id where m.counted is not false
    group by grouping sets ((f.day, f.currency, f.member_id, f.product), (f.day, f.currency, f.member_id))) f
  where every = 1 or product <> '' group by day, currency, 3, every`

/** Forgets the sums of days that change. */
export async function forgetDays(tx: Tx, days: readonly MemberDay[]): Promise<void> {
  const brandDays = [...new Map(days.map((day) => [`${day.merchantCode} ${day.day}`, day])).values()]
  await sql`delete from facts.added k
    using unnest(${brandDays.map(({ merchantCode }) => merchantCode)}::text[], ${brandDays.map(({ day }) => day)}::date[]) as d (merchant_id, day)
    where k.merchant_id = d.merchant_id and k.day = d.day`.execute(tx)
}

/** Days of a brand with play whose sums aren't kept, or left others out; the latest first. */
export async function daysToAdd(db: Db, merchantCode: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`with recursive d (day) as (
      select max(day) from facts.play where merchant_id = ${merchantCode}
      union all
      select (select max(p.day) from facts.play p where p.merchant_id = ${merchantCode} and p.day < d.day) from d where d.day is not null)
    select to_char(d.day, 'YYYY-MM-DD') as day from d left join facts.added k on k.merchant_id = ${merchantCode} and k.day = d.day
    where d.day is not null and k.left_out is distinct from ${leftOut(merchantCode)} order by d.day desc limit ${most}`.execute(
    db,
  )
  return rows.map(({ day }) => day)
}

/** Adds up a day of a brand and keeps its sums. Whoever makes facts holds their lock. */
export async function addDay(tx: Tx, merchantCode: string, day: string): Promise<void> {
  await sql`delete from facts.days where merchant_id = ${merchantCode} and day = ${day}::date`.execute(tx)
  await sql`delete from facts.added where merchant_id = ${merchantCode} and day = ${day}::date`.execute(tx)
  await sql`insert into facts.days (merchant_id, day, currency, product, players, bets, wins, stake, valid_bet, payout, given)
    select ${merchantCode}, day, currency, product, players, bets, wins, stake, valid_bet, payout, given
    from (${sumsOf(merchantCode, sql`(select ${day}::date) as d (day)`)}) s`.execute(tx)
  await sql`insert into facts.added (merchant_id, day, left_out) select ${merchantCode}, ${day}::date, ${leftOut(merchantCode)}`.execute(
    tx,
  )
}

/**
 * Sums of a period's days, as `sums`: those that are kept, of other days added up from their facts.
 */
const sumsWithin = ({ merchantCode, from, to }: FactPeriod) => {
  const missing = sql`(select f.day::date from generate_series(${from}::date, ${to}::date, interval '1 day') as f (day)
      where not exists (select from kept k where k.day = f.day::date)) as d (day)`
  return sql`kept as materialized (
      select k.day from facts.added k where k.merchant_id = ${merchantCode} and k.day between ${from}::date and ${to}::date
        and k.left_out = ${leftOut(merchantCode)}),
    sums as (
      select s.day, s.currency, s.product, s.players, s.bets, s.wins, s.stake, s.valid_bet, s.payout, s.given
      from kept k join facts.days s on s.merchant_id = ${merchantCode} and s.day = k.day
      union all ${sumsOf(merchantCode, missing)})`
}

/** Settled bets and costs by day. */
export async function playedByDay(db: Db, period: FactPeriod, product: string | undefined): Promise<PlayedSum[]> {
  const { rows } = await sql<PlayedSum>`with ${sumsWithin(period)}
    select to_char(s.day, 'YYYY-MM-DD') as key, false as total, s.currency, c.scale::integer as scale, c.display_decimals::integer as "displayDecimals",
      s.bets::text as bets, s.wins::text as wins, s.players::integer as players, s.stake::text as stake, s.valid_bet::text as "validBet",
      s.payout::text as payout, s.given::text as given
    from sums s join facts.in_currencies c on c.code = s.currency where s.product = ${product ?? ''} order by 1, 3`.execute(
    db,
  )
  return rows
}

/** What one product brought on a day and what was given of it; all of them under an empty name. */
export interface DayTotal {
  day: string
  product: string
  ggr: string
  given: string
}

/** Days of a brand in one currency, by product and over all: the sums that reports show. */
export async function dayTotals(db: Db, period: FactPeriod, currency: string): Promise<DayTotal[]> {
  const { rows } = await sql<DayTotal>`with ${sumsWithin(period)}
    select to_char(s.day, 'YYYY-MM-DD') as day, s.product, (s.stake - s.payout)::text as ggr, s.given::text as given
    from sums s where s.currency = ${currency} order by 1, 2`.execute(db)
  return rows
}

/** What settled bets of one product came to in one month, yyyy-MM, and currency. */
export interface MonthSum {
  month: string
  product: string
  currency: string
  scale: number
  displayDecimals: number
  stake: string
  payout: string
}

/** Settled bets by month, product and currency: the same sums of days, by the month. */
export async function playedByMonth(db: Db, period: FactPeriod): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`with ${sumsWithin(period)}
    select to_char(s.day, 'YYYY-MM') as month, s.product, s.currency, c.scale::integer as scale, c.display_decimals::integer as "displayDecimals",
      sum(s.stake)::text as stake, sum(s.payout)::text as payout
    from sums s join facts.in_currencies c on c.code = s.currency where s.product <> '' group by 1, 2, 3, 4, 5 order by 1, 3, 2`.execute(
    db,
  )
  return rows
}
