import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { WAGER_STATUS, BOOK } from '../wager-status.ts'

const UNDONE = [WAGER_STATUS.VOID, WAGER_STATUS.CANCELLED]

/** A settled wager of real money that won, as it stands now. */
export interface LargeWin {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  vendor: string
  currency: string
  stake: Amount
  /** Payout less stake. */
  winnings: Amount
  settledAt: Date
}

/**
 * Of some wagers those that won at least so much. Cost: one look-up by key for each.
 *
 * The limit keeps it so: as a plain join it would read the whole table once there are many.
 */
export async function largeWinsAmong(
  db: Db | Tx,
  wagers: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
  least: Amount,
): Promise<LargeWin[]> {
  if (wagers.length === 0) return []
  const { rows } = await sql<LargeWin>`
    select k.owner_id as "memberId", k.id as "wagerId", w.vendor, w.currency, w.stake, w.payout - w.stake as winnings,
      w.settled_at as "settledAt"
    from unnest(${wagers.map((wager) => wager.memberId)}::uuid[], ${wagers.map((wager) => wager.wagerId)}::uuid[]) as k (owner_id, id),
      lateral (select * from wagers.wager where owner_id = k.owner_id and id = k.id limit 1) w
    where w.book = ${sql.lit(BOOK.REAL)} and w.settled_at is not null and w.payout - w.stake >= ${least} and w.status <> all (${UNDONE}::int[])`.execute(
    db,
  )
  return rows
}
