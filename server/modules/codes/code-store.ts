import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** Keeps a code in the place of the one before. */
export async function putCode(
  tx: Tx,
  { key, codeId, hash, expiresAt }: { key: Buffer; codeId: Id<'code'>; hash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`insert into codes.code (key, id, code_hash, expires_at)
    values (${key}, ${codeId}, ${hash}, ${expiresAt})
    on conflict (key) do update set id = excluded.id, code_hash = excluded.code_hash, tries = 0,
      expires_at = excluded.expires_at`.execute(tx)
}

/** Counts a try of a code that holds still. */
export async function countTry(
  db: Db,
  key: Buffer,
  tries: number,
  now: Instant,
): Promise<{ id: Id<'code'>; code_hash: Buffer } | undefined> {
  const { rows } = await sql<{ id: Id<'code'>; code_hash: Buffer }>`update codes.code set tries = tries + 1
    where key = ${key} and tries < ${tries} and expires_at > ${new Date(now)} returning id, code_hash`.execute(db)
  return rows[0]
}

/** Uses a code up; false when it is gone. */
export async function deleteCode(tx: Tx, key: Buffer, liveId: Id<'code'>): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from codes.code where key = ${key} and id = ${liveId}`.execute(tx)
  return numAffectedRows === 1n
}
