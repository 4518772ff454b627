import { DAY, later, MINUTE, type Instant } from '@senluna/kit/time.ts'

const UNPAID_MOST = 3
const UNPAID_WITHIN = 15 * MINUTE
const BLOCKED_FOR = 30 * MINUTE
const FAILED_MOST = 5
const FAILED_WITHIN = 10 * MINUTE
/** So many failures in a day suspend deposits until staff have looked. */
const SUSPENDING = 10

const newestFirst = (times: readonly Instant[]): Instant[] => [...times].sort((a, b) => b - a)

/**
 * Until when somebody may open no order, after so many `most` things within `within`; undefined
 * when they may.
 */
function blockedAfter(times: readonly Instant[], most: number, within: number, now: Instant): Instant | undefined {
  const sorted = newestFirst(times)
  for (const [index, last] of sorted.entries()) {
    const first = sorted[index + most - 1]
    const until = later(last, BLOCKED_FOR)
    if (first === undefined || until <= now) return undefined
    if (last - first < within) return until
  }
  return undefined
}

/** Three orders within 15 minutes that nobody paid: none for 30 minutes after the third. */
export const unpaidBlock = (opened: readonly Instant[], now: Instant): Instant | undefined =>
  blockedAfter(opened, UNPAID_MOST, UNPAID_WITHIN, now)

/**
 * Five payments of one method that failed within 10 minutes: none of it for 30 minutes after the
 * fifth.
 */
export const failedBlock = (failed: readonly Instant[], now: Instant): Instant | undefined =>
  blockedAfter(failed, FAILED_MOST, FAILED_WITHIN, now)

/** Whether the failures of the last day are so many that deposits stop until staff have looked. */
export const suspends = (failed: readonly Instant[], now: Instant): boolean =>
  failed.filter((at) => at > now - DAY).length >= SUSPENDING
