import { randomUuid } from './identity.ts'
import { isRefused, Unreachable } from './refused.ts'

/**
 * Names what somebody wishes, for calls that move money: pressed again because no answer came, it
 * is the same wish.
 */
export interface Wishes {
  /**
   * The key to send a wish with. `wish` is what it is about, without what somebody proves
   * themselves by.
   */
  keyOf(wish: unknown): string
  /**
   * Tells what came of it. After an answer, a refusal too, even the same words are another wish.
   */
  settled(error: unknown): void
}

/** The wishes of one form, one after the other. */
export function wishes(): Wishes {
  let last = ''
  let key = ''
  return {
    keyOf: (wish) => {
      const words = JSON.stringify(wish)
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
 * Sends a wish under its key, and tells what came of it: pressed again because no answer came, it
 * is the same wish.
 */
export function oneWish() {
  const own = wishes()
  return async <Answer>(wish: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await send(own.keyOf(wish))
      own.settled(undefined)
      return answer
    } catch (error) {
      own.settled(error)
      throw error
    }
  }
}
