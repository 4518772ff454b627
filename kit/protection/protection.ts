import { amount, type Amount } from '../money.ts'
import { DAY, HOUR, later, MINUTE, type Instant } from '../time.ts'

/**
 * What a player can limit: deposits and losses in three windows, one stake, minutes logged in a
 * day.
 */
export const LIMIT_KINDS = [
  'depositDay',
  'depositWeek',
  'depositMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
  'stake',
  'session',
] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** The limits on what is paid in, the shortest window first. */
export const DEPOSIT_LIMITS = ['depositDay', 'depositWeek', 'depositMonth'] as const satisfies LimitKind[]
export type DepositLimit = (typeof DEPOSIT_LIMITS)[number]

/** How long the rolling window of a limit is, in hours; a limit without one is not here. */
export const WINDOW_HOURS: Partial<Record<LimitKind, number>> = {
  depositDay: 24,
  depositWeek: 7 * 24,
  depositMonth: 30 * 24,
  lossDay: 24,
  lossWeek: 7 * 24,
  lossMonth: 30 * 24,
}

/** A break ends by itself. */
export const COOL_OFF_TERMS = ['1d', '1w', '1m', '2m', '3m'] as const
/** An exclusion ends on request after its term; a permanent one never. */
export const EXCLUSION_TERMS = ['6m', '1y', '5y', 'permanent'] as const
export type BreakTerm = (typeof COOL_OFF_TERMS)[number] | (typeof EXCLUSION_TERMS)[number]

/** Minutes between two reality checks that a player may choose. */
export const CHECK_MINUTES = [15, 30, 60, 120] as const
export type CheckMinutes = (typeof CHECK_MINUTES)[number]

/** A looser limit, and coming back after an exclusion, wait so long. */
export const LOOSER_AFTER = DAY
/** A looser limit that nobody confirms lapses so long after it could have been. */
export const CONFIRM_WITHIN = 7 * DAY
/** How long before the last minute of the day's play a player is warned. */
export const SESSION_WARNING = 10 * MINUTE

/**
 * A limit as it is, and the looser one that was asked for. Money in the smallest unit, minutes for
 * `session`; null is none.
 */
export interface Limit {
  value: bigint | null
  pending: { value: bigint | null; at: Instant } | null
}

/** What asking for another limit comes to. `at`: from when a looser one may be confirmed. */
export type LimitChange =
  | { done: 'now' | 'confirmed' | 'asked' | 'unchanged'; limit: Limit }
  | { done: 'tooEarly'; at: Instant }
  | { done: 'nothingAsked' }

const isLooser = (asked: bigint | null, than: bigint | null): boolean =>
  than !== null && (asked === null || asked > than)

/**
 * What becomes of a limit when another value is asked for.
 *
 * A tighter one holds at once, and takes an earlier wish for a looser one with it. A looser one, or
 * none, is kept as a wish that may be confirmed after 24 hours and lapses a week later; asking for
 * the same again doesn't start its time anew.
 */
export function changeLimit(limit: Limit, asked: bigint | null, confirm: boolean, now: Instant): LimitChange {
  const pending = limit.pending && now < limit.pending.at + CONFIRM_WITHIN ? limit.pending : null
  if (confirm) {
    if (pending?.value !== asked || pending === null) return { done: 'nothingAsked' }
    if (now < pending.at) return { done: 'tooEarly', at: pending.at }
    return { done: 'confirmed', limit: { value: asked, pending: null } }
  }
  if (isLooser(asked, limit.value)) {
    if (pending?.value === asked && pending !== null)
      return { done: 'unchanged', limit: { value: limit.value, pending } }
    return { done: 'asked', limit: { value: limit.value, pending: { value: asked, at: later(now, LOOSER_AFTER) } } }
  }
  const same = asked === limit.value && pending === null
  return { done: same ? 'unchanged' : 'now', limit: { value: asked, pending: null } }
}

/** What was staked and won in one hour, which begins at `hour`. */
export interface Bucket {
  hour: Instant
  staked: bigint
  won: bigint
}

/** The hour a moment falls in. */
export const hourOf = (at: Instant): Instant => later(at, -(((at % HOUR) + HOUR) % HOUR))

/**
 * What is lost in a rolling window of so many hours. An hour counts until its last minute has left
 * the window.
 */
export function lostIn(buckets: readonly Bucket[], hours: number, now: Instant): bigint {
  return buckets.reduce(
    (sum, { hour, staked, won }) => (hour > now - (hours + 1) * HOUR ? sum + staked - won : sum),
    0n,
  )
}

