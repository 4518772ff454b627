import { randomInt } from 'node:crypto'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { businessDate, MINUTE, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'
import { recentlyUsed } from '../../../platform/concurrency/recently-used.ts'
import { addBlocked } from './blocked-store.ts'

const FLUSH_MS = 5_000
/** A blocked visitor counts once in this time, however many calls their page makes. */
const ONE_VISIT = 10 * MINUTE
const REMEMBERED = 20_000
/** Processes that write at the same time write different rows. */
const LANES = 16

interface Hit {
  merchantCode: MerchantCode
  rule: string
  day: BusinessDate
  hits: number
  lastAt: Instant
}

/**
 * Counts the visits that access rules block. A note costs no query: notes are written together
 * every few seconds. A process that dies loses the notes of the last few seconds.
 */
export class BlockedVisits {
  readonly #db: Db
  readonly #log: Log
  readonly #lane = randomInt(LANES)
  readonly #seen = recentlyUsed<string, Instant>(REMEMBERED)
  #unwritten = new Map<string, Hit>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  /** Notes that a rule blocked a visitor of an address. */
  note({ merchantCode, timeZone }: Brand, rule: string, ip: string, now: Instant): void {
    const visit = `${merchantCode} ${rule} ${ip}`
    const before = this.#seen.get(visit)
    if (before !== undefined && now - before < ONE_VISIT) return
    this.#seen.set(visit, now)
    const day = businessDate(now, timeZone)
    const key = `${merchantCode} ${rule} ${day}`
    const hits = (this.#unwritten.get(key)?.hits ?? 0) + 1
    this.#unwritten.set(key, { merchantCode, rule, day, hits, lastAt: now })
  }

  start(): void {
    this.#timer = setInterval(() => void this.#flushLogged(), FLUSH_MS)
    this.#timer.unref()
  }

  /** Writes the remaining notes. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#flushLogged()
  }

  /** Writes the notes taken since the last flush. A failed write is repeated at the next flush. */
  async flush(): Promise<void> {
    if (this.#unwritten.size === 0) return
    const due = this.#unwritten
    this.#unwritten = new Map()
    try {
      // In one order, so that two processes in one lane can't wait for each other; a day before the
      // next.
      await this.#write([...due.values()].sort((a, b) => orderOf(a).localeCompare(orderOf(b))))
    } catch (error) {
      for (const [key, hit] of due) {
        const later = this.#unwritten.get(key)
        this.#unwritten.set(key, later ? { ...later, hits: later.hits + hit.hits } : hit)
      }
      throw error
    }
  }

  async #flushLogged(): Promise<void> {
    await this.flush().catch((error: unknown) =>
      this.#log.warn({ error: String(error) }, 'blocked visits could not be written; it is tried again'),
    )
  }

  /** All or nothing: a day's figure begins anew with the day. */
  async #write(hits: readonly Hit[]): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      for (const { merchantCode, rule, day, hits: n, lastAt } of hits)
        await addBlocked(tx, { merchantCode, rule, lane: this.#lane, day, n, lastAt })
    })
  }
}

const orderOf = ({ merchantCode, rule, day }: Hit): string => `${merchantCode} ${rule} ${day}`
