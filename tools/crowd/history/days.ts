import { instant, SECOND, type Instant } from '@senluna/kit/time.ts'

/** Those who wake within so much of one another do what they do at once. */
const TOGETHER = 25 * SECOND

interface Waiting {
  at: number
  wake: () => void
}

/**
 * A clock that stands still while anybody does something, and goes on to whoever wakes next once
 * all of them wait. What the product does by its own clock is done on the way.
 */
export class Days {
  #now: number
  /** Those who do something at this moment. */
  #busy = 0
  readonly #waiting: Waiting[] = []
  #allWait: (() => void) | undefined

  constructor(begin: Instant) {
    this.#now = begin
  }

  now(): Instant {
    return instant(this.#now)
  }

  /** Waits by this clock. */
  pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#insert({ at: this.#now + ms, wake: resolve })
    this.#leave()
    return promise
  }

  /** Has somebody begin at a moment. */
  begin(at: Instant, live: () => Promise<void>): void {
    this.#insert({ at, wake: () => void live().finally(() => this.#leave()) })
  }

  /** When the next one wakes; undefined when nobody is left. */
  get next(): Instant | undefined {
    const [first] = this.#waiting
    return first && instant(first.at)
  }

  /** Puts the clock ahead. It never goes back. */
  advance(to: Instant): void {
    this.#now = Math.max(this.#now, to)
  }

  /** Wakes whoever is to wake about now, and waits until all of them wait again. */
  async step(): Promise<void> {
    const first = this.#waiting[0]
    if (!first) return
    const until = Math.max(this.#now, first.at) + TOGETHER
    const woken: Waiting[] = []
    while (this.#waiting[0] && this.#waiting[0].at <= until) {
      const next = this.#waiting.shift()
      if (next) woken.push(next)
    }
    // Nobody wakes before their time: a pause between two rounds is a whole one.
    this.#now = Math.max(this.#now, woken.at(-1)?.at ?? 0)
    this.#busy += woken.length
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#allWait = resolve
    for (const { wake } of woken) wake()
    await promise
  }

  #leave(): void {
    this.#busy--
    if (this.#busy === 0) this.#allWait?.()
  }

  #insert(waiting: Waiting): void {
    const place = this.#waiting.findIndex(({ at }) => at > waiting.at)
    if (place < 0) this.#waiting.push(waiting)
    else this.#waiting.splice(place, 0, waiting)
  }
}
