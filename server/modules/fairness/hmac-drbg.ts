import { createHmac, createSecretKey } from 'node:crypto'

/** A deterministic generator as NIST SP 800-90A describes it. */
export interface HmacDrbg {
  /** The next random bytes, at most 65,536 in one request. */
  generate(count: number): Buffer
  /** Mixes at least 32 fresh bytes of entropy in. */
  reseed(entropy: Uint8Array): void
}

/** Bits of security strength of SHA-256, in bytes: what entropy must hold at least. */
const STRENGTH = 32
const LARGEST_REQUEST = 65_536

/**
 * HMAC_DRBG with SHA-256, seeded once.
 *
 * `entropy` is at least 32 bytes and `nonce` at least 16, both fresh. It never reseeds by itself:
 * `houseGenerator` does. Source: NIST SP 800-90A rev. 1, 10.1.2.
 */
export function hmacDrbg(entropy: Uint8Array, nonce: Uint8Array, personalization: Uint8Array): HmacDrbg {
  if (entropy.length < STRENGTH) throw new RangeError('entropy is at least 32 bytes')
  if (nonce.length < STRENGTH / 2) throw new RangeError('a nonce is at least 16 bytes')
  // A key that Node has looked at once: as bytes it is looked at again for each block.
  let key = createSecretKey(Buffer.alloc(32, 0))
  let value: Buffer = Buffer.alloc(32, 1)

  const hmac = (...parts: Uint8Array[]) => {
    const mac = createHmac('sha256', key)
    for (const part of parts) mac.update(part)
    return mac.digest()
  }
  const update = (...data: Uint8Array[]) => {
    const given = data.some((part) => part.length > 0)
    for (const step of given ? [0, 1] : [0]) {
      key = createSecretKey(hmac(value, Buffer.of(step), ...data))
      value = hmac(value)
    }
  }

  update(entropy, nonce, personalization)
  return {
    generate(count) {
      if (!Number.isInteger(count) || count < 1 || count > LARGEST_REQUEST) {
        throw new RangeError('a request is for 1 to 65,536 bytes')
      }
      const blocks: Buffer[] = []
      for (let have = 0; have < count; have += 32) blocks.push((value = hmac(value)))
      // The state moves on at once, so what was handed out can't be worked out from what is kept.
      update()
      return Buffer.concat(blocks).subarray(0, count)
    },
    reseed(fresh) {
      if (fresh.length < STRENGTH) throw new RangeError('entropy is at least 32 bytes')
      update(fresh)
    },
  }
}
