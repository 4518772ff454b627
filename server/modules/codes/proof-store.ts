import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Notes a proof as used; false when it was used before. */
export async function takeProof(db: Db, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into codes.used_proof (hash, expires_at)
    values (${hash}, ${expiresAt}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}
