import './birthday.css'
import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { dateLocale, text } from '@senluna/web/client/text.ts'
import { useId, useState, type FocusEvent } from 'react'
import { useBrand } from '../brand.ts'
import { birthdayProblem, dateBoxes, dateOf, dateOrder, digitsOnly, type DatePart } from './day-of-birth.ts'

interface Props {
  label: string
  /** `1994-03-14`, or as far as it is typed. */
  value: string
  onValue: (value: string) => void
  /** What the server found wrong. */
  error?: string | undefined
  hint?: string
  required?: boolean
  /** Shows the fault also before the field is left: the form was sent. */
  tried?: boolean
}

/** What to say of a day of birth before it is sent; nothing when it may be. */
export function birthdayError(value: string, minAge: number): string | undefined {
  const problem = birthdayProblem(value, minAge, timeThere())
  return problem && text(`birthday.${problem}`, { age: minAge })
}

/**
 * A day of birth in three boxes, in the order the reader writes a date: no calendar to page back
 * through for decades, on every device the digits' keyboard. Says what age the brand asks for, and
 * what is wrong once it is left.
 */
export function BirthdayField({ label, value, onValue, error, hint, required, tried }: Props) {
  const { limits } = useBrand()
  const id = useId()
  const [boxes, setBoxes] = useState(() => dateBoxes(value))
  const [left, setLeft] = useState(false)
  const wrong = left || tried ? birthdayError(value, limits.minAge) : undefined
  const said = error ?? wrong
  const change = (part: DatePart, typed: string) => {
    const next = { ...boxes, [part]: digitsOnly(typed).slice(0, part === 'year' ? 4 : 2) }
    setBoxes(next)
    onValue(dateOf(next))
  }
  // From box to box nothing is left yet.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) setLeft(value !== '')
  }
  return (
    <fieldset className="field birthday" aria-describedby={`${id}-said`}>
      <legend className="label">
        {label}
        {required && <span className="sr"> ({text('shell.required')})</span>}
        {required && (
          <span aria-hidden className="muted">
            {' *'}
          </span>
        )}
      </legend>
      <div className="birthday-boxes">
        {dateOrder(dateLocale()).map((part) => (
          <label key={part} className={`birthday-${part}`}>
            <span className="hint">{text(`birthday.${part}`)}</span>
            <span className={said ? 'input bad' : 'input'}>
              <input
                value={boxes[part]}
                onChange={(event) => change(part, event.target.value)}
                inputMode="numeric"
                onBlur={leave}
                autoComplete={`bday-${part}`}
                aria-required={required || undefined}
                aria-invalid={said ? true : undefined}
              />
            </span>
          </label>
        ))}
      </div>
      <p className={said ? 'err' : 'hint'} id={`${id}-said`} role={said ? 'alert' : undefined}>
        {said ?? [text('birthday.hint', { age: limits.minAge }), hint].filter(Boolean).join(' ')}
      </p>
    </fieldset>
  )
}
