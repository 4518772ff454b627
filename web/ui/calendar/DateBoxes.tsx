import './date-boxes.css'
import { useState, type FocusEvent } from 'react'
import { dateLocale, text } from '../../client/text.ts'
import { dateBoxes, dateOf, dateOrder, digitsOnly, type DatePart } from './typed-date.ts'

interface Props {
  /** `1994-03-14`, or as far as it is typed. */
  value: string
  onValue: (value: string) => void
  /** What the browser knows of it: `bday` for a day of birth. */
  known?: string
  bad?: boolean
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** The focus leaves all of them. */
  onLeave?: () => void
}

/**
 * A date in three boxes, in the order the reader writes one: no calendar to page back through for
 * decades, on every device the digits' keyboard. It stands in a `fieldset` that names it.
 */
export function DateBoxes({ value, onValue, known, bad, required, disabled, onLeave }: Props) {
  const [typed, setTyped] = useState(() => dateBoxes(value))
  // What was emptied from outside is empty here.
  const boxes = value === '' ? dateBoxes('') : typed
  const change = (part: DatePart, next: string) => {
    const changed = { ...boxes, [part]: digitsOnly(next).slice(0, part === 'year' ? 4 : 2) }
    setTyped(changed)
    onValue(dateOf(changed))
  }
  // From box to box nothing is left yet.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('.date-boxes')?.contains(relatedTarget)) onLeave?.()
  }
  return (
    <div className="date-boxes">
      {dateOrder(dateLocale()).map((part) => (
        <label key={part}>
          <span className="hint">{text(`calendar.${part}`)}</span>
          <span className={bad ? 'input bad' : 'input'}>
            <input
              value={boxes[part]}
              onChange={(event) => change(part, event.target.value)}
              inputMode="numeric"
              onBlur={leave}
              autoComplete={known ? `${known}-${part}` : 'off'}
              disabled={disabled}
              aria-required={required || undefined}
              aria-invalid={bad || undefined}
            />
          </span>
        </label>
      ))}
    </div>
  )
}
