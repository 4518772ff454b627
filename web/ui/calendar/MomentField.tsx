import { useId, type ComponentType } from 'react'
import { DayButton, FieldName, type DayProps } from './DateField.tsx'
import type { CalendarProps } from './Calendar.tsx'
import { TimeOfDay, type TimePart } from './TimeOfDay.tsx'

/** What a field of a moment is given by the page it stands on. */
export interface MomentProps extends Omit<DayProps, 'min' | 'max'> {
  /** `2026-11-22T09:30`, with seconds where they count; empty where none is chosen. */
  value: string
  onValue: (moment: string) => void
  /** Whether seconds count. */
  seconds?: boolean
}

interface Props extends MomentProps {
  zone: string
  calendar: ComponentType<CalendarProps>
}

const PARTS: readonly TimePart[] = ['hour', 'minute']

/**
 * A day from a calendar and a time of that day beside it, in 24 hours. A day that is chosen first
 * begins at midnight.
 */
export function MomentField({ label, value, onValue, seconds, hint, error, required, ...day }: Props) {
  const id = useId()
  const parts = seconds ? [...PARTS, 'second' as const] : PARTS
  const [date = '', time = ''] = value.split('T')
  const said = error ?? hint
  return (
    <div className="field">
      <FieldName id={`${id}-label`} label={label} required={required} />
      <fieldset className="moment-field" aria-labelledby={`${id}-label`}>
        <DayButton
          {...day}
          id={id}
          title={label}
          value={date}
          bad={error !== undefined}
          saidBy={said && `${id}-said`}
          onValue={(next) => onValue(next && `${next}T${time || parts.map(() => '00').join(':')}`)}
        />
        <TimeOfDay
          parts={parts}
          value={time}
          label={label}
          disabled={date === ''}
          onValue={(next) => onValue(`${date}T${next}`)}
        />
      </fieldset>
      {said && (
        <p className={error ? 'err' : 'hint'} id={`${id}-said`}>
          {said}
        </p>
      )}
    </div>
  )
}
