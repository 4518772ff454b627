import { sql, type RawBuilder } from 'kysely'
import type { PalFigure, PalTab } from '@senluna/contract/agent/profit.ts'
import { PAL_FIGURES } from '@senluna/contract/agent/profit.ts'
import type { Product } from '@senluna/kit/product.ts'
import { KIND, REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Days } from '../previous.ts'
import { belowOf, besidePlay, placesOf, type TeamView } from './places.ts'
import { isKept, isPlay, teamDaysOf, within, type TeamDays } from './sums.ts'
import type { TeamAccount } from './team-store.ts'

const { ownRebate, activity, agentRebate, wages, dividend, deposit, withdraw, vendorResult } = REPORT_KINDS

/** Which movements a figure is made of, and with which sign. */
const MOVED: Readonly<Partial<Record<PalFigure, { kinds: readonly number[]; sign?: -1 }>>> = {
  deposit: { kinds: deposit },
  withdraw: { kinds: withdraw, sign: -1 },
  win: { kinds: vendorResult },
  rebate: { kinds: ownRebate },
  agentRebate: { kinds: agentRebate },
  activity: { kinds: activity },
  wages: { kinds: wages },
  dividend: { kinds: dividend },
  pnl: { kinds: [...vendorResult, ...ownRebate, ...activity] },
  depositFee: { kinds: [KIND.DEPOSIT_FEE], sign: -1 },
  withdrawFee: { kinds: [KIND.WITHDRAWAL_FEE], sign: -1 },
  transferFromUpline: { kinds: [KIND.FROM_UPLINE] },
  transferToUpline: { kinds: [KIND.TO_UPLINE], sign: -1 },
  transferFromDownline: { kinds: [KIND.FROM_DOWNLINE] },
  transferToDownline: { kinds: [KIND.TO_DOWNLINE], sign: -1 },
  vendorIn: { kinds: [KIND.TO_VENDOR], sign: -1 },
  vendorOut: { kinds: [KIND.FROM_VENDOR] },
  dividendReceived: { kinds: [KIND.DIVIDEND] },
  dividendPaid: { kinds: [KIND.DIVIDEND_PAID], sign: -1 },
}

/** A figure out of sums `s` by kind. */
function movedAs(name: PalFigure): RawBuilder<unknown> {
  const made = MOVED[name]
  if (!made) return sql`0::bigint`
  const { kinds, sign = 1 } = made
  return sql`(coalesce(sum(s.amount) filter (where s.kind in (${sql.raw(kinds.join(', '))})), 0) * ${sql.lit(sign)})::bigint`
}

/** What bets say of each figure. */
const PLAYED: Readonly<Partial<Record<PalFigure, RawBuilder<bigint>>>> = {
  bet: sql`sum(f.stake)::bigint`,
  validBet: sql`sum(f.valid_bet)::bigint`,
  win: sql`sum(f.payout)::bigint`,
  pnl: sql`(sum(f.payout) - sum(f.stake))::bigint`,
}

/**
 * A row of profit and loss: the account in focus alone, one right below it with its team, or all.
 */
export interface ProfitRow extends TeamAccount, Record<PalFigure, bigint> {
  row: 'SELF' | 'BELOW' | 'TOTAL'
  leads: boolean
}

/** What a page of profit and loss is of. */
export interface ProfitPage {
  tab: PalTab
  /** Of one product only bets are read. */
  product: Product | undefined
  /** Those right below without their teams. */
  alone: boolean
  after: string | undefined
  size: number
}

/** Stands for all below the focus together. */
const ALL = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/**
 * The account in focus, a page of those right below it by name (one more than `size`), and the
 * total. Cost: the sums of those that are shown; of open days one read of the team's facts.
 */
