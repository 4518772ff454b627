import { sql, type RawBuilder } from 'kysely'
import { ACCOUNT_TYPE, type AccountType } from '@senluna/kit/account-type.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { MemberState } from '../../members/index.ts'

/** An account with what it and everybody below it are and hold. */
export interface DownlineRow {
  id: Id<'member'>
  userName: string
  type: AccountType
  path: readonly Id<'member'>[]
  state: MemberState
  createdAt: Date
  direct: number
  team: number
  balance: bigint
  teamBalance: bigint
  loginAt: Date | null
  online: boolean
  locked: boolean
  contracts: { kind: ContractKind; status: 'NEW_REQUEST' | 'SIGNED' | 'TERMINATION_REQUEST'; ratePpm: number }[]
}

/** What the list is narrowed to. */
export interface DownlinesQuery {
  parentId: Id<'member'>
  /** Looks in the whole team of the parent for names that begin so, not only right below it. */
  name?: string | undefined
  /** Of those whose name begins so, the ones right below the parent alone. */
  directOnly: boolean
  type?: AccountType | undefined
  state?: MemberState | undefined
  from?: Date | undefined
  until?: Date | undefined
  least?: bigint | undefined
  most?: bigint | undefined
  loginFrom?: Date | undefined
  loginUntil?: Date | undefined
  /** Rates in parts per million, of one product or of any. */
  rates?: { product: Product | undefined; least: number | undefined; most: number | undefined } | undefined
  /** The name after which the page begins. */
  after?: string | undefined
  size: number
}

const ONLINE_MS = 5 * MINUTE

const balanceOf = (id: RawBuilder<unknown>) => sql`(select coalesce(sum(w.balance), 0) from ledger.for_balances w
  where w.owner_id = ${id} and w.account_no = ${sql.lit(WALLET.MAIN)})::bigint`

const columnsAt = (now: Instant) => sql`m.id, m.user_name as "userName", m.type, m.path::text[] as path, m.state,
  m.created_at as "createdAt", ${balanceOf(sql`m.id`)} as balance, coalesce(t.direct, 0) as direct, coalesce(t.team, 0) as team,
  coalesce(t.balance, 0) + ${balanceOf(sql`m.id`)} as "teamBalance", l.at as "loginAt",
  exists (select from sessions.for_agents s where s.member_id = m.id
    and s.seen_at > ${new Date(later(now, -ONLINE_MS))}) as online,
  exists (select from referrals.for_agents r where r.member_id = m.id) as locked,
  coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'status', c.state, 'ratePpm', c.rate_ppm) order by c.id)
    from contracts.for_agents c where c.holder_id = m.id), '[]') as contracts`

/** The last log-in `l` of an account `m`. */
const LOGIN = sql`left join lateral (select r.at from agents.in_logins r where r.member_id = m.id
    order by r.at desc, r.id desc limit 1) l on true`

/**
 * What stands below an account, as `team`: read once, with what each holds. `branch` is the account
 * right below it through which it stands there.
 */
const teamOf = (id: Id<'member'>) => sql`team as materialized (
    select b.id, b.parent_id, b.path, (b.path || b.id)[array_position(b.path, ${id}::uuid) + 1] as branch, coalesce(w.balance, 0) as balance
    from agents.in_members b left join ledger.for_balances w on w.owner_id = b.id and w.account_no = ${sql.lit(WALLET.MAIN)}
    where b.path @> array[${id}]::uuid[] and b.path <> '{}'::uuid[])`

/** Of `team t`: how many stand below an account `id`, how many right below, and what they hold. */
const countsAs = (
  id: RawBuilder<unknown>,
  below = sql`true`,
) => sql`${id} as id, (count(*) filter (where ${below}))::integer as team,
    (count(*) filter (where t.parent_id = ${id}))::integer as direct, coalesce(sum(t.balance) filter (where ${below}), 0)::bigint as balance`

const LAST_LOGIN = sql`(select max(r.at) from agents.in_logins r where r.member_id = m.id)`

