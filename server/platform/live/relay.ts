import { sql } from 'kysely'
import { eventsOf, problemIn, type Event, type StoredEvent } from '@senluna/contract/events/read.ts'
import { instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../database/db.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../figures/metrics.ts'
import { SPAN } from '../tracing/span.ts'
import { inSpan } from '../tracing/tracing.ts'
import { keepDead, reviveDead, type DeadEvent } from './dead-event-store.ts'
import { LIVE_CHANNEL, packed, type LiveOut } from './message.ts'
import { hasEvents, takeEvents, type OutboxRow } from './outbox-store.ts'

/**
 * What is done with events: later modules in the same transaction. Answers the messages for live
 * pages.
 */
export interface Delivery {
  handle(tx: Tx, events: readonly Event[]): Promise<LiveOut[]>
}

const POLL_MS = 60
/** From one lot to the next under load: few large lots cost far less than many small ones. */
const GATHER_MS = 100
const AT_ONCE = 500
const LONGEST_MS = 500
/** So often events that were put aside are looked at again: two versions may run at once. */
const REVIVE_MS = MINUTE

/**
 * Passes events on: takes them from the outbox, hands them to modules and publishes to the pages,
 * all in one transaction, so an event is handled once or tried again. Several relays share the
 * work.
 */
export class Relay {
  #stopped = false
  #running: Promise<void> | undefined
  #revivedAt = -Infinity
  readonly #db: Db
  readonly #delivery: Delivery
  readonly #clock: { now(): Instant }
  readonly #log: Log
  readonly #metrics: Metrics

  constructor(parts: { db: Db; delivery: Delivery; clock: { now(): Instant }; log: Log; metrics: Metrics }) {
    this.#db = parts.db
    this.#delivery = parts.delivery
    this.#clock = parts.clock
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
      if (this.#clock.now() - this.#revivedAt >= REVIVE_MS) await this.#revive()
      const passed = await this.pass().catch((error: unknown) => {
        // Logged once: a database that is away for a minute should not fill the log.
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

  async #revive(): Promise<void> {
    this.#revivedAt = this.#clock.now()
    const revived = await reviveDead(this.#db).catch((error: unknown) => {
      this.#log.warn({ error: String(error) }, 'events that were put aside could not be looked at')
      return 0
    })
    if (revived > 0) this.#log.info({ events: revived }, 'events that were put aside can be read now')
  }

  /** Passes one lot of events on; answers how many. */
  async pass(): Promise<number> {
    if (!(await hasEvents(this.#db))) return 0
    return inSpan({ name: 'relay', kind: SPAN.CONSUMER }, () => this.#passSome())
  }

  async #passSome(): Promise<number> {
    const { taken, dead } = await this.#db.transaction().execute(async (tx) => {
      const rows = await takeEvents(tx, AT_ONCE)
      const read = readRows(rows)
      if (read.dead.length > 0) await keepDead(tx, read.dead, this.#clock.now())
      const messages = await this.#delivery.handle(tx, read.events)
      for (const pack of packed(messages)) await sql`select pg_notify(${LIVE_CHANNEL}, ${pack})`.execute(tx)
      return { taken: rows.length, dead: read.dead }
    })
    this.#metrics.events.inc(taken)
    for (const { id, topic, traceId, problem } of dead) {
      this.#metrics.deadEvents.inc()
      this.#log.error({ id: id.toString(), topic, traceId, problem }, 'an event could not be read and was put aside')
    }
    return taken
  }
}

/**
 * The events of some rows in the order in which they were written, and the rows that can't be read.
 */
export function readRows(rows: readonly OutboxRow[]): { events: Event[]; dead: DeadEvent[] } {
  const events: Event[] = []
  const dead: DeadEvent[] = []
  for (const { id, trace_id, at, ...row } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const stored: StoredEvent = { ...row, traceId: trace_id ?? undefined, at: instant(at.getTime()) }
    const problem = problemIn(stored)
    if (problem === undefined) for (const event of eventsOf(stored)) events.push(event)
    else dead.push({ ...stored, id, problem })
  }
  return { events, dead }
}
