import type { KeyboardEvent } from 'react'
import { towardsEnd } from '../client/text.ts'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  onValue: (value: Value) => void
  /** The id of the panel they switch. */
  controls?: string
}

/** Tabs as pills: one tab stop, arrows move and choose. */
export function Tabs<Value extends string>({ label, value, options, onValue, controls }: Props<Value>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = options.findIndex(([option]) => option === value)
    const to = { ArrowRight: now + towardsEnd(), ArrowLeft: now - towardsEnd(), Home: 0, End: options.length - 1 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    const index = (to + options.length) % options.length
    onValue(options[index]![0])
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }
  return (
    <div className="pills" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
      {options.map(([option, name]) => (
        <button
          key={option}
          type="button"
          role="tab"
          className="pill"
          aria-selected={option === value}
          aria-controls={controls}
          tabIndex={option === value ? 0 : -1}
          onClick={() => onValue(option)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
