import type { Bucket, PastDeposit } from './protection.ts'
import { businessDate, DAY, HOUR, MINUTE, type Instant } from '../time.ts'

// Markers of harm: what of somebody's play and deposits may speak of harm, and how much of it
// together. They say when to write, to call and to think of an enforced break; no bet and no
// deposit asks for them.

export const MARKER_KINDS = ['SPEND_JUMP', 'CHASING', 'NIGHT', 'DECLINED', 'LIMITS', 'CONTACTS'] as const
export type MarkerKind = (typeof MARKER_KINDS)[number]

/** 0: nothing. 1: a message. 2: a call. 3: an enforced break is to be decided. */
export const MARKER_LEVELS = [0, 1, 2, 3] as const
export type MarkerLevel = (typeof MARKER_LEVELS)[number]

/** From which count on a marker speaks (weight 1), and speaks loudly (weight 2). */
export const MARKER_STEPS: Readonly<Record<MarkerKind, readonly [speaks: number, loudly: number]>> = {
  /**
   * Deposits of the last seven days over those of an ordinary week of the four before, in whole
   * times.
   */
  SPEND_JUMP: [3, 6],
  /** Of the last seven days those on which somebody kept depositing while losing. */
  CHASING: [1, 3],
  /** Of the last seven nights those with play in two hours or more between midnight and five. */
  NIGHT: [3, 5],
  /** Deposits declined in the last seven days. */
  DECLINED: [3, 6],
  /** Looser limits asked for in the last thirty days. */
  LIMITS: [2, 4],
  /** Tickets and conversations begun in the last fourteen days. */
  CONTACTS: [4, 8],
}

/** A week with fewer deposits is no jump, however large they are. */
export const JUMP_LEAST_DEPOSITS = 3
const WEEK = 7 * DAY
const WEEKS_BEFORE = 4
/** So far back deposits are looked at. */
export const DEPOSITS_FOR = (1 + WEEKS_BEFORE) * WEEK
/** So far back play and declined deposits are looked at. */
export const PLAY_FOR = WEEK
/** So far back looser limits are looked at. */
export const LIMITS_FOR = 30 * DAY
/** So far back contacts are looked at. */
export const CONTACTS_FOR = 14 * DAY

/**
 * So many deposits within `CHASE_WITHIN`, and a loss from the first to an hour after the last, are
 * chasing.
 */
export const CHASE_DEPOSITS = 3
export const CHASE_WITHIN = 6 * HOUR

const NIGHT_ENDS = 5
/** So many hours with play make a night one of play: a bet just after midnight doesn't. */
export const NIGHT_HOURS = 2

/** Weights that come to a level together: one marker alone never comes to a call. */
export const LEVEL_FROM: readonly [number, number, number] = [1, 3, 5]

/** A level comes down a step when less has spoken for so long. */
export const CALM_FOR = 30 * DAY

/**
 * What is known of somebody. Hours are those of play with real money; an open bet counts as neither
 * won nor lost.
 */
export interface HarmFacts {
  deposits: readonly PastDeposit[]
  hours: readonly Bucket[]
  declined: number
  loosened: number
  contacts: number
}

/** A marker that speaks: how much was found, and how loudly it says so. */
export interface SpeakingMarker {
  kind: MarkerKind
  count: number
  weight: 1 | 2
}

/** What speaks for harm, and the level it comes to. */
export interface Harm {
  level: MarkerLevel
  spoke: readonly SpeakingMarker[]
}

/** Judges what is known of somebody at a moment, by the clock of their brand. */
export function harmOf(facts: HarmFacts, zone: string, now: Instant): Harm {
  const counts: Record<MarkerKind, number> = {
    SPEND_JUMP: jumpOf(facts.deposits, now),
    CHASING: chasingDays(facts, zone, now),
    NIGHT: nightsOf(facts.hours, zone, now),
    DECLINED: facts.declined,
    LIMITS: facts.loosened,
    CONTACTS: facts.contacts,
  }
  const spoke = MARKER_KINDS.flatMap((kind): SpeakingMarker[] => {
    const [speaks, loudly] = MARKER_STEPS[kind]
    const count = counts[kind]
    return count < speaks ? [] : [{ kind, count, weight: count < loudly ? 1 : 2 }]
  })
  const weight = spoke.reduce((sum, item) => sum + item.weight, 0)
  return { level: LEVEL_FROM.filter((from) => weight >= from).length as MarkerLevel, spoke }
}

/**
 * How many times an ordinary week's deposits the last seven days brought, cut; 0 for a first week,
 * which is compared with nothing.
 */
function jumpOf(deposits: readonly PastDeposit[], now: Instant): number {
  const within = (from: number, to: number) => deposits.filter(({ at }) => at > now - from && at <= now - to)
  const week = within(WEEK, 0)
  const before = sumOf(within(DEPOSITS_FOR, WEEK))
  if (before === 0n || week.length < JUMP_LEAST_DEPOSITS) return 0
  return Number((sumOf(week) * BigInt(WEEKS_BEFORE)) / before)
}

const sumOf = (deposits: readonly PastDeposit[]): bigint => deposits.reduce((sum, { amount }) => sum + amount, 0n)

/** On how many days of the last seven somebody deposited again and again while they lost. */
function chasingDays({ deposits, hours }: HarmFacts, zone: string, now: Instant): number {
  const recent = deposits
    .map(({ at }) => at)
    .filter((at) => at > now - WEEK && at <= now)
    .sort((a, b) => a - b)
  const days = recent.flatMap((last, nth) => {
    const first = recent[nth - (CHASE_DEPOSITS - 1)]
    if (first === undefined || last - first > CHASE_WITHIN) return []
    // Full hours: from the hour of the first deposit to the hour after the last one.
    const lost = hours.reduce(
      (sum, { hour, staked, won }) => (hour > first - HOUR && hour <= last + 60 * MINUTE ? sum + staked - won : sum),
      0n,
    )
    return lost > 0n ? [businessDate(last, zone)] : []
  })
  return new Set(days).size
}

/** How many of the last seven nights were played through. */
function nightsOf(hours: readonly Bucket[], zone: string, now: Instant): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  const played = hours.filter(
    ({ hour, staked }) => staked > 0n && hour > now - WEEK && hour <= now && Number(clock.format(hour)) < NIGHT_ENDS,
  )
  const nights = Map.groupBy(played, ({ hour }) => businessDate(hour, zone))
  return [...nights.values()].filter((night) => night.length >= NIGHT_HOURS).length
}

/** A level as it is kept: since when, and since when less speaks than it says. */
export interface Mark extends Harm {
  since: Instant
  calmSince: Instant | null
}

/**
 * What becomes of a level when somebody is looked at again. It rises at once. It falls by a step
 * when less has spoken for thirty days on end, and keeps what spoke for it until then.
 */
export function nextMark(before: Mark | undefined, found: Harm, now: Instant): Mark {
  if (!before || found.level > before.level) return { ...found, since: now, calmSince: null }
  if (found.level === before.level) return { ...before, spoke: found.spoke, calmSince: null }
  const calmSince = before.calmSince ?? now
  if (now - calmSince < CALM_FOR) return { ...before, calmSince }
  const level = (before.level - 1) as MarkerLevel
  const isDown = level === found.level
  return { level, spoke: isDown ? found.spoke : before.spoke, since: now, calmSince: isDown ? null : now }
}
