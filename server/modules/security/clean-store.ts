import type { Security } from './security.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'

/** Forgets what is over: tickets, challenges, known devices, files. Run every few minutes. */
export async function cleanSecurity({ db }: Security, now: Instant): Promise<void> {
  const at = new Date(now)
  await sql`delete from security.second_step where expires_at < ${at}`.execute(db)
  await sql`delete from security.challenge where expires_at < ${at}`.execute(db)
  await sql`delete from security.known_device where expires_at < ${at}`.execute(db)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: string
    }>`update security.export set state = 3 where state = 1 and expires_at < ${at} returning id`.execute(tx)
    await sql`delete from security.export_piece where export_id = any(${rows.map((row) => row.id)}::uuid[])`.execute(tx)
  })
}
