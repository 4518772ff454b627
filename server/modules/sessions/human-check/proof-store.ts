import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** Takes a solution, once; false for one that was taken. */
export async function takeProof(db: Db, nonce: string, expiresAt: number | undefined): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into sessions.human_proof (nonce, expires_at)
      values (${nonce}, ${new Date((expiresAt ?? 0) * 1_000)}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}
