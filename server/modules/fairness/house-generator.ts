import { randomBytes } from 'node:crypto'
import { MINUTE, type Clock } from '@senluna/kit/time.ts'
import { hmacDrbg } from './hmac-drbg.ts'

/** Where every seed of a house game comes from. One a process, never shared, never written down. */
export interface HouseGenerator {
  /**
   * The next random bytes, at most 65,536 in one request. Throws when the system has no entropy.
   */
  bytes(count: number): Buffer
  /** A fresh server seed. */
  seed(): Buffer
}

/** What tells this process's generator from every other's. */
export interface GeneratorName {
  service: string
  host: string
}

const REQUESTS = 10_000
const AGE_MS = MINUTE

/**
 * Starts the house's generator: HMAC_DRBG over the operating system's entropy.
 *
 * It takes 32 fresh bytes after 10,000 requests or 60 s, whichever is first, and also when the
 * clock went backwards. `entropy` is the system's own unless a test brings another.
 */
export function houseGenerator(
  { service, host }: GeneratorName,
  clock: Clock,
  entropy: (count: number) => Uint8Array = randomBytes,
): HouseGenerator {
  const fresh = (count: number) => {
    const got = entropy(count)
    if (got.length !== count) throw new Error('the system gave too little entropy')
    return got
  }
  let seededAt = clock.now()
  let requests = 0
  const personalization = Buffer.from(`${service}/${host}/${process.pid}/${seededAt}`)
  const drbg = hmacDrbg(fresh(32), fresh(16), personalization)

  const bytes = (count: number) => {
    const now = clock.now()
    if (requests >= REQUESTS || now - seededAt >= AGE_MS || now < seededAt) {
      drbg.reseed(fresh(32))
      seededAt = now
      requests = 0
    }
    requests++
    return drbg.generate(count)
  }
  return { bytes, seed: () => bytes(32) }
}
