import { text } from '@senluna/web/client/text.ts'
import { weekdayText } from '@senluna/web/ui/money/format.ts'
import { Link } from 'react-router'
import { weeksOf } from '@senluna/web/ui/calendar/month.ts'
import { pathOfDay, regionOf } from '../address.ts'
import type { Stats } from './stats.ts'

const MONDAY = 1

/** Special prizes of the last draws, a row a week and a column a weekday, the newest week first. */
export function WeekTable({ specials, game }: { specials: Stats['specials']; game: string }) {
  const weekdays = [...new Set(specials.map(({ day }) => placeIn(day)))].toSorted((a, b) => a - b)
  const weeks = Map.groupBy(specials, ({ day }) => weekOf(day)[0] ?? day)
  const title = text('lottery.results.week', { count: specials.length })
  return (
    <section className="card rp-card wide" aria-label={title}>
      <div className="ch">
        <h2>{title}</h2>
      </div>
      <table className="rp-week num">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{text('lottery.results.week.of')}</span>
            </th>
            {weekdays.map((place) => (
              <th key={place} scope="col">
                {weekdayText(weekOf(specials[0]?.day ?? '')[place] ?? '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...weeks].map(([first, ofWeek]) => (
            <tr key={first}>
              <th scope="row" dir="ltr">{`${Number(first.slice(8))}/${Number(first.slice(5, 7))}`}</th>
              {weekdays.map((place) => {
                const drawn = ofWeek.find(({ day }) => placeIn(day) === place)
                return (
                  <td key={place} dir="ltr">
                    {drawn && (
                      <Link to={pathOfDay(regionOf(game), drawn.day)}>
                        {drawn.number.slice(0, -2)}
                        <mark>{drawn.number.slice(-2)}</mark>
                      </Link>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The week of a day, Monday first. */
const weekOf = (day: string): readonly string[] => weeksOf(day, MONDAY).find((week) => week.includes(day)) ?? []

/** Which day of its week it is, Monday 0. */
const placeIn = (day: string): number => weekOf(day).indexOf(day)
