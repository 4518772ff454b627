import { createHash, randomBytes } from 'node:crypto'
import {
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose'
import { sql } from 'kysely'
import * as z from 'zod'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, HOUR, instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { SealedBodies } from '../../platform/http/ports.ts'
import { derivedKey, seal, unseal } from './secrets.ts'
import { deleteOpened, deleteOldKeys, takeBody, lastKeys, insertKey, type PublicKey } from './body-key-store.ts'

const ALG = 'ECDH-ES+A256KW'
const ENC = 'A256GCM'
/** Checked before any decryption, so a large body costs nothing. */
const LONGEST = 60_000
const ROTATE_AFTER = 30 * DAY
const OLD_ACCEPTED = 24 * HOUR
const SKEW = 300_000
const REMEMBERED = 10 * MINUTE
/** How long a process uses the keys it read. */
const KEPT = MINUTE
/** All processes that make a key wait for the same lock. */
const LOCK = 7_300_112

const header = z.object({
  alg: z.literal(ALG),
  enc: z.literal(ENC),
  kid: z.string().max(60),
  iat: z.number().int(),
  jti: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  htm: z.string().max(10),
  htu: z.string().max(300),
})

interface BodyKey {
  kid: string
  publicKey: PublicKey
  privateKey: CryptoKey | Uint8Array
  createdAt: Instant
}

/**
 * The keys that request bodies are sealed for (JWE, ECDH-ES on P-256), and the opening of such
 * bodies.
 *
 * A body opens once, for one method and path, within 300 s of its stamp. Keys change every 30 days;
 * the one before is accepted a day longer. All processes share them through the database.
 */
export class SealedKeys implements SealedBodies {
  readonly #db: Db
  readonly #log: Log
  readonly #secret: Buffer
  #kept: { at: Instant; keys: Promise<BodyKey[]> } | undefined

  constructor(deps: { db: Db; log: Log; config: { keySecret: string } }) {
    this.#db = deps.db
    this.#log = deps.log
    this.#secret = derivedKey(deps.config.keySecret, 'sealed-body-keys')
  }

  /** The public keys to seal for, the newest first. */
  async publicKeys(now: Instant): Promise<PublicKey[]> {
    const [newest] = await this.#keys(now)
    return newest ? [newest.publicKey] : []
  }

  async open(jwe: string, method: string, path: string, now: Instant): Promise<unknown> {
    const text = await this.openText(jwe, method, path, now)
    try {
      return JSON.parse(text)
    } catch {
      throw new Refusal('SYS_CRYPTO')
    }
  }

  /** As `open`, for a sealed text that is no JSON. */
  async openText(jwe: string, method: string, path: string, now: Instant): Promise<string> {
    if (jwe.length > LONGEST) throw new Refusal('SYS_CRYPTO')
    const header = headerOf(jwe)
    const key = await this.#keyOf(header.kid, now)
    if (!key) throw new Refusal('SYS_CRYPTO_KEY')
    if (header.htm !== method || header.htu !== path) throw new Refusal('SYS_CRYPTO')
    if (Math.abs(header.iat * 1_000 - now) > SKEW) throw new Refusal('SYS_CRYPTO')
    const opened = await decrypted(jwe, key.privateKey)
    await this.#takeOnce(header.jti, now)
    return opened
  }

  /** Forgets bodies that are too old to be taken anyway, and keys nobody may use any more. */
  async clean(now: Instant): Promise<void> {
    await deleteOpened(this.#db, REMEMBERED, now)
    await deleteOldKeys(this.#db, OLD_ACCEPTED, now)
  }

  async #takeOnce(jti: string, now: Instant): Promise<void> {
    const taken = await takeBody(this.#db, jti, now)
    if (!taken) throw new Refusal('SYS_CRYPTO')
  }

  async #keyOf(kid: string, now: Instant): Promise<BodyKey | undefined> {
    const found = (await this.#keys(now)).find((key) => key.kid === kid)
    if (found) return found
    // Another process may have made it a moment ago. Asked at most once a second, whatever is sent.
    if (this.#kept && now - this.#kept.at > 1_000) this.#kept = undefined
    return (await this.#keys(now)).find((key) => key.kid === kid)
  }

  async #keys(now: Instant): Promise<BodyKey[]> {
    if (!this.#kept || now - this.#kept.at > KEPT || now < this.#kept.at) {
      const kept = { at: now, keys: this.#load(now) }
      this.#kept = kept
      kept.keys.catch(() => {
        if (this.#kept === kept) this.#kept = undefined
      })
    }
    const keys = await this.#kept.keys
    return keys.filter((_key, place) => place === 0 || now - keys[place - 1]!.createdAt < OLD_ACCEPTED)
  }

  async #load(now: Instant): Promise<BodyKey[]> {
    const keys = await this.#read(this.#db)
    if (keys[0] && now - keys[0].createdAt < ROTATE_AFTER) return keys
    return this.#db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
      const again = await this.#read(tx)
      if (again[0] && now - again[0].createdAt < ROTATE_AFTER) return again
      const made = await this.#make(tx, now)
      this.#log.info({ kid: made.kid }, 'new key for sealed bodies')
      return [made, ...again]
    })
  }

  async #read(db: Db): Promise<BodyKey[]> {
    const rows = await lastKeys(db)
    return Promise.all(
      rows.map(async (row) => {
        const jwk = JSON.parse(unseal(this.#secret, row.private_sealed, row.kid).toString()) as JWK
        return {
          kid: row.kid,
          publicKey: row.public_jwk,
          privateKey: await importJWK(jwk, ALG),
          createdAt: instant(row.created_at.getTime()),
        }
      }),
    )
  }

  async #make(db: Db, now: Instant): Promise<BodyKey> {
    const pair = await generateKeyPair(ALG, { crv: 'P-256', extractable: true })
    const { kty, crv, x, y } = await exportJWK(pair.publicKey)
    if (!kty || !crv || !x || !y) throw new Error('assertion failed: a P-256 key has two coordinates')
    const kid = createHash('sha256').update(x).update(y).update(randomBytes(4)).digest('base64url').slice(0, 16)
    const publicKey: PublicKey = { kty, crv, x, y, kid, alg: ALG, use: 'enc' }
    const secret = seal(this.#secret, Buffer.from(JSON.stringify(await exportJWK(pair.privateKey))), kid)
    await insertKey(db, { kid, publicKey, secret }, now)
    return { kid, publicKey, privateKey: pair.privateKey, createdAt: now }
  }
}

function headerOf(jwe: string): z.infer<typeof header> {
  try {
    return header.parse(decodeProtectedHeader(jwe))
  } catch {
    throw new Refusal('SYS_CRYPTO')
  }
}

async function decrypted(jwe: string, key: CryptoKey | Uint8Array): Promise<string> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [ALG],
      contentEncryptionAlgorithms: [ENC],
    })
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
  } catch {
    // What exactly was wrong with it is nobody's business.
    throw new Refusal('SYS_CRYPTO')
  }
}
