import type { MerchantCode } from '@senluna/kit/brand.ts'
import { HOUR, MINUTE, SECOND } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { Counter, Gauge } from 'prom-client'
import { momentOf } from '../ids.ts'
import type { Metrics } from '../figures/metrics.ts'
import { inTrace } from '../trace.ts'
import { CHANNELS, type Channel, type MessageOf, type PushMessage } from './message.ts'
import type { OutgoingQueue } from './outgoing.ts'
import { openMessage } from './sealed.ts'
import type { Outcome, Sender } from './sender.ts'

/** A waiting message as it was taken up. */
interface Taken {
  id: string
  kind: Channel
  merchant_id: MerchantCode
  purpose: string
  sealed: Buffer
  attempts: number
  unsure: boolean
  expires_at: Date
  trace_id: string | null
}

const POLL_MS = 400
const LONGEST_MS = 5 * SECOND
/** A message taken up and never reported on is taken up again after this: its process died. */
const LEASE_MS = 2 * MINUTE
const AT_ONCE: Record<Channel, number> = { sms: 8, mail: 8, push: 32 }
/** From one attempt to the next; the last stands for all after it. */
const PAUSES = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR]
/** How long a channel without quota is left alone before it is tried again. */
const QUOTA_MS = 10 * MINUTE

/** What the courier needs besides the queue. */
export interface CourierParts {
  queue: OutgoingQueue
  metrics: Metrics
  /** Called when a browser gave up its subscription. */
  onGone(message: PushMessage): Promise<void>
}

/**
 * Sends what waits. Several couriers share the work: a message is one's own while it is under way.
 *
 * Its row goes when it was sent or given up. After an attempt without an answer it is handed over
 * again only by a sender that does so safely, so nothing goes out twice.
 */
export class Courier {
  #stopped = false
  #running: Promise<unknown> | undefined
  #wake = new AbortController()
  readonly #parts: CourierParts
  readonly #done: Counter<'kind' | 'outcome'>
  readonly #waiting: Gauge<'kind'>

