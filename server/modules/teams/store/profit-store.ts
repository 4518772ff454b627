import { sql, type RawBuilder } from 'kysely'
import type { PalFigure, PalTab } from '@senluna/contract/agent/profit.ts'
import { PAL_FIGURES } from '@senluna/contract/agent/profit.ts'
import type { Product } from '@senluna/kit/product.ts'
import { KIND, REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { besidePlay, factsAt, placesOf, type TeamView } from './places.ts'
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

/**
 * The account in focus, a page of those right below it by name (one more than `size`), and the
 * total. Cost: one read of the team's facts of the days, however many rows are shown.
 */
export async function profitRows(db: Db, view: TeamView, page: ProfitPage): Promise<ProfitRow[]> {
  const { focus, days } = view
  const names: readonly PalFigure[] = PAL_FIGURES[page.tab]
  const as = (of: (name: PalFigure) => RawBuilder<unknown>) =>
    sql.join(names.map((name) => sql`${of(name)} as ${sql.id(name)}`))
  const zero = sql`0::bigint`
  const kinds = [...new Set(names.flatMap((name) => MOVED[name]?.kinds ?? []))]
  const isPlay = page.tab === 'PNL'
  const isMoney = page.product === undefined
  const { rows } = await sql<ProfitRow>`with p as (
      select x.*, case when x.member_id = ${focus} then x.member_id else (x.path || x.member_id)[array_position(x.path, ${focus}::uuid) + 1] end as child
      from (${page.alone ? sql`${placesOf(view, 'DIRECT')} union all ${placesOf(view, 'ME')}` : placesOf(view, 'TEAM')}) x),
    moved as (
      select p.child, f.kind, sum(f.amount) as amount from p join teams.in_money f on ${factsAt(view, days)}
        and ${besidePlay(kinds)} and ${isMoney} group by p.child, f.kind),
    parts as (
      select s.child, ${as(movedAs)} from moved s group by s.child
      union all
      select p.child, ${as((name) => PLAYED[name] ?? zero)} from p join teams.in_play f on ${factsAt(view, days)}
        and ${isPlay} and (${page.product ?? null}::text is null or f.product = ${page.product ?? null}) group by p.child),
    listed as (
      select id from teams.in_places where parent_id = ${focus} and until is null union select child from parts union select ${focus}::uuid),
    figures as materialized (
      select l.id, ${as((name) => sql`coalesce(sum(s.${sql.id(name)}), 0)::bigint`)}
      from listed l left join parts s on s.child = l.id group by l.id),
    named as (
      select m.user_name as "userName", m.type, m.path::text[] as path, f.* from figures f join teams.in_places m on m.id = f.id and m.until is null),
    shown as (
      select 'SELF' as row, n.* from named n where n.id = ${focus}
      union all
      (select 'BELOW', n.* from named n where n.id <> ${focus}
        and (${page.after ?? null}::uuid is null or n."userName" > (select a."userName" from named a where a.id = ${page.after ?? null}::uuid))
        order by n."userName" limit ${page.size + 1})
      union all
      select 'TOTAL', '', 0, '{}', ${focus}::uuid, ${sql.join(names.map((name) => sql`coalesce(sum(n.${sql.id(name)}), 0)::bigint`))} from named n)
    select s.*, exists (select from teams.in_places b where b.parent_id = s.id and b.until is null) as leads
    from shown s order by s."userName"`.execute(db)
  return rows
}
