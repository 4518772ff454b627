import { instant, type Clock, type Instant } from '@senluna/kit/time.ts'
import type { Database } from './database/db.ts'

/**
 * The time of the database's clock, kept by measuring its distance to this machine's.
 *
 * Every process of a site so stamps with one clock. Measured at start and once a minute; the
 * sample with the shortest way there and back wins.
 */
export class DatabaseClock implements Clock {
  #offsetMs = 0
  #timer: NodeJS.Timeout | undefined

  now(): Instant {
    return instant(Date.now() + this.#offsetMs)
  }

  async start(database: Database): Promise<void> {
    await this.#measure(database)
    this.#timer = setInterval(() => void this.#measure(database).catch(() => undefined), 60_000)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #measure(database: Database): Promise<void> {
    let best = Infinity
    for (let i = 0; i < 3; i++) {
      const sent = Date.now()
      const { rows } = await database.pool.query<{ ms: string }>(
        `select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
      )
      const trip = Date.now() - sent
      if (trip >= best) continue
      best = trip
      this.#offsetMs = Math.round(Number(rows[0]!.ms) - sent - trip / 2)
    }
  }
}
