import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay, weekdayOf } from '@senluna/kit/calendar/days.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { RulesOf } from '../kind.ts'

/**
 * A period of a ranking: its days, both included, its moments and its name among participations.
 */
export interface BoardPeriod {
  first: string
  last: string
  begins: Instant
  ends: Instant
  cycle: string
}

/** The period that a moment lies in, or the one so many before it. */
export function boardPeriod(
  { period }: Pick<RulesOf<'LEADERBOARD'>, 'period'>,
  { timeZone }: Brand,
  at: Instant,
  back = 0,
): BoardPeriod {
  const today = businessDate(at, timeZone)
  const days = period === 'DAY' ? 1 : 7
  const begin = period === 'DAY' ? today : daysFrom(today, -weekdayOf(today))
  const first = daysFrom(begin, -days * back)
  const last = daysFrom(first, days - 1)
  return {
    first,
    last,
    begins: startOfDay(first, timeZone),
    ends: startOfDay(daysFrom(last, 1), timeZone),
    cycle: days === 1 ? first : `${first} ${last}`,
  }
}
