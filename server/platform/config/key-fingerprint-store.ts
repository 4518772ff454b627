import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../database/db.ts'

/** A key that stored data depends on, by the name of its setting. */
export type KeyName = 'SEED_KEY' | 'PEPPER' | 'KEY_SECRET'

/** The fingerprints of the keys that the database was filled with. */
export async function storedFingerprints(db: Db): Promise<ReadonlyMap<KeyName, Buffer>> {
  const { rows } = await sql<{ name: KeyName; print: Buffer }>`select name, print from platform.key_print`.execute(db)
  return new Map(rows.map((row) => [row.name, row.print]))
}

/** Stores a fingerprint unless another process was first; answers the stored one. */
export async function storeFirstFingerprint(db: Db, name: KeyName, fingerprint: Buffer, now: Instant): Promise<Buffer> {
  await sql`insert into platform.key_print (name, print, at) values (${name}, ${fingerprint}, ${new Date(now)})
    on conflict (name) do nothing`.execute(db)
  const { rows } = await sql<{ print: Buffer }>`select print from platform.key_print where name = ${name}`.execute(db)
  return rows[0]?.print ?? fingerprint
}

/** The statement by which a person gives a key up for good. */
export const forgetStatement = (name: KeyName): string => `delete from platform.key_print where name = '${name}'`

/** Stores the fingerprint of a new key in place of its former one's. */
export async function replaceFingerprint(db: Db, name: KeyName, fingerprint: Buffer, now: Instant): Promise<void> {
  await sql`update platform.key_print set print = ${fingerprint}, at = ${new Date(now)} where name = ${name}`.execute(
    db,
  )
}
