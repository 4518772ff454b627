import { type Instant, later } from '@senluna/kit/time.ts'

interface Kept<Value> {
  at: Instant
  value: Promise<Value>
}

/**
 * Keeps what everybody reads for a moment: however many ask at once, it is read once. What could
 * not be read isn't kept. Keys come from the catalogue or from rows that exist, never from words of
 * a caller alone; at most `most` are kept.
 */
export class Fresh<Value> {
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #ms: number
  readonly #most: number

  constructor(ms: number, most = 1_000) {
    this.#ms = ms
    this.#most = most
  }

  of(key: string, now: Instant, read: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key)
    if (known && now < later(known.at, this.#ms) && now >= known.at) return known.value
    this.#kept.delete(key)
    // The oldest stands first.
    for (const [old] of this.#kept) {
      if (this.#kept.size < this.#most) break
      this.#kept.delete(old)
    }
    const value = read()
    this.#kept.set(key, { at: now, value })
    value.catch(() => {
      if (this.#kept.get(key)?.value === value) this.#kept.delete(key)
    })
    return value
  }
}
