import type { MerchantCode } from '@senluna/kit/brand.ts'
import { later, MINUTE, SECOND, type Clock } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'
import { STEPS, type Counted, addMinute } from './call-store.ts'

const FLUSH_MS = 5 * SECOND
/** What could not be written is tried again; so many minutes of it are kept. */
const MOST_KEPT = 240

/**
 * Counts a process's calls to vendors by the minute, and adds them to the database's every few
 * seconds: a connection of its own, no transaction of anybody's, and nobody waits for it.
 */
export class VendorCalls {
  readonly #db: Db
  readonly #clock: Clock
  readonly #log: Log
  #counted = new Map<string, Counted>()
  #timer: NodeJS.Timeout | undefined
  #failures = 0

  constructor(deps: { db: Db; clock: Clock; log: Log }) {
    this.#db = deps.db
    this.#clock = deps.clock
    this.#log = deps.log
  }

  /** Notes one call. */
  called(call: { merchantCode: MerchantCode; vendorCode: string; ms: number; answered: boolean }): void {
    const now = this.#clock.now()
    const { merchantCode, vendorCode } = call
    const minute = later(now, -(now % MINUTE))
    const counted = this.#of({ merchantCode, vendorCode, minute })
    counted.calls++
    if (call.answered) counted.answeredAt = now
    else counted.unanswered++
    const step = STEPS.findIndex((most) => call.ms <= most)
    counted.took[step < 0 ? STEPS.length : step]!++
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
  }

  /** Writes what was counted. What can't be written now is written later. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counted = this.#counted
    this.#counted = new Map()
    try {
      for (const [name, calls] of counted) {
        await addMinute(this.#db, calls)
        counted.delete(name)
      }
      this.#failures = 0
    } catch (error) {
      if (this.#failures++ === 0)
        this.#log.error({ error: String(error) }, 'calls to vendors could not be noted; later')
      for (const item of counted.values()) if (this.#counted.size < MOST_KEPT) this.#putBack(item)
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
    }
  }

  #of(at: Pick<Counted, 'merchantCode' | 'vendorCode' | 'minute'>): Counted {
    const name = `${at.merchantCode}/${at.vendorCode}/${at.minute}`
    const before = this.#counted.get(name)
    if (before) return before
    const fresh = { ...at, calls: 0, unanswered: 0, took: Array.from({ length: STEPS.length + 1 }, () => 0) }
    const counted: Counted = { ...fresh, answeredAt: undefined }
    this.#counted.set(name, counted)
    return counted
  }

  #putBack(old: Counted): void {
    const counted = this.#of(old)
    counted.calls += old.calls
    counted.unanswered += old.unanswered
    counted.took = counted.took.map((count, step) => count + (old.took[step] ?? 0))
    counted.answeredAt ??= old.answeredAt
  }
}
