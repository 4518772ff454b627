import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const digest = (body: string): string => createHash('sha256').update(body).digest('hex')

/**
 * The signature of a message: over its parts and the bytes of its body, one a line. Source:
 * docs/cashier.md, "Vendors' wallets".
 */
export const signatureOf = (secret: string, parts: readonly string[], body: string): string =>
  createHmac('sha256', secret)
    .update(['vw1', ...parts, digest(body)].join('\n'))
    .digest('hex')

/** Whether a signature is right, in constant time. */
export function isSigned(secret: string, parts: readonly string[], body: string, given: string | null): boolean {
  const right = Buffer.from(signatureOf(secret, parts, body))
  const held = Buffer.from(given ?? '')
  return right.length === held.length && timingSafeEqual(right, held)
}
