import { DAY, type Instant, SECOND } from '@senluna/kit/time.ts'
import type { CalendarClock, IntervalClock } from '../catalogue/game.ts'
import { dayAfter, isDate } from './dates.ts'
import { dateAt, momentOf } from './zones.ts'

/** One draw of a game: its name, and between which moments it can be bet. */
export interface Slot {
  readonly drawNumber: string
  /**
   * The day it belongs to, yyyy-MM-dd by the game's clocks: the last of a day is drawn at the next
   * midnight.
   */
  readonly date: string
  readonly openAt: Instant
  /** Betting is closed from this moment on, the moment itself included. */
  readonly lockAt: Instant
  readonly drawAt: Instant
}

/** The local times of a day's draw, `HH:MM:SS`; absent when there is none that day. */
export type DrawDays = (date: string) => { readonly drawAt: string; readonly lockAt: string } | undefined

/** Why a draw number is none: it can't be read, or nothing is drawn that day. */
export type DrawNumberRefusal = 'LOT_E_NUMERO_UNKNOWN' | 'LOT_E_NO_DRAW'

/** The draws of a game, one after the other, as far as its clock and calendar say. */
export interface DrawNumbers {
  /**
   * The first draw that is still to come at `now`. Absent when a calendar has none within a year.
   */
  at(now: Instant): Slot | undefined
  read(drawNumber: string): Slot | DrawNumberRefusal
  next(slot: Slot): Slot | undefined
  previous(slot: Slot): Slot | undefined
  /** Those drawn after `from` and not after `to`, oldest first. */
  between(from: Instant, to: Instant): Iterable<Slot>
}

/** Whether a ticket that came in at `now` can be taken. */
export const isAccepting = (slot: Slot, now: Instant): boolean => now >= slot.openAt && now < slot.lockAt

/** How long before its lock a draw can be bet though the one before it is open still. */
export const ADVANCE_MS = 7 * DAY

/**
 * Whether a draw is near enough to be bet: it is open, or its lock is no further away than bets are
 * taken in advance. One that is open can be bet however far away it is: twice a month is more than
 * a week.
 */
export const isNear = ({ openAt, lockAt }: Pick<Slot, 'openAt' | 'lockAt'>, now: Instant, aheadMs = ADVANCE_MS) =>
  now >= openAt || lockAt - now <= aheadMs

/** The draws of a clock. A calendar clock draws on the days `days` has. */
export function drawNumbersOf(clock: IntervalClock | CalendarClock, days: DrawDays = () => undefined): DrawNumbers {
  const parts = clock.kind === 'INTERVAL' ? byInterval(clock) : byCalendar(clock, days)
  return {
    ...parts,
    *between(from, to) {
      for (let slot = parts.at(from); slot && slot.drawAt <= to; slot = parts.next(slot)) yield slot
    },
  }
}

const DAY_SECONDS = 86_400

/**
 * How many draws a game with an interval has each day. Throws RangeError when the day doesn't
 * divide by it.
 */
export function drawsADay(clock: IntervalClock): number {
  if (!Number.isInteger(clock.seconds) || clock.seconds < 1 || DAY_SECONDS % clock.seconds !== 0)
    throw new RangeError('a day must be whole intervals')
  return DAY_SECONDS / clock.seconds
}

