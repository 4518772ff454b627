import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/Field.tsx'
import { useBrand } from '../../brand.ts'
import { lastDays, type Range } from './range.ts'

const PRESETS = [
  [1, 'records.today'],
  [7, 'records.days7'],
  [30, 'records.days30'],
] as const

/** A period: today, a week, a month, or two days of one's choice. */
export function RangePicker({ value, onValue }: { value: Range; onValue: (range: Range) => void }) {
  const { timeZone } = useBrand()
  return (
    <fieldset className="range">
      <legend className="sr">{text('records.range')}</legend>
      <div className="pills">
        {PRESETS.map(([days, key]) => {
          const preset = lastDays(days, timeZone)
          const chosen = preset.from === value.from && preset.to === value.to
          return (
            <button key={days} type="button" className="pill" aria-pressed={chosen} onClick={() => onValue(preset)}>
              {text(key)}
            </button>
          )
        })}
      </div>
      <TextField
        label={text('records.from')}
        type="date"
        value={value.from}
        max={value.to}
        onValue={(from) => from && onValue({ from, to: from > value.to ? from : value.to })}
      />
      <TextField
        label={text('records.to')}
        type="date"
        value={value.to}
        min={value.from}
        onValue={(to) => to && onValue({ from: to < value.from ? to : value.from, to })}
      />
    </fieldset>
  )
}
