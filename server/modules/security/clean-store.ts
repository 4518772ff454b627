import type { Id } from '@senluna/kit/ids.ts'
import type { Security } from './security.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { EXPORT_STATE } from './export/export-state.ts'

/** Forgets what is over: tickets, challenges, known devices, files. Run every few minutes. */
export async function cleanSecurity({ db }: Security, now: Instant): Promise<void> {
  const at = new Date(now)
  await sql`delete from security.second_step where expires_at < ${at}`.execute(db)
  await sql`delete from security.challenge where expires_at < ${at}`.execute(db)
  await sql`delete from security.known_device where expires_at < ${at}`.execute(db)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: Id<'export'>
    }>`update security.export set state = ${sql.lit(EXPORT_STATE.GONE)} where state = ${sql.lit(EXPORT_STATE.READY)} and expires_at < ${at} returning id`.execute(
      tx,
    )
    await sql`delete from security.export_piece where export_id = any(${rows.map((row) => row.id)}::uuid[])`.execute(tx)
  })
}
