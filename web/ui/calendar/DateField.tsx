import './calendar.css'
import { CalendarDays } from 'lucide-react'
import { Suspense, useId, useState, type ComponentType } from 'react'
import { text } from '../../client/text.ts'
import { dateOf } from '../money/format.ts'
import type { CalendarProps } from './Calendar.tsx'
import type { Day } from './month.ts'

/** What a field of a day is given by the page it stands on. */
export interface DayProps {
  label: string
  /** Empty where none is chosen. */
  value: Day
  onValue: (day: Day) => void
  min?: Day
  max?: Day
  /** None may be chosen again, too. */
  optional?: boolean
  /** What it says while none is chosen, instead of "any day". */
  none?: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
}

interface Props extends DayProps {
  /** The zone whose today it is. */
  zone: string
  /** The calendar, loaded as the app loads its parts. */
  calendar: ComponentType<CalendarProps>
}

/** A day, chosen from a calendar in the page's language. */
export function DateField({ label, hint, error, required, ...day }: Props) {
  const id = useId()
  const said = error ?? hint
  return (
    <div className="field">
      <FieldName id={`${id}-label`} label={label} required={required} />
      <DayButton {...day} id={id} title={label} bad={error !== undefined} saidBy={said && `${id}-said`} />
      {said && (
        <p className={error ? 'err' : 'hint'} id={`${id}-said`}>
          {said}
        </p>
      )}
    </div>
  )
}

/** What the field is called, where the buttons in it are no inputs that a label could be of. */
export function FieldName({ id, label, required }: { id: string; label: string; required: boolean | undefined }) {
  return (
    <span className="label" id={id}>
      {label}
      {required && (
        <span aria-hidden className="muted">
          {' *'}
        </span>
      )}
      {required && <span className="sr"> ({text('shell.required')})</span>}
    </span>
  )
}

interface ButtonProps extends Omit<Props, 'label' | 'hint' | 'error' | 'required'> {
  /** Its own; the label beside it has the same with `-label` behind it. */
  id: string
  title: string
  bad: boolean
  /** What describes it. */
  saidBy: string | undefined
}

/** The button that shows the day and opens the calendar. */
export function DayButton({
  id,
  title,
  value,
  onValue,
  none,
  bad,
  saidBy,
  calendar: Calendar,
  ...limits
}: ButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        id={id}
        className={bad ? 'input date-field bad' : 'input date-field'}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={saidBy}
        onClick={() => setOpen(true)}
      >
        <CalendarDays className="i s" aria-hidden />
        <bdi className="num">{value ? dateOf(value) : (none ?? text('calendar.any'))}</bdi>
      </button>
      <Suspense>
        {isOpen && (
          <Calendar
            {...limits}
            title={title}
            value={value}
            onClose={() => setOpen(false)}
            onValue={(day) => {
              setOpen(false)
              onValue(day)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
