import * as lottery from './lottery.ts'
import * as lotteryCalendar from './lottery/desk/calendar.ts'
import * as lotteryReminders from './lottery/reminders.ts'
import * as lotteryResults from './lottery/results.ts'
import * as lotteryDraws from './lottery/desk/draws.ts'
import * as lotteryLines from './lottery/desk/lines.ts'
import * as lotteryTerms from './lottery/desk/terms.ts'

/** The calls of every family of games, by what they are about. */
export const FAMILY_CALLS = {
  Lottery: [lottery, lotteryReminders, lotteryResults, lotteryDraws, lotteryLines, lotteryTerms, lotteryCalendar],
}
