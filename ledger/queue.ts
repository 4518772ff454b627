/** What waits for a posting. At most one item of a wallet travels in one batch. */
export interface Waiting<Item, Result> {
  item: Item
  wallet: string
  resolve(result: Result): void
  reject(error: unknown): void
}

/** One posting connection: it sends a batch and answers in the same order. */
export interface Lane<Item, Result> {
  send(items: readonly Item[]): Promise<Result[]>
}

/** Thrown when the queue is full: nothing was sent. */
export class QueueFull extends Error {}

/**
 * Gathers what arrives at the same time into batches, without a timer.
 *
 * While few wait, each goes alone over the next free lane. Once more than `singlesUpTo` wait, what
 * has gathered goes as one batch of at most `batchOf`, over at most `batchLanes` lanes. A batch that
 * fails as a whole because of one poisonous item is halved until that item stands alone.
 */
export class PostingQueue<Item, Result> {
  #waiting: Waiting<Item, Result>[] = []
  #free: Lane<Item, Result>[]
  #batches = 0
  #pumping = false
  readonly options: {
    singlesUpTo: number
    batchOf: number
    batchLanes: number
    bound: number
    isPoison(error: unknown): boolean
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
  add(item: Item, wallet: string): Promise<Result> {
    if (this.#waiting.length >= this.options.bound) return Promise.reject(new QueueFull('the posting queue is full'))
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ item, wallet, resolve, reject })
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
      const alone = this.#batches === 0 && this.#waiting.length <= this.options.singlesUpTo
      if (!alone && this.#batches >= this.options.batchLanes) return
      this.#dispatch(this.#take(alone ? 1 : this.options.batchOf), alone)
    }
  }

  #take(most: number): Waiting<Item, Result>[] {
    if (most === 1) return this.#waiting.splice(0, 1)
    const wallets = new Set<string>()
    const taken: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const one of this.#waiting) {
      if (taken.length < most && !wallets.has(one.wallet)) {
        wallets.add(one.wallet)
        taken.push(one)
      } else left.push(one)
    }
    this.#waiting = left
    return taken
  }

  #dispatch(batch: Waiting<Item, Result>[], alone: boolean): void {
    const lane = this.#free.pop()!
    if (!alone) this.#batches += 1
    this.options.onBatch?.(batch.length)
    void this.#send(lane, batch).finally(() => {
      if (!alone) this.#batches -= 1
      this.#free.push(lane)
      this.#pump()
    })
  }

  async #send(lane: Lane<Item, Result>, batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await lane.send(batch.map((one) => one.item))
      batch.forEach((one, index) => one.resolve(results[index]!))
    } catch (error) {
      if (batch.length === 1 || !this.options.isPoison(error)) {
        for (const one of batch) one.reject(error)
        return
      }
      const half = Math.ceil(batch.length / 2)
      await this.#send(lane, batch.slice(0, half))
      await this.#send(lane, batch.slice(half))
    }
  }
}
