import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { WAGER_STATUS, BOOK } from '../wager-status.ts'

/**
 * What a member played for real money on some products, of wagers placed from one moment until
 * before another: settled ones count with their valid bet; the number is of all but cancelled ones,
 * the wins are those that paid more than their stake.
 */
export async function playedBetween(
  db: Db | Tx,
  memberId: Id<'member'>,
  { from, to, products }: { from: Instant; to: Instant; products: readonly Product[] },
): Promise<{ validBet: Amount; count: number; wins: number }> {
  const { rows } = await sql<{ validBet: Amount; count: number; wins: number }>`
    select coalesce(sum(valid_bet), 0)::bigint as "validBet", count(*)::int as count,
      count(*) filter (where status = ${sql.lit(WAGER_STATUS.WON)})::int as wins from wagers.wager
    where owner_id = ${memberId} and placed_at >= ${new Date(from)} and placed_at < ${new Date(to)}
      and book = ${BOOK.REAL} and product = any (${[...products]}::text[])
      and status <> ${sql.lit(WAGER_STATUS.CANCELLED)}`.execute(db)
  return rows[0]!
}
