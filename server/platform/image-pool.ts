import { Refusal } from '@senluna/contract/refusals.ts'

/**
 * Runs a few pieces of heavy work at a time; the same piece asked for twice runs once.
 *
 * When too many wait it refuses SYS_BUSY with the seconds to come back in, so that pictures never
 * take the processor from play.
 */
export class ImagePool<Made = Buffer> {
  readonly atOnce: number
  readonly mostWaiting: number
  #running = 0
  #waiting: (() => void)[] = []
  #underWay = new Map<string, Promise<Made>>()

  constructor(atOnce: number, mostWaiting: number) {
    this.atOnce = atOnce
    this.mostWaiting = mostWaiting
  }

  run(key: string, make: () => Promise<Made>): Promise<Made> {
    const known = this.#underWay.get(key)
    if (known) return known
    if (this.#running >= this.atOnce && this.#waiting.length >= this.mostWaiting)
      throw new Refusal('SYS_BUSY', { retryAfterSec: 2 })
    const made = this.#inTurn(make).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, made)
    return made
  }

  async #inTurn(make: () => Promise<Made>): Promise<Made> {
    if (this.#running >= this.atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running++
    try {
      return await make()
    } finally {
      // A place is handed over, not given back: nobody slips in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
