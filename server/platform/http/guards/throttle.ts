import { Refusal } from '@senluna/contract/refusals.ts'
import { recentlyUsed, type RecentlyUsed } from '../../concurrency/recently-used.ts'

/**
 * Limits how often one caller may do one thing: a bucket of `burst` calls that fills at
 * `perSecond`.
 *
 * Kept in this process: with several, a caller gets as many times the rate. That bounds a flood;
 * what must be counted exactly (log-in failures) is counted in the database.
 */
export class Throttle {
  #buckets: RecentlyUsed<string, { left: number; at: number }>
  readonly perSecond: number
  readonly burst: number

  constructor(perSecond: number, burst: number, callers = 50_000) {
    this.perSecond = perSecond
    this.burst = burst
    this.#buckets = recentlyUsed(callers)
  }

  /**
   * Takes one call's place, or several; at most all there are. Refuses SYS_THROTTLED with the
   * seconds to wait.
   */
  take(who: string, nowMs: number, calls = 1): void {
    const wanted = Math.min(calls, this.burst)
    const bucket = this.#bucketOf(who, nowMs)
    bucket.left = Math.min(this.burst, bucket.left + ((nowMs - bucket.at) / 1_000) * this.perSecond)
    bucket.at = nowMs
    if (bucket.left < wanted) {
      const retryAfterSec = Math.max(1, Math.ceil((wanted - bucket.left) / this.perSecond))
      throw new Refusal('SYS_THROTTLED', { retryAfterSec })
    }
    bucket.left -= wanted
  }

  #bucketOf(who: string, nowMs: number): { left: number; at: number } {
    const known = this.#buckets.get(who)
    if (known) return known
    const bucket = { left: this.burst, at: nowMs }
    this.#buckets.set(who, bucket)
    return bucket
  }
}
