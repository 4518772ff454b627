import { instant, type Clock, type Instant } from '@senluna/kit/time.ts'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database/db.ts'

const PATIENCE_MS = 10_000
const RETRY_MS = 100

/**
 * Whether a database that doesn't answer is expected back: it starts, recovers or was cut off a
 * moment ago.
 */
function isComing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'].includes(code) ||
    error.message.startsWith('Connection terminated')
  )
}

/**
 * The time of the database's clock, kept by measuring its distance to this machine's.
 *
 * Every process of a site so stamps with one clock. Measured at start and once a minute; the
 * sample with the shortest way there and back wins.
 */
export class DatabaseClock implements Clock {
  #offsetMs = 0

  /** How far the database's clock is ahead of this machine's. */
  get offsetMs(): number {
    return this.#offsetMs
  }
  #timer: NodeJS.Timeout | undefined

  now(): Instant {
    return instant(Date.now() + this.#offsetMs)
  }

  /**
   * Measures for the first time; waits for a database that is just starting or recovering, not for
   * ever.
   */
  async start(database: Database): Promise<void> {
    const began = performance.now()
    for (;;) {
      try {
        await this.#measure(database)
        break
      } catch (error) {
        if (!isComing(error) || performance.now() - began > PATIENCE_MS) throw error
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
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

/** Shows how far the database's clock is ahead of this machine's. */
export function watchClock(registry: Registry, clock: DatabaseClock): void {
  new Gauge({
    name: 'senluna_clock_offset_seconds',
    help: 'How far the clock of the database is ahead of this machine’s.',
    registers: [registry],
    collect() {
      this.set(clock.offsetMs / 1_000)
    },
  })
}