  constructor(parts: CourierParts) {
    this.#parts = parts
    const registers = [parts.metrics.registry]
    this.#done = new Counter({
      name: 'senluna_outgoing_total',
      help: 'Messages toward people by how they ended: sent, or dead and why.',
      labelNames: ['kind', 'outcome'],
      registers,
    })
    this.#waiting = new Gauge({
      name: 'senluna_outgoing_waiting',
      help: 'Messages toward people that wait to be sent.',
      labelNames: ['kind'],
      registers,
      collect: () => this.#count(),
    })
  }

  start(): void {
    this.#running = Promise.all(CHANNELS.map((kind) => this.#run(kind)))
  }

  /** Takes up nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#wake.abort()
    await this.#running
  }

  async #run(kind: Channel): Promise<void> {
    const { log } = this.#parts.queue.deps
    let failures = 0
    while (!this.#stopped) {
      const passed = await this.pass(kind).catch((error: unknown) => {
        if (failures === 0)
          log.warn({ kind, error: nameOf(error) }, 'messages could not be taken up; they are tried again')
        return undefined
      })
      failures = passed === undefined ? failures + 1 : 0
      if (!passed) await this.#pause(Math.min(POLL_MS * (failures + 1), LONGEST_MS))
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })
  }

  /** Sends the messages of one channel whose time has come; answers how many it took up. */
  async pass(kind: Channel): Promise<number> {
    const { db, clock } = this.#parts.queue.deps
    const now = clock.now()
    const { rows } = await sql<Taken>`
      with due as (
        select id, unsure from platform.outgoing where kind = ${kind} and next_at <= ${new Date(now)}
        order by next_at limit ${AT_ONCE[kind]} for update skip locked
      )
      update platform.outgoing o set attempts = o.attempts + 1, unsure = true, next_at = ${new Date(now + LEASE_MS)}
      from due where o.id = due.id
      returning o.id, o.kind, o.merchant_id, o.purpose, o.sealed, o.attempts, due.unsure, o.expires_at, o.trace_id`.execute(
      db,
    )
    await Promise.all(rows.map((taken) => inTrace(taken.trace_id ?? undefined, () => this.#carry(taken))))
    return rows.length
  }

  async #carry(taken: Taken): Promise<void> {
    const outcome = await this.#attempt(taken)
    const { queue } = this.#parts
    const { kind } = taken
    const now = queue.deps.clock.now()
    if (outcome.is === 'sent') {
      await queue.noteQuota(kind, undefined)
      return this.#end(taken, 'sent')
    }
    if (outcome.is === 'refused' || outcome.is === 'gone') return this.#end(taken, outcome.is, outcome.why)
    const pause = Math.max(PAUSES[Math.min(taken.attempts, PAUSES.length) - 1]!, afterOf(outcome))
    if (outcome.is === 'quota') await queue.noteQuota(kind, now + afterOf(outcome))
    if (now + pause >= taken.expires_at.getTime()) return this.#end(taken, 'expired', outcome.why)
    const unsure = taken.unsure || outcome.is === 'unknown'
    await sql`update platform.outgoing set next_at = ${new Date(now + pause)}, unsure = ${unsure} where id = ${taken.id}`.execute(
      queue.deps.db,
    )
    queue.deps.log.info({ ...logged(taken), outcome: outcome.is, why: outcome.why }, 'message tried, not sent yet')
  }

  async #attempt(taken: Taken): Promise<Outcome> {
    const { clock, senders, keySecret } = this.#parts.queue.deps
    const sender = senders[taken.kind] as Sender | undefined
    if (!sender) return { is: 'refused', why: 'off' }
    const lifeMs = taken.expires_at.getTime() - clock.now()
    if (lifeMs <= 0) return { is: 'refused', why: 'expired' }
    if (taken.unsure && !sender.repeatsSafely) return { is: 'refused', why: 'unsure' }
    let message: MessageOf<Channel>
    try {
      message = openMessage(keySecret, taken.id, taken.sealed)
    } catch {
      return { is: 'refused', why: 'sealed under another secret' }
    }
    const outcome = await sender
      .send(message, { id: taken.id, unsure: taken.unsure, queuedAt: momentOf(taken.id), lifeMs })
      .catch((error: unknown): Outcome => ({ is: 'unknown', why: nameOf(error) }))
    if (outcome.is === 'gone' && message.kind === 'push') await this.#parts.onGone(message)
    return outcome
  }

  /**
   * Removes the row. An unsent message is counted and logged, without its text or address.
   */
  async #end(taken: Taken, outcome: 'sent' | 'refused' | 'gone' | 'expired', why?: string): Promise<void> {
    const { db, log } = this.#parts.queue.deps
    await sql`delete from platform.outgoing where id = ${taken.id}`.execute(db)
    this.#done.labels(taken.kind, outcome).inc()
    if (outcome === 'refused' || outcome === 'expired') log.warn({ ...logged(taken), outcome, why }, 'message given up')
  }

  async #count(): Promise<void> {
    const { rows } = await sql<{ kind: Channel; count: bigint }>`select kind, count(*) as count from platform.outgoing
      group by kind`.execute(this.#parts.queue.deps.db)
    for (const kind of CHANNELS)
      this.#waiting.labels(kind).set(Number(rows.find((row) => row.kind === kind)?.count ?? 0n))
  }
}

const afterOf = (outcome: Outcome): number =>
  outcome.is === 'later' ? (outcome.afterMs ?? 0) : outcome.is === 'quota' ? (outcome.afterMs ?? QUOTA_MS) : 0

const logged = ({ id, kind, purpose, merchant_id, attempts }: Taken) => ({
  message: id,
  kind,
  purpose,
  merchant: merchant_id,
  attempts,
})

/** What went wrong, by its code or name: a message of an error may hold an address. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
