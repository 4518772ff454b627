/** What waits for a posting. At most one item of a member travels in one batch. */
export interface Waiting<Item, Result> {
  item: Item
  member: string
  resolve(result: Result): void
  reject(error: unknown): void
}

/** One posting connection: it sends a batch and answers in the same order. */
export interface Lane<Item, Result> {
  send(items: readonly Item[]): Promise<Result[]>
}

/** How many locks one batch waits for, besides the one that stopped it as a whole. */
const LOCKS_WAITED_FOR = 3

/** Thrown when the queue is full: nothing was sent. */
export class QueueFull extends Error {}

/**
 * Gathers what arrives at the same time into batches, without waiting for more to come.
 *
 * While nothing is under way, what waits goes at once, alone or together. Beside a batch under way
 * another goes only when it is full, or when the one before it is late: so one that has to wait for
 * a lock stops nobody for long, and the fixed cost of a batch is shared by as many as came
 * meanwhile. A batch that fails as a whole because of one poisonous item is halved until that item
 * stands alone; one that fails because of a lock goes item by item, so that only what is locked
 * waits and fails.
 */
export class PostingQueue<Item, Result> {
  #waiting: Waiting<Item, Result>[] = []
  #free: Lane<Item, Result>[]
  #underWay = 0
  #sentAt = 0
  #pumping = false
  #watch: NodeJS.Timeout | undefined
  readonly options: {
    batchOf: number
    bound: number
    /** After so long without an answer a batch is late. */
    lateMs: number
    isPoison(error: unknown): boolean
    /**
     * Whether a batch failed, with nothing written, because one of its items has to wait for
     * somebody else's lock.
     */
    isBlocked?(error: unknown): boolean
    onBatch?(size: number): void
  }

  constructor(lanes: readonly Lane<Item, Result>[], options: PostingQueue<Item, Result>['options']) {
    this.#free = [...lanes]
    this.options = options
  }

  /** How many wait for a lane. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Queues one item. Rejects with QueueFull at once when the bound is reached. */
  add(item: Item, member: string): Promise<Result> {
    if (this.#waiting.length >= this.options.bound) return Promise.reject(new QueueFull('the posting queue is full'))
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ item, member, resolve, reject })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#pumping) return
    this.#pumping = true
    // Everything that arrived with the same read of the sockets travels together.
    setImmediate(() => {
      this.#pumping = false
      this.#pump()
    })
  }

  #pump(): void {
    while (this.#waiting.length > 0 && this.#free.length > 0) {
      if (this.#underWay > 0 && this.#waiting.length < this.options.batchOf && !this.#isLate()) return this.#watchLate()
      this.#dispatch(this.#take())
    }
  }

  #isLate(): boolean {
    return performance.now() - this.#sentAt >= this.options.lateMs
  }

  /** Looks again when what is under way would be late, should nothing else come to pass. */
  #watchLate(): void {
    if (this.#watch) return
    this.#watch = setTimeout(() => {
      this.#watch = undefined
      this.#pump()
    }, this.options.lateMs + 1).unref()
  }

  #take(): Waiting<Item, Result>[] {
    const members = new Set<string>()
    const taken: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const item of this.#waiting) {
      if (taken.length < this.options.batchOf && !members.has(item.member)) {
        members.add(item.member)
        taken.push(item)
      } else left.push(item)
    }
    this.#waiting = left
    return taken
  }

  #dispatch(batch: Waiting<Item, Result>[]): void {
    const lane = this.#free.pop()!
    this.#underWay += 1
    this.#sentAt = performance.now()
    this.options.onBatch?.(batch.length)
    void this.#run(lane, batch)
  }

  async #run(lane: Lane<Item, Result>, batch: Waiting<Item, Result>[]): Promise<void> {
    let results: Result[]
    try {
      results = await lane.send(batch.map((item) => item.item))
    } catch (error) {
      await this.#afterFailure(lane, batch, error)
      return this.#release(lane)
    }
    // The next batch is on its way before anybody hears of this one: the database works on it while
    // replies are written.
    this.#release(lane)
    batch.forEach((item, index) => item.resolve(results[index]!))
  }

  #release(lane: Lane<Item, Result>): void {
    this.#underWay -= 1
    this.#free.push(lane)
    this.#pump()
  }

  async #send(lane: Lane<Item, Result>, batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await lane.send(batch.map((item) => item.item))
      batch.forEach((item, index) => item.resolve(results[index]!))
    } catch (error) {
      await this.#afterFailure(lane, batch, error)
    }
  }

  async #afterFailure(lane: Lane<Item, Result>, batch: Waiting<Item, Result>[], error: unknown): Promise<void> {
    if (batch.length > 1 && this.options.isBlocked?.(error)) return this.#sendAlone(lane, batch)
    if (batch.length === 1 || !this.options.isPoison(error)) {
      for (const item of batch) item.reject(error)
      return
    }
    const half = Math.ceil(batch.length / 2)
    await this.#send(lane, batch.slice(0, half))
    await this.#send(lane, batch.slice(half))
  }

  /**
   * Sends items one by one. Every lock costs its full wait: after a few, the rest fails at once.
   */
  async #sendAlone(lane: Lane<Item, Result>, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    let blocked = 0
    let over: { error: unknown } | undefined
    for (const item of batch) {
      if (over) {
        item.reject(over.error)
        continue
      }
      try {
        item.resolve((await lane.send([item.item]))[0]!)
      } catch (error) {
        item.reject(error)
        if (this.options.isBlocked?.(error)) blocked += 1
        else if (!this.options.isPoison(error)) over = { error }
        if (blocked >= LOCKS_WAITED_FOR) over = { error }
      }
    }
  }
}