/** What may still be staked under a loss limit; never below zero. */
export function lossRoom(limit: bigint, buckets: readonly Bucket[], hours: number, now: Instant): bigint {
  const room = limit - lostIn(buckets, hours, now)
  return room > 0n ? room : 0n
}

/**
 * When a stake fits a loss limit again if nothing is played meanwhile; undefined for a stake above
 * the limit itself. Hours leave the window one by one; one that was won makes less room when it
 * leaves.
 */
export function roomAgainAt(
  limit: bigint,
  stake: bigint,
  buckets: readonly Bucket[],
  hours: number,
  now: Instant,
): Instant | undefined {
  const leaving = buckets.map(({ hour }) => later(hour, (hours + 1) * HOUR)).filter((at) => at > now)
  for (const at of [now, ...leaving.sort((a, b) => a - b)]) if (lostIn(buckets, hours, at) + stake <= limit) return at
  return undefined
}

/** Money that came in. */
export interface PastDeposit {
  at: Instant
  amount: Amount
}

/**
 * Whether a deposit is within all limits on deposits, and how much may come in. Gross: what was
 * taken out again doesn't count. Without a limit `remaining` is undefined.
 */
export function depositAllowed(
  limits: Partial<Record<'depositDay' | 'depositWeek' | 'depositMonth', bigint | null>>,
  history: readonly PastDeposit[],
  asked: bigint,
  now: Instant,
): { allowed: boolean; remaining: Amount | undefined } {
  let remaining: bigint | undefined
  for (const kind of ['depositDay', 'depositWeek', 'depositMonth'] as const) {
    const limit = limits[kind]
    if (limit === undefined || limit === null) continue
    const since = now - WINDOW_HOURS[kind]! * HOUR
    const used = history.reduce((sum, item) => (item.at > since && item.at <= now ? sum + item.amount : sum), 0n)
    const left = limit > used ? limit - used : 0n
    if (remaining === undefined || left < remaining) remaining = left
  }
  return {
    allowed: remaining === undefined || asked <= remaining,
    remaining: remaining === undefined ? undefined : amount(remaining),
  }
}

/**
 * When there is room for a deposit again, if nothing more comes in: now, when what came first
 * leaves a window, or never (undefined), with a limit of nothing.
 */
export function depositAllowedAgainAt(
  limits: Parameters<typeof depositAllowed>[0],
  history: readonly PastDeposit[],
  now: Instant,
): Instant | undefined {
  const leaving = history.flatMap(({ at }) =>
    (['depositDay', 'depositWeek', 'depositMonth'] as const).map((kind) => later(at, WINDOW_HOURS[kind]! * HOUR)),
  )
  const moments = [now, ...leaving.filter((at) => at > now).sort((a, b) => a - b)]
  return moments.find((at) => depositAllowed(limits, history, 1n, at).allowed)
}

/** A stretch of time logged in. */
export interface Stretch {
  from: Instant
  to: Instant
}

/** How long somebody was logged in between two moments; stretches side by side count once. */
export function loggedIn(stretches: readonly Stretch[], from: Instant, to: Instant): number {
  let sum = 0
  let counted: number = from
  for (const stretch of [...stretches].sort((a, b) => a.from - b.from)) {
    const begins = Math.max(stretch.from, counted)
    const ends = Math.min(stretch.to, to)
    if (ends <= begins) continue
    sum += ends - begins
    counted = ends
  }
  return sum
}

/**
 * When somebody who stays logged in has used up a day's minutes: `now` when they are used up
 * already. At `dayEnd` the minutes of the next day begin, so a limit that lasts over midnight ends
 * in it.
 */
export function sessionEndsAt(limitMinutes: number, usedMs: number, now: Instant, dayEnd: Instant): Instant {
  const left = limitMinutes * MINUTE - usedMs
  if (left <= 0) return now
  return now + left < dayEnd ? later(now, left) : later(dayEnd, limitMinutes * MINUTE)
}

/**
 * When a break that begins now ends; null for one that doesn't. A month ends on the same day of the
 * month, or its last.
 */
export function breakEnds(term: BreakTerm, now: Instant): Instant | null {
  if (term === 'permanent') return null
  const count = Number(term.slice(0, -1))
  if (term.endsWith('d')) return later(now, count * DAY)
  if (term.endsWith('w')) return later(now, 7 * count * DAY)
  const from = new Date(now)
  const month = from.getUTCMonth() + (term.endsWith('y') ? 12 * count : count)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  return (Date.UTC(from.getUTCFullYear(), month, day) + (((now % DAY) + DAY) % DAY)) as Instant
}
