import './calendar.css'
import { text } from '@senluna/web/client/text.ts'
import { dateOf } from '@senluna/web/ui/money/format.ts'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { page } from '../shell/frame/page-chunk.ts'
import type { Day } from './month.ts'

const Calendar = lazy(page(() => import('./Calendar.tsx')))

interface Props {
  label: string
  /** Empty where none is chosen. */
  value: Day
  onValue: (day: Day) => void
  min?: Day
  max?: Day
  /** None may be chosen again, too. */
  optional?: boolean
}

/** A day, chosen from a calendar in the page's language. */
export function DateField({ label, value, onValue, min, max, optional }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className="input date-field"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setOpen(true)}
      >
        <CalendarDays className="i s" aria-hidden />
        <bdi className="num">{value ? dateOf(value) : text('calendar.any')}</bdi>
      </button>
      <Suspense>
        {isOpen && (
          <Calendar
            title={label}
            value={value}
            min={min}
            max={max}
            optional={optional}
            onClose={() => setOpen(false)}
            onValue={(day) => {
              setOpen(false)
              onValue(day)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
