import './calendar.css'
import { Fragment, useRef, useState, type KeyboardEvent } from 'react'
import { text } from '../../client/text.ts'

export type TimePart = 'hour' | 'minute' | 'second'

/** How many there are of each: the first is 0. */
const COUNTS: Readonly<Record<TimePart, number>> = { hour: 24, minute: 60, second: 60 }
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

interface Props {
  parts: readonly TimePart[]
  /** `09:30`, a number for each part; empty where there is none. */
  value: string
  onValue: (time: string) => void
  /** What the time is of; each part is named after it. */
  label: string
  disabled?: boolean
}

/**
 * A time in 24 hours, whatever the browser's language: a number for each part, typed or stepped by
 * arrows.
 */
export function TimeOfDay({ parts, value, onValue, label, disabled }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  const given = value.split(':')
  const numbers = parts.map((_, place) => given[place] || '00')
  const set = (place: number, next: number) =>
    onValue(numbers.map((number, other) => (other === place ? twoDigits(next) : number)).join(':'))
  return (
    <span className={disabled ? 'input time-of-day off' : 'input time-of-day'} ref={box}>
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && <span aria-hidden>:</span>}
          <Part
            label={`${label}: ${text(`calendar.${part}`)}`}
            count={COUNTS[part]}
            value={value === '' ? '' : (numbers[place] ?? '')}
            disabled={disabled}
            onValue={(next) => set(place, next)}
            onFull={() => box.current?.querySelectorAll('input')[place + 1]?.focus()}
          />
        </Fragment>
      ))}
    </span>
  )
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

interface PartProps {
  label: string
  count: number
  value: string
  disabled: boolean | undefined
  onValue: (number: number) => void
  /** No further digit can follow. */
  onFull: () => void
}

/** One number. While it is typed it stands there as typed; a number too large is not taken. */
function Part({ label, count, value, disabled, onValue, onFull }: PartProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (next: string) => {
    const digits = next.replace(/\D/g, '').slice(-2)
    const number = Number(digits)
    if (digits === '' || number >= count) {
      setTyped(digits === '' ? '' : null)
      return
    }
    setTyped(digits)
    onValue(number)
    if (digits.length === 2) onFull()
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    setTyped(null)
    onValue((Number(value) + by + count) % count)
  }
  return (
    <input
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      className="num"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={Number(value)}
      aria-valuetext={value || undefined}
      placeholder="--"
      disabled={disabled}
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onKeyDown={step}
      onFocus={(event) => event.target.select()}
      // Also of what has the focus already: what is typed next stands in its place.
      onClick={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(null)}
    />
  )
}
