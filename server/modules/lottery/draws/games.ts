import type { Calendar, DrawException } from '@senluna/games/lottery/rules/draws/calendar.ts'
import { drawsOn } from '@senluna/games/lottery/rules/draws/calendar.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { drawNumbersOf, type DrawNumbers } from '@senluna/games/lottery/rules/draws/draw-number.ts'

/** The draws of a game by its clock and a calendar. */
export const drawsOf = (game: LotteryGame, calendar: Calendar): DrawNumbers =>
  drawNumbersOf(game.clock, (date) => drawsOn(game, date, calendar))

/** A row of `lottery.calendar_exception` as the calendar has it. */
export interface ExceptionRow {
  game: string
  day: string
  kind: string
  moved_to: string | null
}

/** The calendar that is built in, with what staff have entered since. */
export function calendarWith(built: Calendar, rows: readonly ExceptionRow[]): Calendar {
  const entered = rows.flatMap((row): DrawException[] => {
    const where = { game: row.game, date: row.day }
    if (row.kind === 'MOVED') return row.moved_to ? [{ ...where, kind: 'MOVED', to: row.moved_to }] : []
    return row.kind === 'EXTRA' ? [{ ...where, kind: 'EXTRA' }] : [{ ...where, kind: 'NO_DRAW' }]
  })
  const newer = new Set(entered.map(({ game, date }) => `${game} ${date}`))
  return {
    ...built,
    exceptions: [...built.exceptions.filter(({ game, date }) => !newer.has(`${game} ${date}`)), ...entered],
  }
}
