import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** A paid round that was settled, as its event tells it. */
export interface Played {
  memberId: Id<'member'>
  merchantId: string
  gameId: string
  at: Instant
}

/**
 * Remembers who played what last, and counts the plays that order the popular games.
 *
 * Events are delivered at least once and in order for each member: one that is not later than what is
 * remembered has been counted already. Many at a time, since every player of a game counts on its one row.
 */
export async function recordPlayed(tx: Tx, plays: readonly Played[]): Promise<void> {
  if (plays.length === 0) return
  const rows = plays.map((play) => ({ ...play, at: new Date(play.at).toISOString() }))
  await sql`with fresh as (
      select p."memberId" as member_id, p."merchantId" as merchant_id, p."gameId" as game_id, max(p.at) as played_at, count(distinct p.at) as plays
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p ("memberId" uuid, "merchantId" text, "gameId" text, at timestamptz)
        join catalog.game g on g.merchant_id = p."merchantId" and g.game_id = p."gameId"
        left join catalog.recent r on r.member_id = p."memberId" and r.game_id = p."gameId"
      where r.played_at is null or p.at > r.played_at
      group by p."memberId", p."merchantId", p."gameId"
    ), remembered as (
      insert into catalog.recent (member_id, game_id, merchant_id, played_at)
      select member_id, game_id, merchant_id, played_at from fresh order by member_id, game_id
      on conflict (member_id, game_id) do update set played_at = greatest(catalog.recent.played_at, excluded.played_at)
    )
    update catalog.game g set plays = g.plays + counted.plays
    from (select merchant_id, game_id, sum(plays)::bigint as plays from fresh group by merchant_id, game_id) counted
    where g.merchant_id = counted.merchant_id and g.game_id = counted.game_id`.execute(tx)
}
