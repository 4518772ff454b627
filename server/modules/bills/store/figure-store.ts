import { sql, type RawBuilder } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { MemberFigures } from '@senluna/kit/agents/pay/reckon.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { KIND, PLAY_KINDS, REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** Whose team, when, and in which products. */
export interface TeamAsked {
  holderId: Id<'member'>
  products: readonly Product[]
  start: Instant
  end: Instant
}

const numbers = (values: readonly number[]) => sql.raw(values.join(', '))
const REBATES = [...REPORT_KINDS.ownRebate, ...REPORT_KINDS.agentRebate]
const BONUSES = REPORT_KINDS.activity
const WAGES_IN = [KIND.DAILY_WAGE, KIND.HOURLY_SALARY, KIND.REALTIME_SALARY]
const WAGES_OUT = [KIND.DAILY_WAGE_PAID, KIND.HOURLY_SALARY_PAID, KIND.REALTIME_SALARY_PAID]
const FEES = [KIND.DEPOSIT_FEE]
/** Which movements each cost of a team is made of: those of the reports' figures. */
export const COSTS = {
  rebates: REBATES,
  bonuses: BONUSES,
  wages: [...WAGES_IN, ...WAGES_OUT],
  paymentFees: FEES,
} as const satisfies Readonly<Record<string, readonly number[]>>
const ALL_COSTS: readonly number[] = Object.values(COSTS).flat()
/** What is no cost of the days before `costsSince`. */
export const LATER_COSTS: readonly number[] = [
  KIND.VIP_REBATE,
  ...BONUSES.filter((kind) => kind !== KIND.ACTIVITY_REWARD),
]
/** Agents and players; affiliates and the house's own people are nobody's active members. */
export const MAY_BE_ACTIVE = numbers([ACCOUNT_TYPE.MEMBER, ACCOUNT_TYPE.AGENT, ACCOUNT_TYPE.GENERAL_AGENT])
const GAME = 'GAME:'

interface Row extends MemberFigures {
  key: number
}

/**
 * What teams did in times of whole days, by member and product, from daily facts: the holder and
 * everybody who stood below it when the day ended. Money has no product, and counts on the day it
 * moved. One list for each team asked for, in their order.
 */
export const teamsByDay = (
  db: Db | Tx,
  brand: Brand,
  asked: readonly TeamAsked[],
): Promise<(readonly MemberFigures[])[]> => teams(db, asked, sql`${figuresByDay(brand, asked)} order by 1, 2, 3`)

/**
 * The statement of it: rows by `key`, the place in `asked`. Each member's days are added up once
 * for each span, and only then laid to everybody above it; only of who stood at several places
 * meanwhile is it done day by day. Cost: one read of those days' facts, and a row for each member
 * and product of each team.
 */
export const figuresByDay = (brand: Brand, asked: readonly TeamAsked[]): RawBuilder<Row> => sql`
  with ${days(asked, brand)},
  places as materialized (${placesOf(brand, asked)}),
  moved as materialized (select distinct w.id from places w, (select ${spanOf(asked, brand.timeZone).since}::date::timestamp at time zone ${brand.timeZone} as at) x
    where w.until >= x.at or w.since >= x.at),
  summed as (
    select s.since, s.until, r.member_id, r.product, case when v.id is not null then r.day end as day, sum(r.valid_bet)::bigint as valid_bet,
      sum(r.stake)::bigint as stake, sum(r.payout)::bigint as payout, sum(r.rebates)::bigint as rebates, sum(r.bonuses)::bigint as bonuses,
      sum(r.wages)::bigint as wages, sum(r.fees)::bigint as fees
    from (${factRows(brand, asked)}) r join (values ${spans(asked, brand)}) s (since, until) on r.day >= s.since and r.day < s.until left join moved v on v.id = r.member_id
    group by 1, 2, 3, 4, 5),
  f as materialized (
    select s.*, w.path || w.id as teams, w.type in (${MAY_BE_ACTIVE}) as counts
    from (select *, (coalesce(day, until - 1) + 1)::timestamp at time zone ${brand.timeZone} as ends from summed) s
    join places w on w.id = s.member_id and (w.since is null or w.since < s.ends) and (w.until is null or w.until >= s.ends))
  select a.key, l.member_id as "memberId", l.product, l.counts, l.valid_bet as "validBet", l.stake, l.payout, l.rebates, l.bonuses, l.wages,
    l.fees as "paymentFees"
  ${laid(sql`f.day is null`)}
  union all
  select a.key, l.member_id, l.product, bool_or(l.counts), sum(l.valid_bet)::bigint, sum(l.stake)::bigint, sum(l.payout)::bigint,
    sum(l.rebates)::bigint, sum(l.bonuses)::bigint, sum(l.wages)::bigint, sum(l.fees)::bigint
  ${laid(sql`f.day is not null`)} group by 1, 2, 3`

