import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'

/** Forgets codes, tokens, proofs and counts whose time is over. Run every few minutes. */
export async function cleanCodes(db: Db, now: Instant): Promise<void> {
  const at = new Date(now)
  await sql`delete from codes.code where expires_at <= ${at}`.execute(db)
  await sql`delete from codes.token where expires_at <= ${at}`.execute(db)
  await sql`delete from codes.used_proof where expires_at <= ${at}`.execute(db)
  await sql`delete from codes.count where forget_at <= ${at} and (locked_until is null or locked_until <= ${at})`.execute(
    db,
  )
}
