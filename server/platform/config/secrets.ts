import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * A key of 32 bytes for one purpose, worked out from a secret in hex: purposes never share a key.
 */
export const derivedKey = (secretHex: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secretHex, 'hex'), Buffer.alloc(0), purpose, 32))

const IV = 12
const TAG = 16

/**
 * Encrypts with AES-256-GCM: iv, ciphertext, tag in one buffer. `bound` must be the same to open
 * it.
 */
export function seal(key: Buffer, plain: Buffer, bound: string): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Opens what `seal` made. Throws when the key, the binding or a single bit differs. */
export function unseal(key: Buffer, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(bound)).setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()])
}
