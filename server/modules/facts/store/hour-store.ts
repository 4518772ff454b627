import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Forgets the hours before a moment. */
export async function forgetHours(db: Db, before: Instant): Promise<void> {
  await sql`delete from facts.hours where hour < ${new Date(before)}`.execute(db)
  await sql`delete from facts.team_hours where hour < ${new Date(before)}`.execute(db)
}

/** Forgets the windows of five minutes before a moment. */
export async function forgetWindows(db: Db, before: Instant): Promise<void> {
  await sql`delete from facts.windows where at < ${new Date(before)}`.execute(db)
}