const byLogin = ({ loginFrom, loginUntil }: DownlinesQuery) => sql`
  ${loginFrom ? sql`and ${LAST_LOGIN} >= ${loginFrom}` : sql``} ${loginUntil ? sql`and ${LAST_LOGIN} < ${loginUntil}` : sql``}`

const byRate = (rates: DownlinesQuery['rates']) =>
  rates
    ? sql`and exists (select from rates.for_agents r where r.member_id = m.id
        and (${rates.product ?? null}::text is null or r.product = ${rates.product ?? null})
        and r.ppm between ${rates.least ?? 0} and ${rates.most ?? 1_000_000})`
    : sql``

/**
 * Accounts below another one, by name, and that one itself. Cost: one read of the other's team,
 * however many are shown.
 */
export async function downlinesOf(
  db: Db,
  ask: DownlinesQuery,
  now: Instant,
): Promise<{ self: DownlineRow | undefined; rows: DownlineRow[] }> {
  const { parentId, name } = ask
  const isBelow = sql`m.path @> array[${parentId}]::uuid[] and m.path <> '{}'::uuid[]`
  const isDirect = name === undefined || ask.directOnly
  const counts = isDirect
    ? sql`select ${countsAs(sql`t.branch`, sql`t.id <> t.branch`)} from team t group by t.branch`
    : sql`select ${countsAs(sql`s.id`)} from team t cross join lateral unnest(t.path) h (id) join shown s on s.id = h.id group by s.id`
  const { rows } = await sql<DownlineRow>`with ${teamOf(parentId)}, shown as materialized (
      select m.* from agents.in_members m
      where ${isDirect ? sql`m.parent_id = ${parentId}` : isBelow}
        ${name === undefined ? sql`` : sql`and starts_with(m.user_name, ${name})`}
        ${ask.type === undefined ? sql`` : sql`and m.type = ${ask.type}`}
        ${ask.state === undefined ? sql`` : sql`and m.state = ${ask.state}`}
        ${ask.from ? sql`and m.created_at >= ${ask.from}` : sql``}
        ${ask.until ? sql`and m.created_at < ${ask.until}` : sql``}
        ${ask.least === undefined ? sql`` : sql`and ${balanceOf(sql`m.id`)} >= ${ask.least}`}
        ${ask.most === undefined ? sql`` : sql`and ${balanceOf(sql`m.id`)} <= ${ask.most}`}
        ${byLogin(ask)} ${byRate(ask.rates)}
        ${ask.after === undefined ? sql`` : sql`and m.user_name > ${ask.after}`}
      order by m.user_name limit ${ask.size}),
    t as (${counts} union all select ${countsAs(sql`${parentId}::uuid`)} from team t)
    select ${columnsAt(now)} from (select * from shown union all select * from agents.in_members where id = ${parentId}) m
    left join t on t.id = m.id ${LOGIN}
    order by m.user_name`.execute(db)
  return { self: rows.find(({ id }) => id === parentId), rows: rows.filter(({ id }) => id !== parentId) }
}

/** One account with the same figures. Cost: one read of its team. */
export async function downlineOf(db: Db, id: Id<'member'>, now: Instant): Promise<DownlineRow | undefined> {
  const { rows } = await sql<DownlineRow>`with ${teamOf(id)}, t as (select ${countsAs(sql`${id}::uuid`)} from team t)
    select ${columnsAt(now)} from agents.in_members m left join t on t.id = m.id ${LOGIN} where m.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** How many agents stand below an account. */
export async function agentsBelow(db: Db, id: Id<'member'>): Promise<number> {
  const { rows } = await sql<{ agents: number }>`select count(*)::integer as agents from agents.in_members
    where path @> array[${id}]::uuid[] and path <> '{}'::uuid[] and type = ${sql.lit(ACCOUNT_TYPE.AGENT)}`.execute(db)
  return rows[0]?.agents ?? 0
}
