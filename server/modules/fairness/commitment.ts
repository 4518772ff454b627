import { createHash } from 'node:crypto'

/**
 * What is published of a seed before the first bet on it: SHA-256 of its 32 raw bytes, lower-case
 * hex.
 */
export function commitmentOf(seed: Uint8Array): string {
  if (seed.length !== 32) throw new RangeError('a server seed is 32 bytes')
  return createHash('sha256').update(seed).digest('hex')
}
