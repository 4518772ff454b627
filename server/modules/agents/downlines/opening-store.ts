import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** Counts one more account that an agent opens on a day. Answers false once it opened `most`. */
export async function countOpening(tx: Tx, agentId: Id<'member'>, day: BusinessDate, most: number): Promise<boolean> {
  const counted = await sql`insert into agents.opening as o (agent_id, day, opened) values (${agentId}, ${day}::date, 1)
    on conflict (agent_id) do update set day = excluded.day, opened = case when o.day = excluded.day then o.opened + 1 else 1 end
      where o.day <> excluded.day or o.opened < ${most}`.execute(tx)
  return counted.numAffectedRows === 1n
}

/** How many accounts an agent opened on a day, of the last on which it opened one. */
export async function openedOn(db: Db, agentId: Id<'member'>, day: BusinessDate): Promise<number> {
  const { rows } = await sql<{ opened: number }>`select opened from agents.opening
    where agent_id = ${agentId} and day = ${day}::date`.execute(db)
  return rows[0]?.opened ?? 0
}
