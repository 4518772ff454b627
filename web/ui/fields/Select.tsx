import { useId } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  onValue: (value: Value) => void
  hideLabel?: boolean
  error?: string
}

/** One of a few, with the device's own list. */
export function Select<Value extends string>({ label, value, options, onValue, hideLabel, error }: Props<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'sr' : undefined}>
        {label}
      </label>
      <div className={error ? 'input bad' : 'input'}>
        <select
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onValue(event.target.value as Value)}
        >
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
