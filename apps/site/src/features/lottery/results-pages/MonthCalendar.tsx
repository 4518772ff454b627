import type { dayResults, ResultRegion } from '@senluna/contract/lottery/results.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { text } from '@senluna/web/client/text.ts'
import { monthText, spokenDay, weekdayText } from '@senluna/web/ui/money/format.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { monthsOn, weeksOf, within } from '@senluna/web/ui/calendar/month.ts'
import { pathOfDay } from './address.ts'

interface Props {
  region: ResultRegion
  day: string
  today: string
  month: ReplyOf<typeof dayResults>['month']
}

/** Vietnamese weeks begin on Monday, and so do the tables of special prizes. */
const MONDAY = 1

/**
 * The month of a day: each day with results leads to them; of the North it shows the special prize.
 */
export function MonthCalendar({ region, day, today, month }: Props) {
  const drawn = new Map(month.map((entry) => [entry.day, entry.specials]))
  const weeks = weeksOf(day, MONDAY)
  const next = within(monthsOn(day, 1), undefined, today)
  return (
    <section className="card rp-card rp-month" aria-label={text('lottery.results.calendar')}>
      <div className="ch">
        <h2>{monthText(day)}</h2>
        <span className="more">
          <Link className="ib" to={pathOfDay(region, monthsOn(day, -1))} aria-label={text('calendar.previous')}>
            <ChevronLeft className="i flip" aria-hidden />
          </Link>
          {next.slice(0, 7) > day.slice(0, 7) && (
            <Link className="ib" to={pathOfDay(region, next)} aria-label={text('calendar.next')}>
              <ChevronRight className="i flip" aria-hidden />
            </Link>
          )}
        </span>
      </div>
      <table className="num">
        <caption className="sr">{text('lottery.results.calendar')}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                {weekdayText(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  {date.slice(0, 7) === day.slice(0, 7) && (
                    <DayCell at={date} region={region} chosen={date === day} specials={drawn.get(date)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps {
  at: string
  region: ResultRegion
  chosen: boolean
  /** Absent on a day without results. */
  specials: readonly string[] | undefined
}

function DayCell({ at, region, chosen, specials }: CellProps) {
  const number = Number(at.slice(8))
  if (!specials) return <span>{number}</span>
  const special = region === 'xsmb' ? specials[0] : undefined
  return (
    <Link
      to={pathOfDay(region, at)}
      aria-current={chosen ? 'date' : undefined}
      aria-label={special ? `${spokenDay(at)}: ${special}` : spokenDay(at)}
    >
      {number}
      {special && <small dir="ltr">{special}</small>}
    </Link>
  )
}
