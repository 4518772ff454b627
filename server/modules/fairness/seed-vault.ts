import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Keeps server seeds unreadable at rest. */
export interface SeedVault {
  /** The id of the key new seeds are sealed with. */
  readonly keyId: string
  /**
   * A seed as it may be stored. `owner` names the seed pair it belongs to; only that name opens it.
   */
  seal(seed: Uint8Array, owner: string): Buffer
  /**
   * The seed again. Throws when the text was altered, belongs to another owner or its key is
   * unknown.
   */
  open(sealed: Uint8Array, owner: string): Buffer
  /** The id of the key a stored seed was sealed with: what is not `keyId` wants sealing anew. */
  keyIdOf(sealed: Uint8Array): string
}

const VERSION = 1
const KEY_ID = 8
const IV = 12
const TAG = 16
const HEADER = 1 + KEY_ID
const SEED = 32
const SEALED = HEADER + IV + SEED + TAG

/**
 * A vault over AES-256-GCM.
 *
 * `current` seals; `former` keys only open, so a key is changed by moving it there. A stored seed
 * is the version (1 byte), the key's id (8), the nonce (12), the ciphertext (32) and the tag (16).
 * The key's id is worked out from the key, so it needs no setting of its own.
 */
export function seedVault(current: Uint8Array, former: readonly Uint8Array[] = []): SeedVault {
  const keys = new Map([...former, current].map((key) => [idOf(key), key]))
  const keyId = idOf(current)

  const partsOf = (sealed: Uint8Array) => {
    const bytes = Buffer.from(sealed)
    if (bytes.length !== SEALED || bytes[0] !== VERSION) throw new Error('this is no sealed seed')
    return {
      header: bytes.subarray(0, HEADER),
      keyId: bytes.subarray(1, HEADER).toString('hex'),
      iv: bytes.subarray(HEADER, HEADER + IV),
      hidden: bytes.subarray(HEADER + IV, HEADER + IV + SEED),
      tag: bytes.subarray(HEADER + IV + SEED),
    }
  }

  return {
    keyId,
    seal(seed, owner) {
      if (seed.length !== SEED) throw new RangeError('a server seed is 32 bytes')
      const header = Buffer.concat([Buffer.of(VERSION), Buffer.from(keyId, 'hex')])
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', current, iv).setAAD(boundTo(header, owner))
      const hidden = Buffer.concat([cipher.update(seed), cipher.final()])
      return Buffer.concat([header, iv, hidden, cipher.getAuthTag()])
    },
    open(sealed, owner) {
      const parts = partsOf(sealed)
      const key = keys.get(parts.keyId)
      if (!key) throw new Error(`no SEED_KEY with the id ${parts.keyId}: a former key is missing`)
      const decipher = createDecipheriv('aes-256-gcm', key, parts.iv, { authTagLength: TAG })
      decipher.setAAD(boundTo(parts.header, owner)).setAuthTag(parts.tag)
      const seed = decipher.update(parts.hidden)
      try {
        return Buffer.concat([seed, decipher.final()])
      } catch (cause) {
        throw new Error('a sealed seed was altered or belongs to another owner', { cause })
      }
    },
    keyIdOf: (sealed) => partsOf(sealed).keyId,
  }
}

/**
 * Reads a `SEED_KEY`: 32 bytes, as 64 hex digits or in base64. Throws a plain sentence for anything
 * else.
 */
export function seedKeyFrom(text: string): Buffer {
  const key = /^[0-9a-fA-F]{64}$/.test(text) ? Buffer.from(text, 'hex') : fromBase64(text)
  if (key?.length !== 32) throw new Error('SEED_KEY must be 32 bytes, as 64 hex digits or in base64')
  return key
}

const fromBase64 = (text: string) => (/^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined)

/** The header and the owner are not hidden, but an altered one opens nothing. */
const boundTo = (header: Buffer, owner: string) => Buffer.concat([header, Buffer.from(owner, 'utf8')])

function idOf(key: Uint8Array): string {
  if (key.length !== 32) throw new RangeError('a seed key is 32 bytes')
  return createHmac('sha256', key).update('seed key id').digest().subarray(0, KEY_ID).toString('hex')
}
