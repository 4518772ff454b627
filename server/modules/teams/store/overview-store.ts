import { sql } from 'kysely'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { besidePlay, placesOf, type Scope, type TeamView } from './places.ts'
import { isPlay, keptOf, monthsOfPeople, peopleOf, rowsOf, type TeamDays } from './sums.ts'

const { vendorResult } = REPORT_KINDS

/** What moved on a day, of one kind; signed from the members' side. */
export interface MovedOfDay {
  day: string
  kind: number
  amount: Amount
}

/** Everything the overview counts. */
const COUNTED = Object.values(REPORT_KINDS).flat()

/** What moved on each of some days, by kind. Cost: the team's sums of those days. */
export async function movedByDay(db: Db, view: TeamView, scope: Scope, read: TeamDays): Promise<MovedOfDay[]> {
  const moved = { columns: sql`f.day, f.kind, f.amount`, filter: besidePlay(COUNTED) }
  const { rows } =
    await sql<MovedOfDay>`select to_char(f.day, 'YYYY-MM-DD') as day, f.kind, sum(f.amount)::bigint as amount
    from (${keptOf(view, scope, read, moved)} union all ${rowsOf(view, scope, read, { of: 'in_money', ...moved })}) f
    group by f.day, f.kind`.execute(db)
  return rows
}

/** How many members of a team did so on the view's days. */
export interface PeopleOfTeam {
  /** With a bet. */
  bettors: number
  /** With a valid bet. */
  active: number
  depositors: number
}

/** Counts each member once, on however many of the view's days. */
export async function countPeople(db: Db, view: TeamView, scope: Scope, read: TeamDays): Promise<PeopleOfTeam> {
  const { rows } = await sql<PeopleOfTeam>`with m as materialized (${monthsOfPeople(view, read)})
    select (count(*) filter (where w.what & 1 > 0))::integer as bettors,
      (count(*) filter (where w.what & 2 > 0))::integer as active, (count(*) filter (where w.what & 4 > 0))::integer as depositors
    from (select f.no, bit_or(f.what) as what from (${peopleOf(view, scope, read)}) f group by f.no) w`.execute(db)
  return rows[0]!
}

/** What was bet of a product on a day. */
export interface PlayedOfTeam {
  day: string
  product: Product
  bets: bigint
  bet: Amount
  validBet: Amount
  win: Amount
}

/** The same of settled bets, by day and product. Cost: the team's sums of those days. */
export async function playedByDay(db: Db, view: TeamView, scope: Scope, read: TeamDays): Promise<PlayedOfTeam[]> {
  const columns = sql`f.day, f.product, f.bets, f.stake, f.valid_bet, f.payout`
  const kept = keptOf(view, scope, read, { columns, filter: isPlay })
  const own = rowsOf(view, scope, read, { of: 'in_play', columns, filter: sql`true` })
  const { rows } =
    await sql<PlayedOfTeam>`select to_char(f.day, 'YYYY-MM-DD') as day, f.product, sum(f.bets)::bigint as bets,
      sum(f.stake)::bigint as bet, sum(f.valid_bet)::bigint as "validBet", sum(f.payout)::bigint as win
    from (${kept} union all ${own}) f group by f.day, f.product order by 1, 2`.execute(db)
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

/**
 * The hours of the view's only day; none of days whose hours aren't kept any more. Cost: the team's
 * sums of those hours, while the day is one of sums.
 */
export async function hoursOfDay(
  db: Db,
  view: TeamView,
  scope: Scope,
  { open, since, until }: { open: readonly string[]; since: Date; until: Date },
): Promise<HourOfTeam[]> {
  const { merchantCode, currency } = view.brand
  const within = sql`f.merchant_id = ${merchantCode} and f.hour >= ${since} and f.hour < ${until} and f.currency = ${currency.code}`
  const isOpen = open.includes(view.days.from)
  const near = scope === 'DIRECT' ? sql`f.near` : sql`${scope === 'TEAM'}`
  const columns = sql.raw('f.hour, f.deposited, f.withdrawn, f.stake, f.payout')
  const byMembers = (
    whose: Scope,
  ) => sql`select ${columns} from (${placesOf(view, whose)}) p join facts.for_team_hours f on f.member_id = p.member_id
    where p.from_day <= ${view.days.from}::date and p.until_day > ${view.days.from}::date and ${within}`
  const kept = sql`select ${columns} from facts.for_hours f where f.leader_id = ${view.focus} and ${near} and ${within}`
  const read = isOpen ? byMembers(scope) : scope === 'DIRECT' ? kept : sql`${kept} union all ${byMembers('ME')}`
  const { rows } =
    await sql<HourOfTeam>`select f.hour as at, sum(f.deposited)::bigint as deposit, sum(f.withdrawn)::bigint as withdraw,
      sum(f.stake)::bigint as bet, sum(f.payout)::bigint as win
    from (${read}) f group by f.hour order by f.hour`.execute(db)
  return rows
}

/**
 * What everybody of the team earned by rebates on the bets of the view's days, by product. Cost:
 * the team's sums of those days.
 */
export async function rebatesByProduct(db: Db, view: TeamView, scope: Scope): Promise<ReadonlyMap<Product, Amount>> {
  const { brand, days, focus } = view
  const within = sql`f.merchant_id = ${brand.merchantCode} and f.day between ${days.from}::date and ${days.to}::date and f.currency = ${brand.currency.code}`
  const below = sql`select f.product, f.amount from rebates.for_leaders f where f.leader_id = ${focus} and ${within} and (f.near or ${scope === 'TEAM'})`
  const own = sql`select f.product, f.amount from teams.in_rebates f where f.member_id = ${focus} and ${within}`
  const read = scope === 'ME' ? own : scope === 'DIRECT' ? below : sql`${below} union all ${own}`
  const { rows } = await sql<{ product: Product; amount: Amount }>`
    select f.product, sum(f.amount)::bigint as amount from (${read}) f group by f.product`.execute(db)
  return new Map(rows.map(({ product, amount }) => [product, amount]))
}

const GAME = 'GAME:'

/** Results at vendors that keep their players' money, by product. Same cost as `movedByDay`. */
export async function vendorResultsByProduct(
  db: Db,
  view: TeamView,
  scope: Scope,
  read: TeamDays,
): Promise<ReadonlyMap<Product, Amount>> {
  const { from, to } = view.days
  const days = { from, to, open: read.open }
  const kept = keptOf(view, scope, days, {
    columns: sql`f.product, f.amount`,
    filter: sql`${besidePlay(vendorResult)} and f.product <> ''`,
  })
  const own = rowsOf(view, scope, days, {
    of: 'in_money',
    columns: sql`substr(f.code, ${sql.lit(GAME.length + 1)}), f.amount`,
    filter: sql`${besidePlay(vendorResult)} and starts_with(f.code, ${GAME})`,
  })
  const { rows } = await sql<{ product: Product; amount: Amount }>`
    select f.product, sum(f.amount)::bigint as amount from (${kept} union all ${own}) f group by 1`.execute(db)
  return new Map(rows.map(({ product, amount }) => [product, amount]))
}
