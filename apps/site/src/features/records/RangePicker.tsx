import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { text } from '@senluna/web/client/text.ts'
import { dayText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { DateField } from '../../calendar/DateField.tsx'
import { lastDays, withDay, yesterday, type Range } from './range.ts'

const PRESETS = [
  ['records.today', (zone: string) => lastDays(1, zone)],
  ['records.yesterday', yesterday],
  ['records.days7', (zone: string) => lastDays(7, zone)],
  ['records.days30', (zone: string) => lastDays(30, zone)],
] as const

/** A period: today, yesterday, a week, a month, or two days of one's choice, 31 at most. */
export function RangePicker({ value, onValue }: { value: Range; onValue: (range: Range) => void }) {
  const { timeZone } = useBrand()
  const max = dayText(timeThere(), timeZone)
  return (
    <fieldset className="range">
      <legend className="sr">{text('records.range')}</legend>
      <div className="pills">
        {PRESETS.map(([key, rangeOf]) => {
          const preset = rangeOf(timeZone)
          const chosen = preset.from === value.from && preset.to === value.to
          return (
            <button key={key} type="button" className="pill" aria-pressed={chosen} onClick={() => onValue(preset)}>
              {text(key)}
            </button>
          )
        })}
      </div>
      <DateField
        label={text('records.from')}
        max={max}
        value={value.from}
        onValue={(day) => day && onValue(withDay(value, 'from', day))}
      />
      <DateField
        label={text('records.to')}
        max={max}
        value={value.to}
        onValue={(day) => day && onValue(withDay(value, 'to', day))}
      />
    </fieldset>
  )
}
