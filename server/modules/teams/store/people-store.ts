import { sql } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { placesOf, type Scope, type TeamView } from './places.ts'

/** How many accounts there are below an agent now, and how many of them are in. */
export interface TeamSize {
  team: number
  agents: number
  members: number
  online: number
}

const IS_BELOW = (leader: Id<'member'>, scope: Scope) =>
  scope === 'DIRECT'
    ? sql`m.parent_id = ${leader}`
    : scope === 'ME'
      ? sql`false`
      : sql`m.path @> array[${leader}]::uuid[] and m.path <> '{}'::uuid[]`

/** What a team is and holds now. */
export interface TeamNow extends TeamSize {
  /** Main wallets and those at vendors, the agent's among them. */
  balance: Amount
  mine: Amount
}

/**
 * Counts the accounts below an agent, and adds up what they hold; used a session since `since`:
 * online. Cost: one read of the team and of its wallets.
 */
export async function teamNow(
  db: Db,
  leader: Id<'member'>,
  asked: { currency: string; scope: Scope; since: Date },
): Promise<TeamNow> {
  const { currency, scope, since } = asked
  const { rows } = await sql<TeamNow>`with team as materialized (
      select m.id, m.type from teams.in_places m where m.until is null and ${IS_BELOW(leader, scope)} and m.id <> ${leader}),
    people as materialized (select id from team union all select ${leader}::uuid),
    held as (
      select b.owner_id, b.balance from people p join ledger.for_balances b on b.owner_id = p.id
      where b.account_no = ${sql.lit(WALLET.MAIN)} and b.currency = ${currency}
      union all
      select b.owner_id, b.balance from people p join transfers.for_wallets w on w.owner_id = p.id
      join ledger.for_balances b on b.owner_id = w.owner_id and b.account_no = w.wallet_no and b.currency = ${currency}),
    sums as (select coalesce(sum(balance), 0)::bigint as balance, coalesce(sum(balance) filter (where owner_id = ${leader}), 0)::bigint as mine from held)
    select count(*)::integer as team, (count(*) filter (where type <> ${sql.lit(ACCOUNT_TYPE.MEMBER)}))::integer as agents,
      (count(*) filter (where type = ${sql.lit(ACCOUNT_TYPE.MEMBER)}))::integer as members,
      (select count(distinct s.member_id)::integer from sessions.for_teams s join team on team.id = s.member_id
        where s.seen_at > ${since}) as online,
      (select balance from sums) as balance, (select mine from sums) as mine
    from team`.execute(db)
  return rows[0]!
}

/** Who came on a day or in an hour: accounts that were opened, and first deposits. */
export interface Arrivals {
  /** A day, or an hour's first moment in ISO form. */
  at: string
  registered: number
  firstDeposits: number
  firstDeposited: Amount
}

/** New accounts and first deposits of the view's days, by `each`. */
export async function arrivalsBy(
  db: Db,
  view: TeamView,
  scope: Scope,
  span: { since: Date; until: Date; each: 'day' | 'hour' },
): Promise<Arrivals[]> {
  const { timeZone } = view.brand
  const isDaily = span.each === 'day'
  const at = isDaily ? sql`d.day` : sql`date_trunc('hour', r.moment, ${timeZone}) at time zone 'UTC'`
  const within = (column: string) => sql`${sql.raw(column)} >= ${span.since} and ${sql.raw(column)} < ${span.until}`
  const { rows } =
    await sql<Arrivals>`with p as materialized (select member_id, from_day, until_day from (${placesOf(view, scope)}) x),
    -- What day it was is worked out once for each: a zone takes longer than all the rest.
    came as (
      select ${at} as at, r.registered, r.first, r.deposited from (
        select p.from_day, p.until_day, m.created_at as moment, 1 as registered, 0 as first, 0::bigint as deposited
        from p join members.for_reports m on m.id = p.member_id where ${within('m.created_at')} and p.member_id <> ${view.focus}
        union all
        select p.from_day, p.until_day, x.first_deposit_at, 0, 1, coalesce(x.first_deposited, 0)
        from p join facts.for_team_people x on x.member_id = p.member_id where ${within('x.first_deposit_at')}
        offset 0) r
      cross join lateral (select (r.moment at time zone ${timeZone})::date as day offset 0) d
      where d.day >= r.from_day and d.day < r.until_day)
    select to_char(at, ${isDaily ? 'YYYY-MM-DD' : 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'}) as at, sum(registered)::integer as registered,
      sum(first)::integer as "firstDeposits", sum(deposited)::bigint as "firstDeposited"
    from came group by came.at`.execute(db)
  return rows
}
