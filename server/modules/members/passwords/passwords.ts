import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Refusal } from '@senluna/contract/refusals.ts'

/**
 * The floor of OWASP's password storage sheet: 19 MiB, two passes, one lane (Argon2id, the
 * library's default).
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing shares the threads that also resolve names and read files, so it never takes more than
 * these.
 */
const AT_ONCE = 2
const WAITING = 64

/**
 * Makes and checks password hashes, a few at a time.
 *
 * The pepper is mixed in, so a stolen table can't even be guessed at. With more than 64 waiting it
 * refuses SYS_BUSY.
 */
export class Passwords {
  readonly #secret: Buffer
  readonly #waiting: (() => void)[] = []
  #running = 0
  #nobody: Promise<string> | undefined

  constructor(pepperHex: string) {
    this.#secret = Buffer.from(pepperHex, 'hex')
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, { ...COST, secret: this.#secret }))
  }

  /**
   * Whether this is the password. Without a hash the same work is done and the answer is no, so
   * the time doesn't tell whether there is such an account.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    this.#nobody ??= this.hash('nobody')
    const against = stored ?? (await this.#nobody)
    const same = await this.#inTurn(() => verify(against, password, { secret: this.#secret }))
    return same && stored !== null
  }

  /** Whether a hash was made with less work than today's. */
  isOutdated(stored: string): boolean {
    const made = parseOptions(stored)
    return made.memoryCost < COST.memoryCost || made.timeCost < COST.timeCost
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= WAITING) throw new Refusal('SYS_BUSY', { retryAfterSec: 2 })
      await new Promise<void>((go) => this.#waiting.push(go))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      // The place passes straight to the next one, so nobody slips in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
