import { sql } from 'kysely'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { KIND, REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Days } from '../previous.ts'
import { besidePlay, factsAt, onDayOf, placesOf, type Scope, type TeamView } from './places.ts'

const { vendorResult } = REPORT_KINDS

/** What moved on a day, of one kind; signed from the members' side. */
export interface MovedOfDay {
  day: string
  kind: number
  amount: Amount
}

/** Everything the overview counts. */
const COUNTED = Object.values(REPORT_KINDS).flat()

/** What moved on each of some days, by kind. Cost: one read of the team's movements beside play. */
export async function movedByDay(db: Db, view: TeamView, scope: Scope, read: Days): Promise<MovedOfDay[]> {
  const { rows } = await sql<MovedOfDay>`with p as (${placesOf(view, scope)})
    select to_char(f.day, 'YYYY-MM-DD') as day, f.kind, sum(f.amount)::bigint as amount
    from p join teams.in_money f on ${factsAt(view, read)} and ${besidePlay(COUNTED)}
    group by f.day, f.kind`.execute(db)
  return rows
}

/** How many members deposited on the view's days. */
export async function depositorsOf(db: Db, view: TeamView, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`with p as (${placesOf(view, scope)})
    select count(distinct f.member_id)::integer as count
    from p join teams.in_money f on ${factsAt(view, view.days)} and ${besidePlay([KIND.DEPOSIT])} and f.amount > 0`.execute(
    db,
  )
  return rows[0]!.count
}

/** What was bet of a product on a day; the rows without a day count people. */
export interface PlayedOfTeam {
  day: string | null
  product: Product | null
  bets: bigint
  bet: Amount
  validBet: Amount
  win: Amount
  bettors: number
  active: number
}

/**
 * The same of settled bets, by day and product. Cost: one read of the team's facts of those days.
 */
export async function playedByDay(db: Db, view: TeamView, scope: Scope, read: Days): Promise<PlayedOfTeam[]> {
  const { from, to } = view.days
  const { rows } = await sql<PlayedOfTeam>`with p as (${placesOf(view, scope)}),
    read as (select f.*, case when f.day between ${from}::date and ${to}::date then f.member_id end as who
      from p join teams.in_play f on ${factsAt(view, read)}),
    sums as (
      select f.day, f.product, f.who, grouping(f.day) as people, sum(f.bets) as bets, sum(f.stake) as bet, sum(f.valid_bet) as valid, sum(f.payout) as win
      from read f group by grouping sets ((f.day, f.product), (f.who)))
    select to_char(day, 'YYYY-MM-DD') as day, product, sum(bets)::bigint as bets, sum(bet)::bigint as bet, sum(valid)::bigint as "validBet",
      sum(win)::bigint as win, (count(*) filter (where who is not null and bets > 0))::integer as bettors,
      (count(*) filter (where who is not null and valid > 0))::integer as active
    from sums group by people, day, product order by day nulls last, product`.execute(db)
  return rows
}

/** An hour in which anything happened. */
export interface HourOfTeam {
  at: Date
  deposit: Amount
  withdraw: Amount
  bet: Amount
  win: Amount
}

/** The hours of the view's only day; none of days whose hours aren't kept any more. */
export async function hoursOfDay(
  db: Db,
  view: TeamView,
  scope: Scope,
  span: { since: Date; until: Date },
): Promise<HourOfTeam[]> {
  const { merchantCode, currency } = view.brand
  const { rows } = await sql<HourOfTeam>`with p as (${placesOf(view, scope)})
    select f.hour as at, sum(f.deposited)::bigint as deposit, sum(f.withdrawn)::bigint as withdraw, sum(f.stake)::bigint as bet,
      sum(f.payout)::bigint as win
    from p join facts.for_team_hours f on f.member_id = p.member_id
    where p.from_day <= ${view.days.from}::date and p.until_day > ${view.days.from}::date and f.merchant_id = ${merchantCode}
      and f.hour >= ${span.since} and f.hour < ${span.until} and f.currency = ${currency.code}
    group by f.hour order by f.hour`.execute(db)
  return rows
}

/** What everybody of the team earned by rebates on the bets of the view's days, by product. */
export async function rebatesByProduct(db: Db, view: TeamView, scope: Scope): Promise<ReadonlyMap<Product, Amount>> {
  const { brand, days } = view
  const { rows } = await sql<{ product: Product; amount: Amount }>`with p as (${placesOf(view, scope)})
    select f.product, sum(f.amount)::bigint as amount
    from p join rebates.for_teams f on f.beneficiary_id = p.member_id and ${onDayOf}
    where f.merchant_id = ${brand.merchantCode} and f.day between ${days.from}::date and ${days.to}::date and f.currency = ${brand.currency.code}
    group by f.product`.execute(db)
  return new Map(rows.map(({ product, amount }) => [product, amount]))
}

const GAME = 'GAME:'

/** Results at vendors that keep their players' money, by product. Same cost as `movedByDay`. */
export async function vendorResultsByProduct(
  db: Db,
  view: TeamView,
  scope: Scope,
): Promise<ReadonlyMap<Product, Amount>> {
  const { rows } = await sql<{ product: Product; amount: Amount }>`with p as (${placesOf(view, scope)})
    select substr(f.code, ${GAME.length + 1}) as product, sum(f.amount)::bigint as amount
    from p join teams.in_money f on ${factsAt(view, view.days)}
    where ${besidePlay(vendorResult)} and starts_with(f.code, ${GAME}) group by 1`.execute(db)
  return new Map(rows.map(({ product, amount }) => [product, amount]))
}
