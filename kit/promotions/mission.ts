import { daysFrom, startOfDay, weekdayOf } from '../calendar/days.ts'
import { businessDate, DAY, instant, later, type BusinessDate, type Instant } from '../time.ts'

/**
 * What a mission counts: money in, valid bets, wagers, won ones, days checked in or logged in,
 * friends who made their first deposit, steps of one's own profile.
 */
export const MISSION_METRICS = [
  'DEPOSIT_SUM',
  'DEPOSITS',
  'VALID_BET',
  'BETS',
  'WINS',
  'CHECK_INS',
  'LOGINS',
  'FRIENDS',
  'PROFILE',
] as const
export type MissionMetric = (typeof MISSION_METRICS)[number]

/** Whether a metric counts wagers, of products that a mission names. */
export const countsWagers = (metric: MissionMetric): boolean =>
  metric === 'VALID_BET' || metric === 'BETS' || metric === 'WINS'

/** What a mission can ask somebody to do about their account; done before it counts, too. */
export const PROFILE_STEPS = ['EMAIL', 'MOBILE', 'BIRTHDAY', 'PAYOUT_ACCOUNT', 'IDENTITY', 'SECOND_STEP'] as const
export type ProfileStep = (typeof PROFILE_STEPS)[number]

export const MISSION_SPANS = ['ONCE', 'DAY', 'WEEK'] as const
export type MissionSpan = (typeof MISSION_SPANS)[number]

/** How long the reward of a cycle that is over can be claimed. */
const CLAIM_MS = DAY

/** One cycle of a mission. What happens from `from` until before `to` counts. */
export interface MissionCycle {
  /** Names it: `ONCE`, the day, the Monday. */
  cycle: string
  from: Instant
  /** Absent: it has no end. */
  to: Instant | undefined
  /** Until when its reward can be claimed; absent: as long as it stands. */
  claimBefore: Instant | undefined
}

/** When a mission is offered. */
export interface MissionTime {
  startAt: Instant
  endAt: Instant | undefined
}

/**
 * The cycles of a mission whose reward can be had at a moment: the one that is on, before it the
 * one that ended less than a day ago. Only what happens while the mission is offered counts.
 */
export function missionCycles(
  every: MissionSpan,
  { startAt, endAt }: MissionTime,
  zone: string,
  now: Instant,
): MissionCycle[] {
  const within = (cycle: string, begins: Instant, ends: Instant | undefined): MissionCycle => {
    const to = endAt !== undefined && (ends === undefined || endAt < ends) ? endAt : ends
    return {
      cycle,
      from: instant(Math.max(begins, startAt)),
      to,
      claimBefore: to === undefined ? undefined : later(to, CLAIM_MS),
    }
  }
  const cycles = every === 'ONCE' ? [within('ONCE', startAt, undefined)] : spans(every, zone, now).map(spanned)
  function spanned({ first, next }: Span): MissionCycle {
    return within(every === 'DAY' ? first : `week ${first}`, startOfDay(first, zone), startOfDay(next, zone))
  }
  return cycles.filter(
    ({ from, to, claimBefore }) =>
      from <= now && (to === undefined || from < to) && (claimBefore === undefined || now < claimBefore),
  )
}

interface Span {
  first: BusinessDate
  next: BusinessDate
}

/** The day or week before a moment's own, then its own. */
function spans(every: 'DAY' | 'WEEK', zone: string, now: Instant): Span[] {
  const today = businessDate(now, zone)
  const length = every === 'DAY' ? 1 : 7
  const first = every === 'DAY' ? today : daysFrom(today, -weekdayOf(today))
  return [daysFrom(first, -length), first].map((begins) => ({ first: begins, next: daysFrom(begins, length) }))
}

/** Where a cycle of a mission stands for a member. */
export type MissionState = 'ACTIVE' | 'CLAIMABLE' | 'CLAIMED' | 'MISSED'

/** The state of a cycle by what was done in it. */
export function missionState(
  { done, target, claimed }: { done: bigint; target: bigint; claimed: boolean },
  { to }: Pick<MissionCycle, 'to'>,
  now: Instant,
): MissionState {
  if (claimed) return 'CLAIMED'
  if (done >= target) return 'CLAIMABLE'
  return to === undefined || now < to ? 'ACTIVE' : 'MISSED'
}
