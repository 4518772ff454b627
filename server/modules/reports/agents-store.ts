import { sql, type RawBuilder } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { clearingAccount, KIND, PLAY_KINDS } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { costsIn } from '../facts/index.ts'

/** Figures of a row, each a sum of the facts of its accounts on the days they stood there. */
const SUMS = [
  'bets',
  'stake',
  'validBet',
  'payout',
  'rebates',
  'wages',
  'dividends',
  'costs',
  'betweenAgents',
  'arrears',
] as const
type Sum = (typeof SUMS)[number]

/** What a line, an account with its team, or all of them came to. */
export interface AgentSums extends Record<Sum, bigint> {
  /** Undefined for the total and for everybody below no agent. */
  memberId: Id<'member'> | null
  total: boolean
  userName: string
  /** Names above it, the top first. */
  above: string[]
  leads: boolean
  players: number
}

/** An agent that is looked below. */
export interface Parent {
  id: Id<'member'>
  userName: string
  above: string[]
}

/** Stands for everybody below no agent where rows go by account. */
const HOUSE = sql`'00000000-0000-0000-0000-000000000000'::uuid`
const TOPS = sql.raw([ACCOUNT_TYPE.AGENT, ACCOUNT_TYPE.GENERAL_AGENT, ACCOUNT_TYPE.AFFILIATE].join(', '))
const BETWEEN = clearingAccount('BILL')

const namesOf = (path: RawBuilder<unknown>) =>
  sql`array(select a.user_name from unnest(${path}) with ordinality u (id, place) join reports.in_places a on a.id = u.id and a.until is null order by u.place)`

/** An account of a brand by its name, with the names above it. */
export async function parentNamed(db: Db, merchantCode: MerchantCode, userName: string): Promise<Parent | undefined> {
  const { rows } = await sql<Parent>`select t.id, t.user_name as "userName", ${namesOf(sql`t.path`)} as above
    from reports.in_places t where t.merchant_id = ${merchantCode} and t.user_name = ${userName} and t.until is null`.execute(
    db,
  )
  return rows[0]
}

/**
 * The total and a page of rows by their stakes, the largest first, one more than `most`: the tops
 * of lines, or the accounts right below a parent and itself. A day counts where an account stood
 * when it ended. Cost: one read of the facts of the days, of all accounts or of the parent's team.
 */
export async function agentSums(
  db: Db,
  asked: {
    brand: Brand
    days: { from: string; to: string }
    parent: Id<'member'> | undefined
    after: { place: string; id: string } | undefined
    most: number
  },
): Promise<AgentSums[]> {
  const { brand, days, parent, after, most } = asked
  const { merchantCode, currency, timeZone } = brand
  const day = (moment: string, without: string) =>
    sql`coalesce((${sql.ref(moment)} at time zone ${timeZone})::date, ${sql.lit(without)})`
  const group =
    parent === undefined
      ? sql`coalesce(t.path[1], case when t.type in (${TOPS}) then t.id else ${HOUSE} end)`
      : sql`case when t.id = ${parent} then t.id else (t.path || t.id)[array_position(t.path, ${parent}::uuid) + 1] end`
  const among = parent === undefined ? sql`` : sql`and (t.id = ${parent} or t.path @> array[${parent}::uuid])`
  const onDay = sql`f.member_id = p.member_id and f.day + 0 >= p.from_day and f.day + 0 < p.until_day
    and f.merchant_id = ${merchantCode} and f.day between ${days.from}::date and ${days.to}::date and f.currency = ${currency.code}`
  const columns = (of: (name: Sum) => RawBuilder<unknown>) =>
    sql.join(SUMS.map((name) => sql`${of(name)} as ${sql.id(name)}`))
  const part = (figures: Partial<Record<Sum, RawBuilder<unknown>>>) =>
    columns((name) => figures[name] ?? sql`0::bigint`)
  const ofCode = (code: string) => sql`coalesce(sum(f.amount) filter (where f.code = ${sql.lit(code)}), 0)`
  const { rows } = await sql<AgentSums>`with p as (
      select t.id as member_id, ${group} as child, ${day('t.since', '-infinity')} as from_day, ${day('t.until', 'infinity')} as until_day
      from reports.in_places t where t.merchant_id = ${merchantCode} ${among}),
    played as (
      select p.child, f.member_id, sum(f.bets) as bets, sum(f.stake) as stake, sum(f.valid_bet) as valid_bet, sum(f.payout) as payout
      from p join facts.for_team_play f on ${onDay} group by 1, 2),
    parts as (
      select child, ${part({ bets: sql`sum(bets)`, stake: sql`sum(stake)`, validBet: sql`sum(valid_bet)`, payout: sql`sum(payout)` })}
      from played group by 1
      union all
      select p.child, ${part({
        payout: sql`coalesce(sum(f.amount) filter (where f.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(f.code, 'GAME:')), 0)`,
        rebates: ofCode('EXP:REBATE'),
        wages: ofCode('EXP:WAGE'),
        dividends: ofCode('EXP:DIVIDEND'),
        costs: sql`coalesce(sum(f.amount) filter (where ${costsIn('f')}), 0)`,
        betweenAgents: ofCode(BETWEEN),
      })}
      from p join facts.for_team_money f on ${onDay} and f.kind not in (${sql.raw(PLAY_KINDS)}) group by 1
      union all
      select p.child, ${part({ arrears: sql`sum(a.owed)` })}
      from p join bills.for_arrears a on a.member_id = p.member_id where p.until_day = 'infinity' group by 1),
    sums as (
      select child, ${columns((name) => sql`sum(${sql.id(name)})::bigint`)} from parts group by 1),
    shown as (
      (select s.*, false as total from sums s
        where (${sql.join(
          SUMS.map((name) => sql.id(name)),
          sql` <> 0 or `,
        )} <> 0)
          and (${after?.place ?? null}::bigint is null or (s.stake, s.child) < (${after?.place ?? null}::bigint, ${after?.id ?? null}::uuid))
        order by s.stake desc, s.child desc limit ${most})
      union all
      select ${HOUSE}, ${columns((name) => sql`sum(${sql.id(name)})::bigint`)}, true from sums having ${after === undefined} and count(*) > 0)
    select s.*, m.id as "memberId", coalesce(m.user_name, '') as "userName", ${namesOf(sql`m.path`)} as above,
      m.id is not null and exists (select from reports.in_places b where b.parent_id = m.id and b.until is null) as leads,
      (select count(distinct n.member_id) from played n where n.bets > 0 and (s.total or n.child = s.child))::integer as players
    from shown s left join reports.in_places m on m.id = s.child and m.until is null and not s.total order by s.total, s.stake desc, s.child desc`.execute(
    db,
  )
  return rows
}
