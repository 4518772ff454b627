import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { WAGER_STATUS } from '../../../wagers/index.ts'

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

/**
 * Of what a member bet for real money the bets whose stake the house paid: how many, how many of
 * them won, and how much was staked. Of wagers placed from one moment until before another, but
 * cancelled ones.
 */
export async function freeBetsBetween(
  db: Db | Tx,
  memberId: Id<'member'>,
  { from, to, products }: { from: Instant; to: Instant; products?: readonly Product[] },
): Promise<{ count: number; wins: number; staked: bigint }> {
  const { rows } = await sql<{ count: number; wins: number; staked: bigint }>`select count(*)::int as count,
      count(*) filter (where w.status = ${sql.lit(WAGER_STATUS.WON)})::int as wins, coalesce(sum(w.stake), 0)::bigint as staked
    from (select wager_id from promotions.in_free_plays where owner_id = ${memberId}
      union all select wager_id from promotions.in_free_bets where owner_id = ${memberId}) f
    join promotions.in_wagers w on w.owner_id = ${memberId} and w.id = f.wager_id
    where w.placed_at >= ${new Date(from)} and w.placed_at < ${new Date(to)} and w.status <> ${sql.lit(WAGER_STATUS.CANCELLED)}
      and (${products ? [...products] : null}::text[] is null or w.product = any (${products ? [...products] : null}::text[]))`.execute(
    db,
  )
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
