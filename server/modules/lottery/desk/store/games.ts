import { iso, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'

/** Switches a game on or off. */
export async function switchGame(
  tx: Tx,
  { code, enabled, reason }: { code: string; enabled: boolean; reason: string },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.game (code, enabled, reason, changed_at)
      values (${code}, ${enabled}, ${enabled ? null : reason}, ${iso(now)})
      on conflict (code) do update set enabled = excluded.enabled, reason = excluded.reason, changed_at = excluded.changed_at`.execute(
    tx,
  )
}
