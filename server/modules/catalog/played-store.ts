import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** A settled paid round, as its event reports it. */
export interface Played {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  gameId: string
  at: Instant
}

/**
 * Remembers who played what last, and counts the plays that order the popular games.
 *
 * Events are delivered at least once and in order for each member: what is not later than what is
 * remembered has been counted already. Many at a time, since every player of a game counts on its
 * one row. Cost: one statement, of one row for each member and game.
 */
export async function recordPlayed(tx: Tx, plays: readonly Played[]): Promise<void> {
  if (plays.length === 0) return
  const rows = new Map<
    string,
    { memberId: Id<'member'>; merchantCode: MerchantCode; gameId: string; ats: Set<Instant> }
  >()
  for (const { memberId, merchantCode, gameId, at } of plays) {
    const key = `${memberId}/${gameId}`
    const row = rows.get(key)
    if (row) row.ats.add(at)
    else rows.set(key, { memberId, merchantCode, gameId, ats: new Set([at]) })
  }
  const games = [...rows.values()].map((row) => ({ ...row, ats: [...row.ats].map(iso) }))
  await sql`with fresh as materialized (
      select p."memberId" as member_id, p."merchantCode" as merchant_id, p."gameId" as game_id, new.last as played_at, new.plays
      from jsonb_to_recordset(${JSON.stringify(games)}::jsonb)
        as p ("memberId" uuid, "merchantCode" text, "gameId" text, ats timestamptz[])
        join catalog.game g on g.merchant_id = p."merchantCode" and g.game_id = p."gameId"
        left join catalog.recent r on r.member_id = p."memberId" and r.game_id = p."gameId",
        lateral (select max(at) as last, count(*) as plays from unnest(p.ats) as at where r.played_at is null or at > r.played_at) new
      where new.plays > 0
    ), remembered as (
      insert into catalog.recent (member_id, game_id, merchant_id, played_at)
      select member_id, game_id, merchant_id, played_at from fresh order by member_id, game_id
      on conflict (member_id, game_id) do update set played_at = greatest(catalog.recent.played_at, excluded.played_at)
    )
    update catalog.game g set plays = g.plays + counted.plays
    from (select merchant_id, game_id, sum(plays)::bigint as plays from fresh group by merchant_id, game_id) counted
    where g.merchant_id = counted.merchant_id and g.game_id = counted.game_id`.execute(tx)
}
