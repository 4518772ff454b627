import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { Refusal } from '@senluna/contract/refusals.ts'
import { MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { captchaPicture, captchaText } from './captcha-picture.ts'
import { insertCaptcha, takeCaptcha } from './captcha-store.ts'

const LIFE = 2 * MINUTE

/** Drawing shares threads with everything else: a few at a time, and beyond that a clear no. */
const MOST_AT_ONCE = 8

/** Pictures of four characters: each is good for two minutes and one try. */
export class Captchas {
  readonly #db: Db
  #drawing = 0

  constructor(db: Db) {
    this.#db = db
  }

  async make(now: Instant): Promise<{ captchaId: string; png: Buffer; expiresInSec: number }> {
    if (this.#drawing >= MOST_AT_ONCE) throw new Refusal('SYS_THROTTLED', { retryAfterSec: 1 })
    this.#drawing += 1
    try {
      const text = captchaText()
      const png = await sharp(Buffer.from(captchaPicture(text)))
        .png({ compressionLevel: 9 })
        .toBuffer()
      const captchaId = randomBytes(16).toString('base64url')
      const answer = answerHash(captchaId, text)
      await insertCaptcha(this.#db, { captchaId, answer, life: LIFE }, now)
      return { captchaId, png, expiresInSec: LIFE / SECOND }
    } finally {
      this.#drawing -= 1
    }
  }

  /** Whether the characters are right. The picture is used up either way. */
  async matches(captchaId: string, typed: string, now: Instant): Promise<boolean> {
    if (!/^[A-Za-z0-9_-]{22}$/.test(captchaId)) return false
    const answer = await takeCaptcha(this.#db, captchaId, now)
    return answer?.equals(answerHash(captchaId, typed)) ?? false
  }

  /**
   * Refuses AUTH_CAPTCHA_REQUIRED without an answer, AUTH_CAPTCHA_WRONG with a wrong or old one.
   */
  async demand(given: { captchaId?: string | undefined; captcha?: string | undefined }, now: Instant): Promise<void> {
    if (!given.captchaId || !given.captcha) throw new Refusal('AUTH_CAPTCHA_REQUIRED', { value: { captcha: true } })
    const right = await this.matches(given.captchaId, given.captcha, now)
    if (!right) throw new Refusal('AUTH_CAPTCHA_WRONG', { value: { captcha: true } })
  }
}

/** What is kept of a picture's answer: it isn't case sensitive. */
export const answerHash = (captchaId: string, answer: string): Buffer =>
  createHash('sha256').update(`${captchaId}\n${answer.trim().toLowerCase()}`).digest()