/**
 * The rows `l` of each team `a` that they are in. They are laid to everybody above before the teams
 * are looked for, by a subquery that stays one: the planner would try each row with each team.
 */
const laid = (rows: RawBuilder<unknown>) => sql`
  from (select f.*, h.id as holder_id from f cross join lateral unnest(f.teams) h (id) where ${rows} offset 0) l
  join a on a.holder_id = l.holder_id and a.since = l.since and a.until = l.until and (l.product = '' or l.product = any (a.products))`

/** The times that are asked for, each once: the planner knows how many there are. */
const spans = (asked: readonly TeamAsked[], { timeZone }: Brand) => {
  const all = asked.map(({ start, end }) => [businessDate(start, timeZone), businessDate(end, timeZone)] as const)
  const once = [...new Map(all.map((span) => [span.join(), span])).values()]
  return sql.join(once.map(([since, until]) => sql`(${since}::date, ${until}::date)`))
}

/**
 * What members did on each day. What was won at vendors that keep their players' money has no bets:
 * a payout of no game.
 */
const factRows = (brand: Brand, asked: readonly TeamAsked[]) => sql`
  select p.member_id, p.day, p.product, p.valid_bet, p.stake, p.payout, 0::bigint as rebates, 0::bigint as bonuses, 0::bigint as wages, 0::bigint as fees
  from bills.in_play p where ${within('p', asked, brand)}
  union all
  select c.member_id, c.day, substr(c.code, ${sql.lit(GAME.length + 1)}), 0, 0, c.amount, 0, 0, 0, 0
  from facts.for_team_money c where ${within('c', asked, brand)} and c.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(c.code, ${GAME})
  union all
  select c.member_id, c.day, '', 0, 0, 0, ${costIn('rebates')}, ${costIn('bonuses')}, ${costIn('wages')}, -${costIn('paymentFees')}
  from facts.for_team_money c where ${within('c', asked, brand)} and c.kind not in (${sql.raw(PLAY_KINDS)}) and c.kind in (${numbers(ALL_COSTS)})
    and (c.kind not in (${numbers(LATER_COSTS)}) or c.day >= coalesce((select day from bills.costs_since), '-infinity'))`

/**
 * From which day on the later costs count; nothing: always. Bills of before stay as they were.
 */
export async function costsSince(db: Db | Tx): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`select to_char(day, 'YYYY-MM-DD') as day from bills.costs_since`.execute(
    db,
  )
  return rows[0]?.day
}

const costIn = (cost: keyof typeof COSTS) => sql`case when c.kind in (${numbers(COSTS[cost])}) then c.amount else 0 end`

/** Facts of a brand, on the days of all that are asked for; of a single team only its own. */
function within(row: string, asked: readonly TeamAsked[], { merchantCode, currency, timeZone }: Brand) {
  const ref = (column: string) => sql.ref(`${row}.${column}`)
  const { since, until } = spanOf(asked, timeZone)
  return sql`${ref('merchant_id')} = ${merchantCode} and ${ref('currency')} = ${currency.code}
    and ${ref('day')} >= ${since}::date and ${ref('day')} < ${until}::date
    ${isOneTeam(asked) ? sql`and ${ref('member_id')} in (select id from places)` : sql``}`
}

/** The first day of all that are asked for, and the one after the last. */
function spanOf(asked: readonly TeamAsked[], zone: string) {
  const days = (end: 'start' | 'end') => asked.map((team) => businessDate(team[end], zone)).toSorted()
  return { since: days('start')[0]!, until: days('end').at(-1)! }
}

