import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { businessDate, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { ordersBy } from '../facts/index.ts'

/** So many days are looked back on, and so many withdrawals must have been paid in them. */
const DAYS = 30
const ENOUGH = 20
/** A slower pace is no news for the home page. */
const SLOWEST_MINUTES = 120
const KEPT_MS = 10 * MINUTE
const MINUTE_SECONDS = 60n

type Paced = Pick<Brand, 'merchantCode' | 'timeZone' | 'currency'>

interface Kept {
  until: Instant
  minutes: Promise<number | undefined>
}

/**
 * How many minutes a withdrawal of a brand took on average, from request to payment, rounded up;
 * undefined where too few were paid to say, or they took long. Everybody's home page asks, so it is
 * read once in ten minutes.
 */
export class WithdrawalPace {
  readonly #kept = new Map<string, Kept>()
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  of(brand: Paced, now: Instant): Promise<number | undefined> {
    const key = brand.merchantCode
    const known = this.#kept.get(key)
    if (known && now < known.until) return known.minutes
    const minutes = paceOf(this.#db, brand, now)
    this.#kept.set(key, { until: later(now, KEPT_MS), minutes })
    // What could not be read isn't kept.
    minutes.catch(() => this.#kept.delete(key))
    return minutes
  }
}

async function paceOf(db: Db, { merchantCode, timeZone, currency }: Paced, now: Instant): Promise<number | undefined> {
  const to = businessDate(now, timeZone)
  const orders = await ordersBy(db, { merchantCode, from: daysFrom(to, -DAYS), to }, 'OUT')
  const own = orders.filter((order) => order.currency === currency.code)
  const done = own.reduce((sum, order) => sum + BigInt(order.done), 0n)
  if (done < ENOUGH) return undefined
  const seconds = own.reduce((sum, order) => sum + BigInt(order.seconds), 0n)
  const [all, whole] = [done * MINUTE_SECONDS, seconds / (done * MINUTE_SECONDS)]
  const minutes = Number(seconds % all > 0n || whole === 0n ? whole + 1n : whole)
  return minutes <= SLOWEST_MINUTES ? minutes : undefined
}
