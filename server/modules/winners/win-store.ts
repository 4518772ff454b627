import { sql } from 'kysely'
import type { Amount } from '@senluna/kit/money.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'

/** A wager of real money, as an event reports it. */
export interface ReportedWager {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  merchantCode: MerchantCode
  gameId: string
  /**
   * The wallet after it, where the event is of a complete round. Without it the wager may have been
   * reported before.
   */
  after?: { balance: Amount; version: number }
}

export async function takeAway(tx: Tx, wagers: readonly ReportedWager[]): Promise<void> {
  if (wagers.length === 0) return
  await sql`delete from winners.win w
    using unnest(${wagers.map((wager) => wager.memberId)}::uuid[], ${wagers.map((wager) => wager.wagerId)}::uuid[]) as k (owner_id, id)
    where w.owner_id = k.owner_id and w.wager_id = k.id`.execute(tx)
}

/** Writes wins, new or changed. */
export async function putWins(tx: Tx, rows: Map<string, object>): Promise<void> {
  await sql`insert into winners.win as w (owner_id, wager_id, merchant_id, game_id, vendor, stake, winnings, shown_at)
    select "memberId", "wagerId", "merchantCode", "gameId", vendor, stake, winnings, "shownAt"
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as r ("memberId" uuid, "wagerId" uuid, "merchantCode" text,
      "gameId" text, vendor text, stake bigint, winnings bigint, "shownAt" timestamptz)
    on conflict (owner_id, wager_id) do update set stake = excluded.stake, winnings = excluded.winnings
    where (w.stake, w.winnings) is distinct from (excluded.stake, excluded.winnings)`.execute(tx)
}
