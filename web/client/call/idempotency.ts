import { randomUuid } from './identity.ts'
import { isRefused, Unreachable } from './refused.ts'

/**
 * Idempotency keys of calls that move money: pressed again because no answer came, the same
 * intention keeps its key.
 */
export interface IdempotencyKeys {
  /**
   * The key to send an intention with. `intent` is what the call does, without the proof of who
   * asks for it.
   */
  keyOf(intent: unknown): string
  /**
   * Records the outcome. After an answer, a refusal too, even the same intention gets a new key.
   */
  settled(error: unknown): void
}

/** The keys of one form, one intention after the other. */
export function idempotencyKeys(): IdempotencyKeys {
  let last = ''
  let key = ''
  return {
    keyOf: (intent) => {
      const words = JSON.stringify(intent)
      if (words !== last) key = randomUuid()
      last = words
      return key
    },
    settled: (error) => {
      // Nobody knows whether it was done: the same key finds out, and does it if it was not.
      if (error instanceof Unreachable || isRefused(error, 'SYS_UNKNOWN', 'SYS_BUSY')) return
      last = ''
    },
  }
}

/**
 * Sends an intention under its idempotency key: sent again because no answer came, it has the same
 * key.
 */
export function submitOnce() {
  const keys = idempotencyKeys()
  return async <Answer>(intent: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await send(keys.keyOf(intent))
      keys.settled(undefined)
      return answer
    } catch (error) {
      keys.settled(error)
      throw error
    }
  }
}
