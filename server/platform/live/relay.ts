import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../figures/metrics.ts'
import { LIVE_CHANNEL, packed, type LiveOut } from './message.ts'

/** An event as the outbox kept it. */
export interface StoredEvent {
  id: bigint
  topic: string
  audience: string
  payload: unknown
  traceId: string | undefined
  at: Date
}

/** What is done with events: later modules in the same transaction, and messages for live pages. */
export interface Consumers {
  handle(tx: Tx, events: readonly StoredEvent[]): Promise<LiveOut[]>
}

const POLL_MS = 60
/** From one lot to the next under load: few large lots cost far less than many small ones. */
const GATHER_MS = 100
const AT_ONCE = 500
const LONGEST_MS = 500

/**
 * Passes events on: takes them from the outbox, lets later modules handle them and tells the pages,
 * all in one transaction, so an event is handled once or tried again. Several relays share the
 * work.
 */
export class Relay {
  #stopped = false
  #running: Promise<void> | undefined
  readonly #db: Db
  readonly #consumers: Consumers
  readonly #log: Log
  readonly #metrics: Metrics

  constructor(parts: { db: Db; consumers: Consumers; log: Log; metrics: Metrics }) {
    this.#db = parts.db
    this.#consumers = parts.consumers
    this.#log = parts.log
    this.#metrics = parts.metrics
  }

  start(): void {
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running
  }

  async #run(): Promise<void> {
    let failures = 0
    while (!this.#stopped) {
      const passed = await this.pass().catch((error: unknown) => {
        // Told once: a database that is away for a minute should not fill the log.
        if (failures === 0)
          this.#log.warn({ error: String(error) }, 'events could not be passed on; they are tried again')
        return undefined
      })
      failures = passed === undefined ? failures + 1 : 0
      if (passed === undefined)
        await new Promise((resolve) => setTimeout(resolve, Math.min(POLL_MS * failures, LONGEST_MS)))
      else if (passed < AT_ONCE) await new Promise((resolve) => setTimeout(resolve, passed === 0 ? POLL_MS : GATHER_MS))
    }
  }

  /** Passes one lot of events on; answers how many. */
  async pass(): Promise<number> {
    const waiting = await sql`select 1 from platform.outbox limit 1`.execute(this.#db)
    if (waiting.rows.length === 0) return 0
    const events = await this.#db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        id: bigint
        topic: string
        audience: string
        payload: unknown
        trace_id: string | null
        at: Date
      }>`
        delete from platform.outbox where id in (select id from platform.outbox order by id limit ${AT_ONCE} for update skip locked)
        returning id, topic, audience, payload, trace_id, at`.execute(tx)
      const taken = rows
        .map(({ trace_id, ...row }) => ({ ...row, traceId: trace_id ?? undefined }))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
      const messages = await this.#consumers.handle(tx, taken)
      for (const pack of packed(messages)) await sql`select pg_notify(${LIVE_CHANNEL}, ${pack})`.execute(tx)
      return taken
    })
    this.#metrics.events.inc(events.length)
    return events.length
  }
}
