import { daysFrom, weekdayOf } from '@senluna/kit/calendar/days.ts'
import { DAY, type BusinessDate } from '@senluna/kit/time.ts'
import { monthsFrom } from '../../platform/day-range.ts'

/** Days of a report, both in it. */
export interface Days {
  from: string
  to: string
}

/**
 * The period that another is compared with. Of a month, or its first days, the same days of the
 * month before; of a week from Monday on, the week before; of others as many days right before.
 */
export function previousOf({ from, to }: Days): Days {
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (from.endsWith('-01') && length > 1 && to.slice(0, 7) === from.slice(0, 7)) return monthBefore({ from, to })
  const isWeek = weekdayOf(from as BusinessDate) === 0 && length > 1 && length <= 7
  const back = isWeek ? 7 : length
  return { from: daysFrom(from, -back), to: daysFrom(to, -back) }
}

function monthBefore({ from, to }: Days): Days {
  const first = `${monthsFrom(from.slice(0, 7), -1)}-01`
  const last = daysFrom(from, -1)
  const reachesEnd = daysFrom(to, 1).endsWith('-01')
  const same = `${first.slice(0, 8)}${to.slice(8)}`
  return { from: first, to: reachesEnd || same > last ? last : same }
}
