import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db } from '../../../platform/database/db.ts'

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

/** The user names of some members. */
export async function namesOf(db: Db, ids: readonly Id<'member'>[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; user_name: string }>`select id, user_name from promotions.in_people
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.user_name]))
}
