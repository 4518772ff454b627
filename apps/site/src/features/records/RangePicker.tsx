import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useBrand } from '../../brand.ts'
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
      <TextField
        label={text('records.from')}
        type="date"
        value={value.from}
        onValue={(day) => day && onValue(withDay(value, 'from', day))}
      />
      <TextField
        label={text('records.to')}
        type="date"
        value={value.to}
        onValue={(day) => day && onValue(withDay(value, 'to', day))}
      />
    </fieldset>
  )
}
