import { sql, type RawBuilder } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { MemberFigures } from '@senluna/kit/agents/pay/reckon.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** Whose team, when, and in which products. */
export interface TeamAsked {
  holderId: Id<'member'>
  products: readonly Product[]
  start: Instant
  end: Instant
}

const numbers = (values: readonly number[]) => sql.raw(values.join(', '))
const REBATES = [KIND.REBATE, KIND.AGENT_REBATE, KIND.REBATE_TAKEN_BACK]
const BONUSES = [KIND.ACTIVITY_REWARD]
const WAGES_IN = [KIND.DAILY_WAGE, KIND.HOURLY_SALARY, KIND.REALTIME_SALARY]
const WAGES_OUT = [KIND.DAILY_WAGE_PAID, KIND.HOURLY_SALARY_PAID, KIND.REALTIME_SALARY_PAID]
const FEES = [KIND.DEPOSIT_FEE]
const COSTS = [...REBATES, ...BONUSES, ...WAGES_IN, ...WAGES_OUT, ...FEES]
/** Agents and players; affiliates and the house's own people are nobody's active members. */
const MAY_BE_ACTIVE = numbers([ACCOUNT_TYPE.MEMBER, ACCOUNT_TYPE.AGENT, ACCOUNT_TYPE.GENERAL_AGENT])
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
): Promise<(readonly MemberFigures[])[]> => teams(db, asked, figuresByDay(brand, asked))

/** The statement of it: rows by `key`, the place in `asked`. */
export const figuresByDay = (brand: Brand, asked: readonly TeamAsked[]): RawBuilder<Row> =>
  // Each member's days are added up once for each span, and only then laid to everybody above it.
  sql`with ${days(asked, brand)}, spans as materialized (select distinct since, until from a), ${places(asked)} f as materialized (
    select s.since, s.until, r.member_id, r.product, max(w.path) as path, bool_or(w.type in (${MAY_BE_ACTIVE})) as counts, sum(r.valid_bet) as valid_bet, sum(r.stake) as stake,
      sum(r.payout) as payout, sum(r.rebates) as rebates, sum(r.bonuses) as bonuses, sum(r.wages) as wages, sum(r.fees) as fees
    from (
      select p.member_id, p.day, p.product, p.valid_bet, p.stake, p.payout, 0::bigint as rebates, 0::bigint as bonuses, 0::bigint as wages,
        0::bigint as fees
      from facts.for_pay p
      where p.merchant_id = ${brand.merchantCode} and p.currency = ${brand.currency.code} and ${daysOf('p', asked, brand)} ${ofOne('p', asked, brand)}
      union all
      -- What was won at vendors that keep their players' money has no bets: a payout of no game.
      select c.member_id, c.day, substr(c.code, ${sql.lit(GAME.length + 1)}), 0, 0, c.amount, 0, 0, 0, 0
      from facts.for_team_money c
      where c.merchant_id = ${brand.merchantCode} and c.currency = ${brand.currency.code} and ${daysOf('c', asked, brand)} ${ofOne('c', asked, brand)}
        and c.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(c.code, ${GAME})
      union all
      select c.member_id, c.day, '', 0, 0, 0, case when c.kind in (${numbers(REBATES)}) then c.amount else 0 end,
        case when c.kind in (${numbers(BONUSES)}) then c.amount else 0 end,
        case when c.kind in (${numbers([...WAGES_IN, ...WAGES_OUT])}) then c.amount else 0 end,
        case when c.kind in (${numbers(FEES)}) then -c.amount else 0 end
      from facts.for_team_money c
      where c.merchant_id = ${brand.merchantCode} and c.currency = ${brand.currency.code} and ${daysOf('c', asked, brand)} ${ofOne('c', asked, brand)}
        and c.kind in (${numbers(COSTS)})) r
    join spans s on r.day >= s.since and r.day < s.until
    ${isOneTeam(asked) ? placed(sql`r.member_id`, endOf('r', brand)) : placedAmong(sql`r.member_id`, endOf('r', brand))}
    group by s.since, s.until, r.member_id, r.product, w.since)
  select a.key, f.member_id as "memberId", f.product, bool_or(f.counts) as counts, sum(f.valid_bet)::bigint as "validBet",
    sum(f.stake)::bigint as stake, sum(f.payout)::bigint as payout, sum(f.rebates)::bigint as rebates, sum(f.bonuses)::bigint as bonuses,
    sum(f.wages)::bigint as wages, sum(f.fees)::bigint as "paymentFees"
  from f cross join lateral unnest(f.path || f.member_id) h (id)
  join a on a.holder_id = h.id and a.since = f.since and a.until = f.until and (f.product = '' or f.product = any (a.products))
  group by 1, 2, 3 order by 1, 2, 3`

