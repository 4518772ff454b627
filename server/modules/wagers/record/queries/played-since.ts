import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { WAGER_STATUS, BOOK } from '../wager-status.ts'

/**
 * What an account staked and won in one book since a moment, and what of the stakes is on bets that
 * are still open. Cancelled ones don't count.
 */
export async function playedSince(
  db: Db | Tx,
  memberId: Id<'member'>,
  mode: 'REAL' | 'TRIAL',
  since: Instant,
): Promise<{ staked: Amount; won: Amount; open: Amount }> {
  const { rows } = await sql<{ staked: Amount; won: Amount; open: Amount }>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as won,
      coalesce(sum(stake) filter (where status = ${sql.lit(WAGER_STATUS.OPEN)}), 0)::bigint as open from wagers.wager
    where owner_id = ${memberId} and placed_at >= ${new Date(since)} and book = ${BOOK[mode]} and status <> ${sql.lit(WAGER_STATUS.CANCELLED)}`.execute(
    db,
  )
  return rows[0]!
}
