import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const WINDOW_MS = 5 * 60_000

/**
 * The signature of a message in this vendor's own words: HMAC-SHA256 over the parts and the body's
 * digest, one a line.
 */
export const sign = (secret: string, parts: readonly string[], body: string): string =>
  createHmac('sha256', secret)
    .update(['vw1', ...parts, createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest('hex')

/** Checks that calls come from the platform, lately, and each but once. */
export class Gate {
  readonly #seen = new Map<string, number>()
  readonly #secrets: () => readonly string[]
  readonly #now: () => number

  constructor(secrets: () => readonly string[], now: () => number) {
    this.#secrets = secrets
    this.#now = now
  }

  /**
   * The nonce of a call that is in order, and the secret it was signed with; nothing for one that
   * is not.
   */
  admit(path: string, headers: IncomingHttpHeaders, body: string): { nonce: string; secret: string } | undefined {
    const [time, nonce, given] = ['x-time', 'x-nonce', 'x-signature'].map((name) => String(headers[name] ?? ''))
    if (!time || !nonce || !given || nonce.length > 64) return undefined
    const now = this.#now()
    const held = Buffer.from(given)
    const secret = this.#secrets().find((secret) => {
      const right = Buffer.from(sign(secret, ['POST', path, time, nonce], body))
      return right.length === held.length && timingSafeEqual(right, held)
    })
    if (secret === undefined) return undefined
    if (!(Math.abs(now - Number(time)) <= WINDOW_MS) || this.#seen.has(nonce)) return undefined
    for (const [old, at] of this.#seen) if (at < now - 2 * WINDOW_MS) this.#seen.delete(old)
    this.#seen.set(nonce, now)
    return { nonce, secret }
  }
}