/** The same of valid bets in times of whole windows of five minutes. */
export const teamsByWindow = (
  db: Db | Tx,
  brand: Brand,
  asked: readonly TeamAsked[],
): Promise<(readonly MemberFigures[])[]> =>
  teams(
    db,
    asked,
    sql`select a.key, f.member_id as "memberId", f.product, bool_or(w.type in (${MAY_BE_ACTIVE})) as counts, sum(f.valid_bet)::bigint as "validBet",
      0::bigint as stake, 0::bigint as payout, 0::bigint as rebates, 0::bigint as bonuses, 0::bigint as wages, 0::bigint as "paymentFees"
    from facts.for_windows f ${placed(sql`f.member_id`, sql`f.at + interval '5 minutes'`)}
    cross join lateral unnest(w.path || m.id) h (id)
    join unnest(${keys(asked)}::integer[], ${asked.map(({ holderId }) => holderId)}::uuid[], ${asked.map(({ start }) => new Date(start))}::timestamptz[],
        ${asked.map(({ end }) => new Date(end))}::timestamptz[], ${products(asked)}::text[]) as a (key, holder_id, since, until, products)
      on a.holder_id = h.id and f.at >= a.since and f.at < a.until and f.product = any (string_to_array(a.products, ' '))
    where f.merchant_id = ${brand.merchantCode} and f.currency = ${brand.currency.code}
      ${ofOne('f', asked, brand)} and f.at >= ${new Date(Math.min(...asked.map(({ start }) => start)))} and f.at < ${new Date(Math.max(...asked.map(({ end }) => end)))}
    group by 1, 2, 3 having sum(f.valid_bet) <> 0 order by 1, 2, 3`,
  )

/**
 * Where an account stood up to a moment, with everybody in whose team it was; none of test
 * accounts. Whoever moves at that moment still counts for those above it before.
 */
const placed = (member: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`
  join bills.in_members m on m.id = ${member} and m.counted
  join members.for_places w on w.id = m.id and (w.since is null or w.since < ${at}) and (w.until is null or w.until >= ${at})`

const isOneTeam = (asked: readonly TeamAsked[]): boolean => new Set(asked.map(({ holderId }) => holderId)).size === 1

/** Of many teams everybody's places are looked up once, not again for each row of facts. */
const places = (asked: readonly TeamAsked[]) =>
  isOneTeam(asked)
    ? sql``
    : sql`places as materialized (select w.id, w.path, w.type, w.since, w.until
        from bills.in_members m join members.for_places w on w.id = m.id where m.counted),`

/** The same by those. */
const placedAmong = (member: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`
  join places w on w.id = ${member} and (w.since is null or w.since < ${at}) and (w.until is null or w.until >= ${at})`

/** Of a single team only those who ever stood in it are read, not everybody of the brand. */
function ofOne(row: string, asked: readonly TeamAsked[], { timeZone }: Brand): RawBuilder<unknown> {
  const [first, ...others] = new Set(asked.map(({ holderId }) => holderId))
  if (first === undefined || others.length > 0) return sql``
  return sql`and ${sql.ref(`${row}.member_id`)} in (select ${first}::uuid union all select b.member_id from members.places_below(${first}, ${timeZone}) b)`
}

const endOf = (row: string, { timeZone }: Brand) =>
  sql`(${sql.ref(`${row}.day`)} + 1)::timestamp at time zone ${timeZone}`

const keys = (asked: readonly TeamAsked[]) => asked.map((_, key) => key)
const products = (asked: readonly TeamAsked[]) => asked.map((team) => team.products.join(' '))

const days = (asked: readonly TeamAsked[], { timeZone }: Brand) => sql`a as materialized (
  select key, holder_id, since, until, string_to_array(products, ' ') as products
  from unnest(${keys(asked)}::integer[], ${asked.map(({ holderId }) => holderId)}::uuid[], ${asked.map(({ start }) => businessDate(start, timeZone))}::date[],
    ${asked.map(({ end }) => businessDate(end, timeZone))}::date[], ${products(asked)}::text[]) as u (key, holder_id, since, until, products))`

/** The days of all that are asked for, so that no others are read. */
function daysOf(row: string, asked: readonly TeamAsked[], { timeZone }: Brand) {
  const since = asked.map(({ start }) => businessDate(start, timeZone)).toSorted()[0]!
  const until = asked
    .map(({ end }) => businessDate(end, timeZone))
    .toSorted()
    .at(-1)!
  const day = sql.ref(`${row}.day`)
  return sql`${day} >= ${since}::date and ${day} < ${until}::date`
}

async function teams(db: Db | Tx, asked: readonly TeamAsked[], statement: RawBuilder<Row>): Promise<MemberFigures[][]> {
  if (asked.length === 0) return []
  const found: MemberFigures[][] = asked.map(() => [])
  const { rows } = await statement.execute(db)
  for (const { key, ...figures } of rows) found[key]?.push(figures)
  return found
}
