import { keptMs } from '@senluna/kit/retention/index.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'

/** Deletes callbacks of more than a month ago. */
export async function deleteOldCallbacks(db: Db, now: Instant): Promise<void> {
  await sql`delete from cashier.provider_callback where at < ${new Date(later(now, -keptMs('cashier.provider_callback')))}`.execute(
    db,
  )
}

/** A provider's callback as it was noted. */
export async function callbackOf(
  db: Db,
  providerId: string,
  event: string,
): Promise<{ handled_at: Date | null } | undefined> {
  const { rows } = await sql<{ handled_at: Date | null }>`select handled_at from cashier.provider_callback
    where provider = ${providerId} and event_id = ${event}`.execute(db)
  return rows[0]
}

/** Notes a callback as handled; again it changes nothing. */
export async function noteCallback(
  db: Db,
  { providerId, event, ref }: { providerId: string; event: string; ref: string },
  now: Instant,
): Promise<void> {
  await sql`insert into cashier.provider_callback (provider, event_id, ref, at, handled_at)
    values (${providerId}, ${event}, ${ref}, ${new Date(now)}, ${new Date(now)})
    on conflict do nothing`.execute(db)
}