function byInterval(clock: IntervalClock): Omit<DrawNumbers, 'between'> {
  const count = drawsADay(clock)
  const slotOf = (date: string, place: number): Slot => ({
    drawNumber: `${compact(date)}${String(place).padStart(4, '0')}`,
    date,
    openAt: momentOf(date, (place - 1) * clock.seconds, clock.zone),
    lockAt: momentOf(date, place * clock.seconds - clock.lockSeconds, clock.zone),
    drawAt: momentOf(date, place * clock.seconds, clock.zone),
  })
  const placeOf = (slot: Slot) => Number(slot.drawNumber.slice(8))
  return {
    at: (now) => {
      const date = dateAt(now, clock.zone)
      const seconds = Math.floor((now - momentOf(date, 0, clock.zone)) / SECOND)
      return slotOf(date, Math.floor(seconds / clock.seconds) + 1)
    },
    read: (drawNumber) => {
      const date = spread(drawNumber.slice(0, 8))
      const place = Number(drawNumber.slice(8))
      const known = /^[0-9]{12}$/.test(drawNumber) && isDate(date) && place >= 1 && place <= count
      return known ? slotOf(date, place) : 'LOT_E_NUMERO_UNKNOWN'
    },
    next: (slot) => (placeOf(slot) < count ? slotOf(slot.date, placeOf(slot) + 1) : slotOf(dayAfter(slot.date), 1)),
    previous: (slot) =>
      placeOf(slot) > 1 ? slotOf(slot.date, placeOf(slot) - 1) : slotOf(dayAfter(slot.date, -1), count),
  }
}

/** No lottery rests longer than this: a search that goes further finds nothing. */
const LONGEST_REST = 400

function byCalendar(clock: CalendarClock, days: DrawDays): Omit<DrawNumbers, 'between'> {
  const nearest = (from: string, step: 1 | -1): string | undefined => {
    for (let i = 0, date = from; i < LONGEST_REST; i++, date = dayAfter(date, step)) if (days(date)) return date
    return undefined
  }
  const slotOf = (date: string): Slot | undefined => {
    const times = days(date)
    if (!times) return undefined
    const before = nearest(dayAfter(date, -1), -1)
    const lockBefore = before === undefined ? undefined : days(before)?.lockAt
    return {
      drawNumber: drawNumberOf(date),
      date,
      // Betting opens when the draw before it closes.
      openAt: momentOf(before ?? date, lockBefore ?? 0, clock.zone),
      lockAt: momentOf(date, times.lockAt, clock.zone),
      drawAt: momentOf(date, times.drawAt, clock.zone),
    }
  }
  const drawNumberOf = (date: string) => {
    if (clock.drawNumber === 'yyyyMMdd') return compact(date)
    let place = 0
    for (let day = `${date.slice(0, 4)}-01-01`; day <= date; day = dayAfter(day)) if (days(day)) place++
    return `${date.slice(0, 4)}${String(place).padStart(3, '0')}`
  }
  const near = (from: string, step: 1 | -1) => {
    const date = nearest(from, step)
    return date === undefined ? undefined : slotOf(date)
  }
  return {
    at: (now) => {
      const slot = near(dateAt(now, clock.zone), 1)
      return slot && slot.drawAt <= now ? near(dayAfter(slot.date), 1) : slot
    },
    read: (drawNumber) => {
      const date = clock.drawNumber === 'yyyyMMdd' ? dateOf(drawNumber) : dateOfPlace(drawNumber, days)
      if (date === undefined) return 'LOT_E_NUMERO_UNKNOWN'
      return slotOf(date) ?? 'LOT_E_NO_DRAW'
    },
    next: (slot) => near(dayAfter(slot.date), 1),
    previous: (slot) => near(dayAfter(slot.date, -1), -1),
  }
}

function dateOf(drawNumber: string): string | undefined {
  const date = spread(drawNumber)
  return /^[0-9]{8}$/.test(drawNumber) && isDate(date) ? date : undefined
}

/** The day of the draw that is number NNN of its year. */
function dateOfPlace(drawNumber: string, days: DrawDays): string | undefined {
  if (!/^[0-9]{7}$/.test(drawNumber)) return undefined
  let left = Number(drawNumber.slice(4))
  if (left < 1) return undefined
  const year = drawNumber.slice(0, 4)
  for (let date = `${year}-01-01`; date.startsWith(year); date = dayAfter(date))
    if (days(date) && --left === 0) return date
  return undefined
}

const compact = (date: string) => date.replaceAll('-', '')

const spread = (digits: string) => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
