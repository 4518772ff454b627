import { text } from '@senluna/web/client/text.ts'
import { useEffect, useRef } from 'react'
import { DateField } from '../../../calendar/DateField.tsx'
import { PERIODS, withEnd, type Period } from './period.ts'
import type { ChosenPeriod } from './use-period.ts'

const NAMES = {
  today: 'records.today',
  yesterday: 'records.yesterday',
  thisWeek: 'team.thisWeek',
  lastWeek: 'team.lastWeek',
  thisMonth: 'team.thisMonth',
  lastMonth: 'team.lastMonth',
} as const satisfies Record<Period, string>

/** The period of a page: one of six by name, or two days of one's choice. */
export function PeriodFilter({ value }: { value: ChosenPeriod }) {
  const { days, period, today, most } = value
  const names = useRef<HTMLDivElement>(null)
  // On a phone it is a row to scroll: what is chosen stands in view, the page stays where it is.
  useEffect(() => {
    const row = names.current
    const chosen = row?.querySelector('[aria-pressed="true"]')
    if (!row || !chosen) return
    const [has, needs] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, needs.right - has.right) + Math.min(0, needs.left - has.left)
  }, [period])
  return (
    <fieldset className="ag-period">
      <legend className="sr">{text('records.range')}</legend>
      <div ref={names} className="ag-seg">
        {PERIODS.map((name) => (
          <button key={name} type="button" aria-pressed={name === period} onClick={() => value.choose(name)}>
            {text(NAMES[name])}
          </button>
        ))}
      </div>
      <div className="ag-ends">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={text(`records.${end}`)}
            max={today}
            value={days[end]}
            onValue={(day) => day && value.chooseDays(withEnd(days, end, day, most))}
          />
        ))}
      </div>
    </fieldset>
  )
}
