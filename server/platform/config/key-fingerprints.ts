import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Config } from './config.ts'
import type { Db } from '../database/db.ts'
import { derivedKey } from './secrets.ts'

/** The database was filled with another key; the message is for a person to read. */
export class OtherKey extends Error {
  override name = 'OtherKey'
}

/** The keys that stored data depends on. */
export type Keys = Pick<Config, 'seedKey' | 'formerSeedKeys' | 'pepper' | 'keySecret'>

type Name = 'SEED_KEY' | 'PEPPER' | 'KEY_SECRET'

const LOST: Readonly<Record<Name, string>> = {
  SEED_KEY: 'server seeds could not be opened',
  PEPPER: 'no password would be right',
  KEY_SECRET: 'nothing it sealed could be opened',
}

const fingerprintOf = (name: Name, key: string): Buffer => derivedKey(key, `print of ${name}`).subarray(0, 16)

/**
 * Compares this process's keys with those the database was filled with. The first process stores
 * their fingerprints.
 *
 * A new SEED_KEY replaces one that is named as former. Throws OtherKey for a different key.
 */
export async function checkKeys(db: Db, keys: Keys, now: Instant): Promise<void> {
  const given: Readonly<Record<Name, string>> = {
    SEED_KEY: keys.seedKey,
    PEPPER: keys.pepper,
    KEY_SECRET: keys.keySecret,
  }
  const { rows } = await sql<{ name: Name; print: Buffer }>`select name, print from platform.key_print`.execute(db)
  const known = new Map(rows.map((row) => [row.name, row.print]))
  for (const name of ['SEED_KEY', 'PEPPER', 'KEY_SECRET'] as const) {
    const fingerprint = fingerprintOf(name, given[name])
    const noted = known.get(name) ?? (await noteFirst(db, name, fingerprint, now))
    if (noted.equals(fingerprint)) continue
    const former = name === 'SEED_KEY' ? keys.formerSeedKeys : []
    if (!former.some((key) => fingerprintOf(name, key).equals(noted))) throw new OtherKey(otherKey(name))
    await sql`update platform.key_print set print = ${fingerprint}, at = ${new Date(now)} where name = ${name}`.execute(
      db,
    )
  }
}

/** Stores a fingerprint unless another process was first; answers the stored one. */
async function noteFirst(db: Db, name: Name, fingerprint: Buffer, now: Instant): Promise<Buffer> {
  await sql`insert into platform.key_print (name, print, at) values (${name}, ${fingerprint}, ${new Date(now)})
    on conflict (name) do nothing`.execute(db)
  const { rows } = await sql<{ print: Buffer }>`select print from platform.key_print where name = ${name}`.execute(db)
  return rows[0]?.print ?? fingerprint
}

const otherKey = (name: Name): string =>
  `${name} is not the one that the database of DATABASE_URL was filled with: ${LOST[name]}. Set that one` +
  `${name === 'SEED_KEY' ? ', or name it in SEED_KEYS_FORMER' : ''}. ` +
  `If it is lost for good: delete from platform.key_print where name = '${name}'.`
