import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'

/** How much a member put in from one moment until before another, and how often. */
export async function depositsBetween(
  db: Db | Tx,
  memberId: Id<'member'>,
  from: Instant,
  to: Instant,
): Promise<{ sum: bigint; count: number }> {
  const { rows } = await sql<{ sum: bigint; count: number }>`
    select coalesce(sum(received), 0)::bigint as sum, count(*)::int as count from promotions.in_deposits
    where member_id = ${memberId} and credited_at >= ${new Date(from)} and credited_at < ${new Date(to)}`.execute(db)
  return rows[0]!
}

/** On how many days of a span a member checked in. */
export async function checkInsBetween(
  db: Db | Tx,
  memberId: Id<'member'>,
  from: Instant,
  to: Instant,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct cycle)::int as count from promotions.participation
    where member_id = ${memberId} and kind = ${sql.lit(KIND.CHECK_IN)}
      and created_at >= ${new Date(from)} and created_at < ${new Date(to)}`.execute(db)
  return rows[0]!.count
}

/** On how many days of a span, by a brand's clock, a member logged in. */
export async function loginDaysBetween(
  db: Db | Tx,
  memberId: Id<'member'>,
  { from, to, timeZone }: { from: Instant; to: Instant; timeZone: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct (at at time zone ${timeZone})::date)::int as count
    from promotions.in_login_records
    where member_id = ${memberId} and at >= ${new Date(from)} and at < ${new Date(to)}`.execute(db)
  return rows[0]!.count
}

/** The cycles of some promotions whose reward a member has, as `<promotion> <cycle>`. */
export async function claimedAmong(
  db: Db | Tx,
  memberId: Id<'member'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ promotion_id: string; cycle: string }>`select promotion_id, cycle
    from promotions.participation where member_id = ${memberId} and promotion_id = any (${[...ids]}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ promotion_id, cycle }) => `${promotion_id} ${cycle}`))
}
