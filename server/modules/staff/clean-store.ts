import { sql } from 'kysely'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { deleteOldInvitations } from './invitations/invitation-store.ts'
import { deleteOldRefusals } from './refused-store.ts'
import { endStaffSessions, STAFF_IDLE } from './store.ts'

const KEPT = keptMs('staff.session')

/**
 * Ends staff sessions that nobody used for half an hour or that are over; their desks get a live
 * message. Run every minute.
 */
export async function endUnusedStaff(db: Db, now: Instant): Promise<void> {
  const unusedSince = instant(now - STAFF_IDLE - MINUTE)
  await db.transaction().execute((tx) => endStaffSessions(tx, { unusedSince }, now))
}

/** Forgets what is over. Run every few minutes. */
export async function cleanStaff(db: Db, now: Instant): Promise<void> {
  const at = new Date(now)
  await sql`delete from staff.login_step where expires_at < ${at}`.execute(db)
  await deleteOldInvitations(db, now)
  await deleteOldRefusals(db, now)
  await sql`delete from staff.live_ticket where expires_at < ${at}`.execute(db)
  await sql`delete from staff.session where expires_at < ${new Date(now - KEPT)}`.execute(db)
}
