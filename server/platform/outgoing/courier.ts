import { HOUR, later, MINUTE, SECOND } from '@senluna/kit/time.ts'
import { Counter, Gauge } from 'prom-client'
import { momentOf } from '../ids.ts'
import type { Metrics } from '../figures/metrics.ts'
import { inTrace } from '../trace.ts'
import { SPAN } from '../tracing/span.ts'
import { inSpan } from '../tracing/tracing.ts'
import { CHANNELS, type Channel, type MessageOf, type PushMessage } from './message.ts'
import type { OutgoingQueue } from './outgoing.ts'
import { deleteOutgoing, postpone, takeDue, waitingByChannel, type TakenMessage } from './outgoing-store.ts'
import { openMessage } from './sealed.ts'
import type { Outcome, Sender } from './sender.ts'

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
    const due = await takeDue(db, kind, { now, leasedUntil: later(now, LEASE_MS), most: AT_ONCE[kind] })
    const carried = (taken: TakenMessage) =>
      inSpan({ name: `send ${kind}`, kind: SPAN.CONSUMER, attributes: { 'senluna.purpose': taken.purpose } }, () =>
        this.#carry(taken),
      )
    await Promise.all(due.map((taken) => inTrace(taken.trace_id ?? undefined, () => carried(taken))))
    return due.length
  }

  async #carry(taken: TakenMessage): Promise<void> {
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
    await postpone(queue.deps.db, taken.id, later(now, pause), unsure)
    queue.deps.log.info({ ...logged(taken), outcome: outcome.is, why: outcome.why }, 'message tried, not sent yet')
  }

  async #attempt(taken: TakenMessage): Promise<Outcome> {
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
  async #end(taken: TakenMessage, outcome: 'sent' | 'refused' | 'gone' | 'expired', why?: string): Promise<void> {
    const { db, log } = this.#parts.queue.deps
    await deleteOutgoing(db, taken.id)
    this.#done.labels(taken.kind, outcome).inc()
    if (outcome === 'refused' || outcome === 'expired') log.warn({ ...logged(taken), outcome, why }, 'message given up')
  }

  async #count(): Promise<void> {
    const waiting = await waitingByChannel(this.#parts.queue.deps.db)
    for (const kind of CHANNELS) this.#waiting.labels(kind).set(waiting.get(kind) ?? 0)
  }
}

const afterOf = (outcome: Outcome): number =>
  outcome.is === 'later' ? (outcome.afterMs ?? 0) : outcome.is === 'quota' ? (outcome.afterMs ?? QUOTA_MS) : 0

const logged = ({ id, kind, purpose, merchant_id, attempts }: TakenMessage) => ({
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
