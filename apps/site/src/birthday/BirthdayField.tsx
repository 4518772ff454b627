import './birthday.css'
import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { text } from '@senluna/web/client/text.ts'
import { DateBoxes } from '@senluna/web/ui/calendar/DateBoxes.tsx'
import { useId, useState } from 'react'
import { useBrand } from '../brand.ts'
import { birthdayProblem } from './day-of-birth.ts'

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

/** A day of birth. Says what age the brand asks for, and what is wrong once it is left. */
export function BirthdayField({ label, value, onValue, error, hint, required, tried }: Props) {
  const { limits } = useBrand()
  const id = useId()
  const [left, setLeft] = useState(false)
  const wrong = left || tried ? birthdayError(value, limits.minAge) : undefined
  const said = error ?? wrong
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
      <DateBoxes
        value={value}
        onValue={onValue}
        known="bday"
        bad={said !== undefined}
        required={required}
        onLeave={() => setLeft(value !== '')}
      />
      <p className={said ? 'err' : 'hint'} id={`${id}-said`} role={said ? 'alert' : undefined}>
        {said ?? [text('birthday.hint', { age: limits.minAge }), hint].filter(Boolean).join(' ')}
      </p>
    </fieldset>
  )
}
