import { createHmac } from 'node:crypto'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { businessDate, SECOND, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { addressPrefix } from '../../../platform/address-prefix.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'
import { addVisitors, saltOf } from '../store/visit-store.ts'

const GATHER_MS = 10 * SECOND
/** Of more in ten seconds the rest is not counted: a flood is no crowd of visitors. */
const MOST = 20_000
const HASH_BYTES = 16

/** Somebody at the site, while they are waiting to be counted. */
interface Visitor {
  merchantCode: MerchantCode
  day: BusinessDate
  /** Their browser's id of itself, or else their address; it never leaves this process. */
  who: string
}

/**
 * Counts each browser once a day, whatever process it comes to. What is kept while the day goes on
 * is a hash under that day's salt.
 */
export class Visits {
  #waiting = new Map<string, Visitor>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined
  readonly #db: Db
  readonly #log: Pick<Log, 'warn'>

  constructor(db: Db, log: Pick<Log, 'warn'>) {
    this.#db = db
    this.#log = log
  }

  /** Somebody asked for the site. They wait for nothing. */
  note(brand: Pick<Brand, 'merchantCode' | 'timeZone'>, from: { deviceId: string; ip: string }, now: Instant): void {
    if (this.#waiting.size >= MOST) return
    const day = businessDate(now, brand.timeZone)
    const who = from.deviceId || addressPrefix(from.ip)
    this.#waiting.set(`${brand.merchantCode} ${day} ${who}`, { merchantCode: brand.merchantCode, day, who })
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref()
  }

  /** Counts who is waiting. A database that is away costs their visits, and the log says so. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#writing
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#writing = this.#count(waiting).catch((error: unknown) =>
      this.#log.warn({ visits: waiting.length, error: String(error) }, 'visits could not be counted'),
    )
    await this.#writing
  }

  /** Counts the last ones. */
  stop = (): Promise<void> => this.flush()

  async #count(visitors: readonly Visitor[]): Promise<void> {
    for (const [day, ofDay] of Map.groupBy(visitors, (visitor) => visitor.day)) {
      const salt = await saltOf(this.#db, day)
      for (const [merchantCode, ofBrand] of Map.groupBy(ofDay, (visitor) => visitor.merchantCode))
        await addVisitors(
          this.#db,
          { merchantCode, day },
          ofBrand.map(({ who }) => createHmac('sha256', salt).update(who).digest().subarray(0, HASH_BYTES)),
        )
    }
  }
}
