import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { WAGER_STATUS, BOOK } from '../wager-status.ts'

/**
 * What an account staked and won in one book since a moment. Bets still open count with their
 * stake; cancelled ones don't.
 */
export async function playedSince(
  db: Db | Tx,
  memberId: Id<'member'>,
  mode: 'REAL' | 'TRIAL',
  since: Instant,
): Promise<{ staked: Amount; won: Amount }> {
  const { rows } = await sql<{ staked: Amount; won: Amount }>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as won from wagers.wager
    where owner_id = ${memberId} and placed_at >= ${new Date(since)} and book = ${BOOK[mode]} and status <> ${sql.lit(WAGER_STATUS.CANCELLED)}`.execute(
    db,
  )
  return rows[0]!
}
