import type { LotteryGame } from '../catalogue/game.ts'
import { dayAfter, weekdayOf } from './dates.ts'

/** When a day's draw is, by the game's clocks, `HH:MM:SS`. */
export interface DrawTimes {
  readonly drawAt: string
  readonly lockAt: string
}

/**
 * Other weekdays of a game from a date on, and until one, both days included; open ended where
 * absent.
 */
export interface ScheduleChange {
  readonly game: string
  readonly weekdays: readonly number[]
  /** Whose company draws on which weekday while this holds; the game's own where absent. */
  readonly provinces?: Readonly<Record<number, string>>
  readonly from: string
  readonly to?: string
}

/**
 * A date on which a game departs from its schedule. An extra or moved draw is at the game's usual
 * time unless it says another; a moved one keeps its province and takes the draw number of its new
 * date.
 */
export type DrawException =
  | { readonly game: string; readonly date: string; readonly kind: 'NO_DRAW' }
  | {
      readonly game: string
      readonly date: string
      readonly kind: 'EXTRA'
      readonly province?: string
      readonly times?: DrawTimes
    }
  | {
      readonly game: string
      readonly date: string
      readonly kind: 'MOVED'
      readonly to: string
      readonly times?: DrawTimes
    }

/**
 * What is known beyond the schedules the games themselves carry. Dates are `yyyy-MM-dd` in the
 * game's zone.
 */
export interface Calendar {
  readonly changes: readonly ScheduleChange[]
  readonly exceptions: readonly DrawException[]
}

/**
 * When a calendar game draws on a date; undefined when it doesn't. A day whose own draw is off has
 * none, even when another was moved onto it by mistake. A game with an interval has no such days.
 */
export function drawsOn(game: LotteryGame, date: string, calendar: Calendar): DrawTimes | undefined {
  if (game.clock.kind === 'INTERVAL') return undefined
  if (game.stations) return bothOn(game.stations, date, calendar)
  const { drawAt, lockAt } = game.clock
  const own = calendar.exceptions.filter((exception) => exception.game === game.code)
  if (own.some((exception) => exception.date === date && exception.kind !== 'EXTRA')) return undefined
  for (const exception of own) {
    if (exception.kind === 'NO_DRAW') continue
    const drawn = exception.kind === 'EXTRA' ? exception.date : exception.to
    if (drawn === date) return exception.times ?? { drawAt, lockAt }
  }
  return isScheduled(game, date, calendar) ? { drawAt, lockAt } : undefined
}

/** A pair closes with the station that closes first, and is drawn with the later one. */
function bothOn(stations: readonly LotteryGame[], date: string, calendar: Calendar): DrawTimes | undefined {
  const [first, second] = stations.map((station) => drawsOn(station, date, calendar))
  if (!first || !second) return undefined
  return {
    lockAt: first.lockAt < second.lockAt ? first.lockAt : second.lockAt,
    drawAt: first.drawAt > second.drawAt ? first.drawAt : second.drawAt,
  }
}

/** The dates from `from` to `to`, both included, on which a calendar game draws. */
export function drawDates(game: LotteryGame, from: string, to: string, calendar: Calendar): readonly string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = dayAfter(date)) if (drawsOn(game, date, calendar)) dates.push(date)
  return dates
}

/** The province whose company draws a game on a date; undefined where none has it. */
export function provinceOn(game: LotteryGame, date: string, calendar: Calendar): string | undefined {
  for (const exception of calendar.exceptions) {
    if (exception.game !== game.code) continue
    if (exception.kind === 'EXTRA' && exception.date === date && exception.province) return exception.province
    if (exception.kind === 'MOVED' && exception.to === date) return provinceOf(game, exception.date, calendar)
  }
  return provinceOf(game, date, calendar)
}

function isScheduled(game: LotteryGame, date: string, calendar: Calendar): boolean {
  if (game.clock.kind === 'INTERVAL') return false
  const { days } = game.clock
  if ('monthDays' in days) return days.monthDays.includes(Number(date.slice(8)))
  return (changeOn(game, date, calendar)?.weekdays ?? days.weekdays).includes(weekdayOf(date))
}

/** The change that holds on a date; the one that began last where several do. */
const changeOn = (game: LotteryGame, date: string, { changes }: Calendar) =>
  changes
    .filter(({ game: code, from, to }) => code === game.code && from <= date && (to === undefined || date <= to))
    .toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]

const provinceOf = (game: LotteryGame, date: string, calendar: Calendar) =>
  (changeOn(game, date, calendar)?.provinces ?? game.provinces)?.[weekdayOf(date)]
