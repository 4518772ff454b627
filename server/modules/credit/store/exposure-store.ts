import { sql } from 'kysely'
import type { AccountType } from '@senluna/kit/account-type.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import { BOOK, WAGER_STATUS } from '../../wagers/index.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What is going on under an account: its own play, and that of everybody below it. */
export interface TeamNow {
  id: Id<'member'>
  players: number
  stake: Amount
  payout: Amount
  /** Of statements that aren't paid yet: above zero the account owes its upline. */
  owed: Amount
}

/** Everybody who plays under some accounts, those themselves too. */
const playersUnder = (ids: readonly Id<'member'>[]) => sql`select d.id as under, a.member_id
  from unnest(${[...ids]}::uuid[]) d (id)
  cross join lateral (select m.id from credit.in_members m
    where m.id = d.id or (m.path @> array[d.id] and m.path <> '{}'::uuid[])) m
  join credit.account a on a.member_id = m.id and a.plays`

/**
 * What was settled on some days under accounts, from daily facts, and what isn't paid of weeks
 * before. An answer for each account asked for.
 */
export async function teamsNow(
  db: Db,
  { merchantCode, currency }: Brand,
  ids: readonly Id<'member'>[],
  days: { from: BusinessDate; to: BusinessDate },
): Promise<ReadonlyMap<Id<'member'>, TeamNow>> {
  const { rows } = await sql<TeamNow>`with team as materialized (${playersUnder(ids)}),
    played as (
      select t.under, sum(p.stake)::bigint as stake, sum(p.payout)::bigint as payout from team t
      join facts.for_pay p on p.member_id = t.member_id and p.merchant_id = ${merchantCode} and p.currency = ${currency.code}
        and p.day between ${days.from}::date and ${days.to}::date
      group by 1),
    unpaid as (select member_id, sum(owed)::bigint as owed from credit.statement
      where member_id = any (${[...ids]}::uuid[]) and state in ('OPEN', 'REPORTED') group by 1)
    select d.id, (select count(*)::integer from team t where t.under = d.id) as players, coalesce(p.stake, 0)::bigint as stake,
      coalesce(p.payout, 0)::bigint as payout, coalesce(u.owed, 0)::bigint as owed
    from unnest(${[...ids]}::uuid[]) d (id) left join played p on p.under = d.id left join unpaid u on u.member_id = d.id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** What is open under an account in a product. */
export interface OpenStake {
  under: Id<'member'>
  product: Product
  stake: Amount
}

/** Stakes that wait for their result under accounts, by product. Cost: each hour with one. */
export async function openStakesUnder(db: Db, ids: readonly Id<'member'>[]): Promise<OpenStake[]> {
  const { rows } = await sql<OpenStake>`select t.under, w.product, sum(w.stake)::bigint as stake
    from (${playersUnder(ids)}) t
    join credit.in_late_hours l on l.owner_id = t.member_id and l.settled_to is null
    join credit.in_wagers w on w.owner_id = l.owner_id and w.placed_at >= l.hour and w.placed_at < l.hour + interval '1 hour'
    where w.book = ${sql.lit(BOOK.REAL)} and w.status = ${sql.lit(WAGER_STATUS.OPEN)}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** An account with credit, as lists show it. */
export interface ListedAccount {
  id: Id<'member'>
  userName: string
  type: AccountType
  path: readonly Id<'member'>[]
  plays: boolean
  credit: Amount
  given: Amount
}

/** Accounts right below another by name, also those without credit yet. */
export async function accountsUnder(
  db: Db,
  uplineId: Id<'member'>,
  asked: { name?: string | undefined; after?: string | undefined; most: number; withCredit: boolean },
): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`select m.id, m.user_name as "userName", m.type, m.path::text[] as path,
      coalesce(a.plays, false) as plays, coalesce(a.credit, 0)::bigint as credit, coalesce(a.given, 0)::bigint as given
    from members.for_teams m left join credit.account a on a.member_id = m.id
    where m.parent_id = ${uplineId} and m.until is null and starts_with(m.user_name, ${asked.name ?? ''})
      and m.user_name > ${asked.after ?? ''} and (a.member_id is not null or not ${asked.withCredit})
    order by m.user_name limit ${asked.most}`.execute(db)
  return rows
}

/** General agents whose line is on credit, by name. */
export async function generalAgents(
  db: Db,
  merchantCode: MerchantCode,
  asked: { name?: string | undefined; after?: string | undefined; most: number },
): Promise<ListedAccount[]> {
  const { rows } =
    await sql<ListedAccount>`select m.id, m.user_name as "userName", m.type, m.path::text[] as path, a.plays, a.credit, a.given
    from credit.book b join credit.account a on a.member_id = b.general_agent_id
    join members.for_teams m on m.id = b.general_agent_id and m.until is null
    where b.merchant_id = ${merchantCode} and starts_with(m.user_name, ${asked.name ?? ''}) and m.user_name > ${asked.after ?? ''}
    order by m.user_name limit ${asked.most}`.execute(db)
  return rows
}
