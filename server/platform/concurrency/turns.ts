/** Work that takes turns by key: what is asked for the same key waits for what was asked before. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs it when its turn comes. A failure is its caller's; the next goes on. */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key)
    const own = (before ?? Promise.resolve()).then(work, work)
    this.#last.set(key, own)
    try {
      return await own
    } finally {
      if (this.#last.get(key) === own) this.#last.delete(key)
    }
  }
}
