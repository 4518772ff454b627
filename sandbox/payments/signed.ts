import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { canonical } from '@senluna/kit/games/game.ts'

const WINDOW_MS = 5 * 60_000

/** HMAC-SHA256 over `<stamp>.<path>.<body>`, the body with its keys in order. */
const signature = (secret: string, stamp: string, path: string, body: unknown): string =>
  createHmac('sha256', secret)
    .update(`${stamp}.${path}.${canonical(body ?? null)}`)
    .digest('hex')

/** The headers of notices that this provider sends, and of its answers. */
export const newsHeaders = (
  secret: string,
  now: number,
  body: unknown,
  path: 'notice' | 'payout-notice' | `reply ${string}` = 'notice',
): Record<string, string> => ({
  'content-type': 'application/json',
  'x-pay-timestamp': String(now),
  'x-pay-signature': signature(secret, String(now), path, body),
})

/** Whether a call comes from the platform, made lately. */
export function isFromPlatform(
  secret: string,
  headers: IncomingHttpHeaders,
  path: string,
  body: unknown,
  now: number,
): boolean {
  const [stamp, given] = [headers['x-pay-timestamp'], headers['x-pay-signature']].map(String)
  if (!stamp || !given || !/^[0-9a-f]{64}$/.test(given) || !(Math.abs(now - Number(stamp)) <= WINDOW_MS)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signature(secret, stamp, path, body), 'hex'))
}
