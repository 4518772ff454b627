import type { Instant } from '@senluna/kit/time.ts'
import type { Config } from './config.ts'
import type { Db } from '../database/db.ts'
import {
  forgetStatement,
  replaceFingerprint,
  storedFingerprints,
  storeFirstFingerprint,
  type KeyName,
} from './key-fingerprint-store.ts'
import { derivedKey } from './secrets.ts'

/** The database was filled with another key; the message is for a person to read. */
export class OtherKey extends Error {
  override name = 'OtherKey'
}

/** The keys that stored data depends on. */
export type Keys = Pick<Config, 'seedKey' | 'formerSeedKeys' | 'pepper' | 'keySecret'>

const LOST: Readonly<Record<KeyName, string>> = {
  SEED_KEY: 'server seeds could not be opened',
  PEPPER: 'no password would be right',
  KEY_SECRET: 'nothing it sealed could be opened',
}

const fingerprintOf = (name: KeyName, key: string): Buffer => derivedKey(key, `print of ${name}`).subarray(0, 16)

/**
 * Compares this process's keys with those the database was filled with. The first process stores
 * their fingerprints.
 *
 * A new SEED_KEY replaces one that is named as former. Throws OtherKey for a different key.
 */
export async function checkKeys(db: Db, keys: Keys, now: Instant): Promise<void> {
  const given: Readonly<Record<KeyName, string>> = {
    SEED_KEY: keys.seedKey,
    PEPPER: keys.pepper,
    KEY_SECRET: keys.keySecret,
  }
  const known = await storedFingerprints(db)
  for (const name of ['SEED_KEY', 'PEPPER', 'KEY_SECRET'] as const) {
    const fingerprint = fingerprintOf(name, given[name])
    const noted = known.get(name) ?? (await storeFirstFingerprint(db, name, fingerprint, now))
    if (noted.equals(fingerprint)) continue
    const former = name === 'SEED_KEY' ? keys.formerSeedKeys : []
    if (!former.some((key) => fingerprintOf(name, key).equals(noted))) throw new OtherKey(otherKey(name))
    await replaceFingerprint(db, name, fingerprint, now)
  }
}

const otherKey = (name: KeyName): string =>
  `${name} is not the one that the database of DATABASE_URL was filled with: ${LOST[name]}. Set that one` +
  `${name === 'SEED_KEY' ? ', or name it in SEED_KEYS_FORMER' : ''}. ` +
  `If it is lost for good: ${forgetStatement(name)}.`
