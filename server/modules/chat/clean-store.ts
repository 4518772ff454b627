import { sql } from 'kysely'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'

/** So long conversations and what was said in rooms are kept. */
const KEPT = keptMs('chat.message')

/**
 * Forgets what is older than 90 days and lies in a month that is not over yet. Run once a day.
 */
export async function cleanChat(db: Db, now: Instant): Promise<void> {
  const before = new Date(instant(now - KEPT))
  await sql`delete from chat.message where at < ${before}`.execute(db)
  await sql`delete from chat.room_message where at < ${before}`.execute(db)
  await sql`delete from chat.conversation where last_at < ${before}`.execute(db)
  await sql`delete from chat.guest where seen_at < ${before}
    and not exists (select from chat.conversation c where c.owner_id = chat.guest.id)`.execute(db)
  await sql`delete from chat.report where at < ${before}`.execute(db)
  await sql`delete from chat.room_pace where at < ${new Date(now - keptMs('chat.room_pace'))}`.execute(db)
  await sql`delete from chat.live_ticket where expires_at < ${new Date(now)}`.execute(db)
  await sql`delete from chat.sanction where until < ${before} or lifted_at < ${before}`.execute(db)
}
