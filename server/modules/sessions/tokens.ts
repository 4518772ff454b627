import { createHmac, timingSafeEqual } from 'node:crypto'
import { newToken, tokenHash } from '../../platform/ids.ts'
import { derivedKey } from '../settings/index.ts'

/** The two halves of a session. Each is useless without the other. */
export interface TokenPair {
  /** 256 random bits, in the cookie: scripts never see it. */
  token: string
  /** Sent in `Authorization`, kept by the page: no other site can send it. */
  handle: string
}

/**
 * Makes session tokens.
 *
 * The handle is worked out from the cookie's token with a key of ours, so a second tab of the same
 * browser can be given it although the tables hold hashes only.
 */
export class SessionTokens {
  readonly #key: Buffer

  constructor(keySecret: string) {
    this.#key = derivedKey(keySecret, 'session-handle')
  }

  fresh(): TokenPair {
    const token = newToken()
    return { token, handle: this.handleOf(token) }
  }

  handleOf(token: string): string {
    return createHmac('sha256', this.#key).update(token).digest('base64url')
  }
}

/** Whether a handle is the one whose hash is stored. */
export const isHandle = (handle: string, storedHash: Buffer): boolean => timingSafeEqual(tokenHash(handle), storedHash)