/**
 * The same of valid bets in times of whole windows of five minutes. Cost: the windows of the time,
 * of a single team its own.
 */
export const teamsByWindow = (
  db: Db | Tx,
  brand: Brand,
  asked: readonly TeamAsked[],
): Promise<(readonly MemberFigures[])[]> => teams(db, asked, sql`${figuresByWindow(brand, asked)} order by 1, 2, 3`)

/** The statement of it. */
export const figuresByWindow = (brand: Brand, asked: readonly TeamAsked[]): RawBuilder<Row> => sql`
  with places as not materialized (${placesOf(brand, asked)})
  select a.key, f.member_id as "memberId", f.product, bool_or(w.type in (${MAY_BE_ACTIVE})) as counts, sum(f.valid_bet)::bigint as "validBet",
    0::bigint as stake, 0::bigint as payout, 0::bigint as rebates, 0::bigint as bonuses, 0::bigint as wages, 0::bigint as "paymentFees"
  from facts.for_windows f
  join places w on w.id = f.member_id and (w.since is null or w.since < f.at + interval '5 minutes') and (w.until is null or w.until >= f.at + interval '5 minutes')
  cross join lateral unnest(w.path || w.id) h (id)
  join unnest(${keys(asked)}::integer[], ${asked.map(({ holderId }) => holderId)}::uuid[], ${asked.map(({ start }) => new Date(start))}::timestamptz[],
      ${asked.map(({ end }) => new Date(end))}::timestamptz[], ${products(asked)}::text[]) as a (key, holder_id, since, until, products)
    on a.holder_id = h.id and f.at >= a.since and f.at < a.until and f.product = any (string_to_array(a.products, ' '))
  where f.merchant_id = ${brand.merchantCode} and f.currency = ${brand.currency.code}
    and f.at >= ${new Date(Math.min(...asked.map(({ start }) => start)))} and f.at < ${new Date(Math.max(...asked.map(({ end }) => end)))}
  group by 1, 2, 3 having sum(f.valid_bet) <> 0`

const isOneTeam = (asked: readonly TeamAsked[]): boolean => new Set(asked.map(({ holderId }) => holderId)).size === 1

/**
 * Where everybody stood up to a moment, a row for each stay, with everybody in whose team it was:
 * of many teams looked up once for all of the brand, of one only who ever stood in it. None of test
 * accounts. Whoever moves at a moment still counts for those above it before.
 */
export function placesOf({ merchantCode }: Brand, asked: readonly TeamAsked[]): RawBuilder<unknown> {
  if (!isOneTeam(asked))
    return sql`select w.id, w.path, w.type, w.since, w.until
      from bills.in_members m join members.for_places w on w.id = m.id where m.counted and m.merchant_id = ${merchantCode}`
  const { holderId } = asked[0]!
  const columns = sql`select t.id, t.path, t.type, t.since, t.until from members.for_teams t`
  return sql`${columns} where t.path @> array[${holderId}]::uuid[] and t.path <> '{}'::uuid[] union all ${columns} where t.id = ${holderId}`
}

const keys = (asked: readonly TeamAsked[]) => asked.map((_, key) => key)
const products = (asked: readonly TeamAsked[]) => asked.map((team) => team.products.join(' '))

const days = (asked: readonly TeamAsked[], { timeZone }: Brand) => sql`a as materialized (
  select key, holder_id, since, until, string_to_array(products, ' ') as products
  from unnest(${keys(asked)}::integer[], ${asked.map(({ holderId }) => holderId)}::uuid[], ${asked.map(({ start }) => businessDate(start, timeZone))}::date[],
    ${asked.map(({ end }) => businessDate(end, timeZone))}::date[], ${products(asked)}::text[]) as u (key, holder_id, since, until, products))`

async function teams(db: Db | Tx, asked: readonly TeamAsked[], statement: RawBuilder<Row>): Promise<MemberFigures[][]> {
  if (asked.length === 0) return []
  const found: MemberFigures[][] = asked.map(() => [])
  const { rows } = await statement.execute(db)
  for (const { key, ...figures } of rows) found[key]?.push(figures)
  return found
}