export async function profitRows(db: Db, view: TeamView, page: ProfitPage): Promise<ProfitRow[]> {
  const { focus, days } = view
  const read = await teamDaysOf(db, view, days)
  const names: readonly PalFigure[] = PAL_FIGURES[page.tab]
  const as = (of: (name: PalFigure) => RawBuilder<unknown>) =>
    sql.join(names.map((name) => sql`${of(name)} as ${sql.id(name)}`))
  const zero = sql`0::bigint`
  const kinds = [...new Set(names.flatMap((name) => MOVED[name]?.kinds ?? []))]
  const product = page.product ?? null
  const money = page.product === undefined ? besidePlay(kinds) : sql`false`
  const play = page.tab === 'PNL' ? sql`(${product}::text is null or f.product = ${product})` : sql`false`
  const moved = { columns: sql`p.child, f.kind, f.amount`, filter: money }
  const played = { columns: sql`p.child, f.stake, f.valid_bet, f.payout`, filter: play }
  const scope = page.alone ? 'DIRECT' : 'TEAM'
  const { rows } = await sql<ProfitRow>`with self as materialized (${placesOf(view, 'ME')}),
    kids as materialized (
      select k.member_id, k.from_day, k.until_day from (${placesOf(view, 'DIRECT')}) k
      where k.from_day <= ${days.to}::date and k.until_day > ${days.from}::date),
    -- Accounts are looked up one by one, with a limit each: the planner expects so many that it would read all there are.
    -- Who is right below now, and who was and did something meanwhile.
    listed as (
      select id from teams.in_places where parent_id = ${focus} and until is null
      union
      select k.member_id from kids k where k.until_day <> 'infinity' and (
        exists (select from teams.in_money f where f.member_id = k.member_id and ${onDaysOf('k', view, days)} and ${money})
        or exists (select from teams.in_play f where f.member_id = k.member_id and ${onDaysOf('k', view, days)} and ${play})
        or ${!page.alone} and exists (select from teams.in_sums f where f.leader_id = k.member_id and ${onDaysOf('k', view, days)}))),
    paged as materialized (
      select m.id, m.user_name from listed l
      cross join lateral (select a.id, a.user_name from teams.in_places a where a.id = l.id and a.until is null and a.id <> ${focus} limit 1) m
      where ${page.after ?? null}::uuid is null
        or m.user_name > (select a.user_name from teams.in_places a where a.id = ${page.after ?? null}::uuid and a.until is null)
      order by m.user_name limit ${page.size + 1}),
    -- Whose own rows, and the sums of whose teams.
    p as materialized (
      select ${focus}::uuid as child, member_id, from_day, until_day from self
      union all select k.member_id, k.member_id, k.from_day, k.until_day from paged g join kids k on k.member_id = g.id),
    t as materialized (
      select ${ALL} as child, ${focus}::uuid as leader_id, from_day, until_day, ${page.alone}::boolean as near from self
      union all select child, member_id, from_day, until_day, false from p where child <> ${focus} and ${!page.alone}),
    moved as (
      select f.child, f.kind, sum(f.amount) as amount from (${rowsOfPage(view, scope, read, 'in_money', moved)}) f group by f.child, f.kind),
    parts as (
      select s.child, ${as(movedAs)} from moved s group by s.child
      union all
      select f.child, ${as((name) => PLAYED[name] ?? zero)} from (${rowsOfPage(view, scope, read, 'in_play', played)}) f group by f.child),
    figures as materialized (
      select l.id, ${as((name) => sql`coalesce(sum(s.${sql.id(name)}), 0)::bigint`)}
      from (select id from paged union all select ${focus}::uuid union all select ${ALL}) l left join parts s on s.child = l.id group by l.id),
    shown as (
      select case when f.id = ${focus} then 'SELF' else 'BELOW' end as row, m.user_name as "userName", m.type, m.path::text[] as path, f.*
      from figures f cross join lateral (select * from teams.in_places a where a.id = f.id and a.until is null limit 1) m
      union all
      select 'TOTAL', '', 0, '{}', ${focus}::uuid, ${sql.join(names.map((name) => sql`sum(f.${sql.id(name)})::bigint`))}
      from figures f where f.id in (${focus}, ${ALL}))
    select s.*, (select true from teams.in_places b where b.parent_id = s.id and b.until is null limit 1) is not null as leads
    from shown s order by s."userName"`.execute(db)
  return rows
}

/** Facts `f` of the days on which a place counts. */
const onDaysOf = (place: string, view: TeamView, days: Days) => {
  const day = (name: string) => sql.ref(`${place}.${name}`)
  return sql`${within(view, days)} and f.day >= ${day('from_day')} and f.day < ${day('until_day')}`
}

/**
 * Rows of a page by `child`: the own ones of who is shown, the sums of their teams and of all, and
 * on open days the rows of everybody below.
 */
function rowsOfPage(
  view: TeamView,
  scope: 'TEAM' | 'DIRECT',
  read: TeamDays,
  of: 'in_money' | 'in_play',
  { columns, filter }: { columns: RawBuilder<unknown>; filter: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const { focus } = view
  const facts = sql.id('teams', of)
  const isOfKind = of === 'in_play' ? isPlay : sql`not (${isPlay})`
  const parts = [
    sql`select ${columns} from p join ${facts} f on f.member_id = p.member_id and ${onDaysOf('p', view, read)} and ${filter}`,
    sql`select ${columns} from t p join teams.in_sums f on f.leader_id = p.leader_id and ${onDaysOf('p', view, read)} and ${isOfKind}
      and (f.near or not p.near) ${isKept(read)} and ${filter}`,
  ]
  if (read.open.length > 0) {
    const below = scope === 'DIRECT' ? placesOf(view, 'DIRECT') : belowOf(view)
    const open = sql`select x.member_id, x.from_day, x.until_day, (x.path || x.member_id)[array_position(x.path, ${focus}::uuid) + 1] as branch from (${below}) x`
    const found = sql`f.member_id = b.member_id and ${onDaysOf('b', view, read)} and f.day = any (${[...read.open]}::date[]) and ${filter}`
    parts.push(
      sql`select ${columns} from (${open}) b cross join (select ${ALL} as child) p join ${facts} f on ${found}`,
    )
    parts.push(
      sql`select ${columns} from (${open}) b join (select id as child from paged) p on p.child = b.branch and b.member_id <> b.branch join ${facts} f on ${found}`,
    )
  }
  return sql.join(parts, sql` union all `)
}
