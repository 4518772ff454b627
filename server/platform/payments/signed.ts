import { createHmac, timingSafeEqual } from 'node:crypto'
import { canonical } from '@senluna/kit/games/game.ts'
import { instant, MINUTE, type Instant } from '@senluna/kit/time.ts'

/** How far a message's stamp may be from now. */
export const WINDOW = 5 * MINUTE

export const STAMP_HEADER = 'x-pay-timestamp'
export const SIGNATURE_HEADER = 'x-pay-signature'

/** Signs a message: HMAC-SHA256 over `<stamp>.<path>.<body>`, the body with its keys in order. */
export const signatureOf = (secret: string, stamp: string, path: string, body: unknown): string =>
  createHmac('sha256', secret)
    .update(`${stamp}.${path}.${canonical(body ?? null)}`)
    .digest('hex')

/** The headers of a signed message. */
export const signedHeaders = (secret: string, now: Instant, path: string, body: unknown): Record<string, string> => {
  const stamp = String(now)
  return { [STAMP_HEADER]: stamp, [SIGNATURE_HEADER]: signatureOf(secret, stamp, path, body) }
}

/** Whether a message carries a signature by this secret, made within five minutes of now. */
export function isSigned(
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  path: string,
  body: unknown,
  now: Instant,
): boolean {
  const stamp = headers[STAMP_HEADER]
  const given = headers[SIGNATURE_HEADER]
  if (typeof stamp !== 'string' || typeof given !== 'string') return false
  if (!/^[0-9]{13}$/.test(stamp) || !/^[0-9a-f]{64}$/.test(given)) return false
  if (Math.abs(now - instant(Number(stamp))) > WINDOW) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signatureOf(secret, stamp, path, body), 'hex'))
}
