import type { Clock } from '@senluna/kit/time.ts'
import { HOUR, instant, MINUTE, SECOND } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../database/db.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { currentTrace } from '../trace.ts'
import type { Channel, Message } from './message.ts'
import { channelQuotas, deleteQuota, failingChannels, insertOutgoing, setQuota } from './outgoing-store.ts'
import { sealMessage } from './sealed.ts'
import type { Senders } from './sender.ts'

/**
 * Whether a channel takes messages: `off` it is not set up here, `quota` its provider takes nothing
 * more for now, `failing` what waits for it could not be sent time and again.
 */
export type Readiness = 'ready' | 'off' | 'quota' | 'failing'

/** The way out toward people. */
export interface Outgoing {
  /**
   * Answers at once, for calls that refuse before they do anything. What another process learned is
   * known seconds later.
   */
  can(kind: Channel): Readiness
  /**
   * Hands a message over in the transaction of its cause: it goes out after the commit, or not at
   * all.
   *
   * Tried again until it expires; to a channel that is off nothing goes.
   */
  queue(tx: Tx, message: Message): Promise<void>
}

/** What the queue is made of. */
export interface OutgoingDeps {
  db: Db
  clock: Clock
  log: Log
  /** Secret in hex that waiting messages are sealed with. */
  keySecret: string
  senders: Senders
}

const USUAL_LIFE: Record<Channel, number> = { sms: 10 * MINUTE, mail: 24 * HOUR, push: 24 * HOUR }
const REFRESH_MS = 5 * SECOND
/**
 * A channel fails from this many vain attempts for one message on, until the message goes out or is
 * given up.
 */
const VAIN = 3

/**
 * The queue of one process: what it takes is sent by the `Courier` of whichever process runs the
 * jobs.
 */
export class OutgoingQueue implements Outgoing {
  readonly deps: OutgoingDeps
  #quotas = new Map<Channel, number>()
  #failing = new Set<Channel>()
  #timer: NodeJS.Timeout | undefined

  constructor(deps: OutgoingDeps) {
    this.deps = deps
  }

  can(kind: Channel): Readiness {
    if (!this.deps.senders[kind]) return 'off'
    if ((this.#quotas.get(kind) ?? 0) > this.deps.clock.now()) return 'quota'
    return this.#failing.has(kind) ? 'failing' : 'ready'
  }

  async queue(tx: Tx, message: Message): Promise<void> {
    const { clock, log, keySecret, senders } = this.deps
    const { kind, purpose } = message
    if (!senders[kind]) return log.debug({ kind, purpose }, 'nothing sent: the channel is off')
    const now = clock.now()
    const id = newId<'outgoing'>(now)
    const expiresAt = message.expiresAt ?? instant(now + USUAL_LIFE[kind])
    const sealed = sealMessage(keySecret, id, message)
    const { merchantCode } = message.brand
    const traceId = currentTrace() ?? null
    await insertOutgoing(tx, { id, kind, merchantCode, purpose, sealed, at: now, expiresAt, traceId })
  }

  /**
   * Reads which channels are without quota or fail, now and every few seconds. A database that
   * doesn't answer changes nothing.
   */
  async start(): Promise<void> {
    await this.refresh()
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), REFRESH_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async refresh(): Promise<void> {
    const { db, clock } = this.deps
    const quotas = await channelQuotas(db)
    const failing = await failingChannels(db, VAIN, clock.now())
    this.#quotas = quotas
    this.#failing = new Set(failing)
  }

  /**
   * Notes that a provider takes nothing more until then, for all processes; `undefined` that it
   * takes messages again.
   */
  async noteQuota(kind: Channel, until: number | undefined): Promise<void> {
    const known = this.#quotas.has(kind)
    if (until === undefined && !known) return
    if (until === undefined) {
      this.#quotas.delete(kind)
      return deleteQuota(this.deps.db, kind)
    }
    this.#quotas.set(kind, until)
    await setQuota(this.deps.db, kind, until)
  }
}
