import type { TriedRules } from '@senluna/contract/desk/brand/promotion-trial.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import { MEMBER_STATE } from '../../members/index.ts'
import type { RulesOf } from '../kinds/kind.ts'

/**
 * Deposits of a brand that were credited on some days, both included, each with which of its
 * member's it is.
 */
export async function depositsBetween(
  db: Db,
  { merchantCode, timeZone }: Brand,
  { first, last }: { first: string; last: string },
): Promise<{ member_id: Id<'member'>; credited_at: Date; amount: Amount; nth: number }[]> {
  const from = new Date(startOfDay(first, timeZone))
  const until = new Date(startOfDay(daysFrom(last, 1), timeZone))
  const { rows } = await sql<{
    member_id: Id<'member'>
    credited_at: Date
    amount: Amount
    nth: number
  }>`select * from (
      select d.member_id, d.credited_at, d.amount, row_number() over (partition by d.member_id order by d.credited_at)::int as nth
      from cashier.for_raffles d join promotions.in_people p on p.id = d.member_id and p.merchant_id = ${merchantCode} and p.counted
      where d.credited_at < ${until}) n
    where n.credited_at >= ${from} order by n.credited_at, n.member_id`.execute(db)
  return rows
}

/**
 * How many cycles of a mission each member would have filled on some days, both included: of days
 * and weeks (from Monday) each by itself, else all of them as one.
 */
export async function reachedBetween(
  db: Db,
  { merchantCode, timeZone, currency }: Brand,
  { metric, every, products, target }: Extract<TriedRules, { kind: 'MISSION' }>,
  { first, last }: { first: string; last: string },
): Promise<{ member_id: Id<'member'>; times: number }[]> {
  const from = new Date(startOfDay(first, timeZone))
  const until = new Date(startOfDay(daysFrom(last, 1), timeZone))
  const local = (at: RawBuilder<unknown>) => sql`(${at} at time zone ${timeZone})::date`
  const deposits = sql`select d.member_id, ${local(sql`d.credited_at`)} as day, d.received as amount from promotions.in_deposits d
    where d.credited_at >= ${from} and d.credited_at < ${until}`
  const done = {
    DEPOSIT_SUM: deposits,
    DEPOSITS: sql`select member_id, day, 1 as amount from (${deposits}) d`,
    VALID_BET: sql`select member_id, day, valid_bet as amount from promotions.in_play
      where merchant_id = ${merchantCode} and currency = ${currency.code} and product = any (${[...products]})
        and day between ${first}::date and ${last}::date`,
    LOGINS: sql`select distinct l.member_id, ${local(sql`l.at`)} as day, 1 as amount from promotions.in_login_records l
      where l.at >= ${from} and l.at < ${until}`,
  }[metric]
  const cycle = { ONCE: sql`null::date`, DAY: sql`day`, WEEK: sql`date_trunc('week', day)::date` }[every]
  const { rows } = await sql<{ member_id: Id<'member'>; times: number }>`select member_id, count(*)::int as times from (
      select t.member_id, ${cycle} as cycle from (${done}) t
      join promotions.in_people p on p.id = t.member_id and p.merchant_id = ${merchantCode} and p.counted
      group by 1, 2 having sum(amount) >= ${target}::numeric) c
    group by 1`.execute(db)
  return rows
}

/**
 * Members whose account was opened on some days, both included, and who did what a reward for new
 * accounts asks for: the first of them, as many as there are rewards.
 */
export async function openedBetween(
  db: Db,
  { merchantCode, timeZone }: Brand,
  { needs, count }: RulesOf<'SIGN_UP'>,
  { first, last }: { first: string; last: string },
): Promise<Id<'member'>[]> {
  const from = new Date(startOfDay(first, timeZone))
  const until = new Date(startOfDay(daysFrom(last, 1), timeZone))
  const { rows } = await sql<{ id: Id<'member'> }>`select m.id from promotions.in_members m
    join promotions.in_people p on p.id = m.id and p.counted
    where m.merchant_id = ${merchantCode} and m.state = ${sql.lit(MEMBER_STATE.OPEN)}
      and m.created_at >= ${from} and m.created_at < ${until} and (${needs} = 'ACCOUNT' or m.mobile_at is not null)
    order by greatest(m.created_at, m.mobile_at), m.id limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The user names of some members. */
export async function namesOf(db: Db, ids: readonly Id<'member'>[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; user_name: string }>`select id, user_name from promotions.in_people
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.user_name]))
}
