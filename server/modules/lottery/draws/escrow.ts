import {
  createCipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'

/** Seals seeds for somebody outside the house, who can open what the house holds back. */
export interface Escrow {
  /** Which key it is: the first 16 hex digits of its SHA-256. */
  readonly keyId: string
  /** A seed for the trustee. Only with the name of its draw it opens. */
  seal(seed: Uint8Array, name: string): Buffer
}

const KEY = 32
/** What stands before a bare X25519 key so that it can be read as a public key (RFC 8410). */
const SPKI = Buffer.from('302a300506032b656e032100', 'hex')
const INFO = 'senluna seed escrow 1'

/**
 * Escrow to an X25519 public key, 64 hex digits. A sealed seed is an ephemeral public key (32
 * bytes), the ciphertext (32) and the tag (16): AES-256-GCM under HKDF-SHA-256 of the shared
 * secret, salted with both public keys. Each has a key of its own, so the nonce is twelve zeros.
 * Throws a plain sentence for a key that is none. Source: docs/lottery.md, "Escrow".
 */
export function escrowTo(publicKey: string): Escrow {
  const { raw, key } = trusteeKey(publicKey)
  return {
    keyId: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    seal(seed, name) {
      if (seed.length !== 32) throw new RangeError('a server seed is 32 bytes')
      const ephemeral = generateKeyPairSync('x25519')
      const own = ephemeral.publicKey.export({ format: 'der', type: 'spki' }).subarray(-KEY)
      const secret = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: key })
      const sealKey = Buffer.from(hkdfSync('sha256', secret, Buffer.concat([own, raw]), INFO, KEY))
      const cipher = createCipheriv('aes-256-gcm', sealKey, Buffer.alloc(12)).setAAD(Buffer.from(name, 'utf8'))
      return Buffer.concat([own, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
    },
  }
}

function trusteeKey(text: string): { raw: Buffer; key: KeyObject } {
  if (!/^[0-9a-fA-F]{64}$/.test(text)) throw new Error('LOTTERY_ESCROW_KEY must be an X25519 public key, 64 hex digits')
  const raw = Buffer.from(text, 'hex')
  const key = createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' })
  try {
    // A point of low order would make every shared secret the same nothing.
    diffieHellman({ privateKey: generateKeyPairSync('x25519').privateKey, publicKey: key })
  } catch (cause) {
    throw new Error('LOTTERY_ESCROW_KEY is no key anybody could have the other half of', { cause })
  }
  return { raw, key }
}
