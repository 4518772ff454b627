import './text-area.css'
import { useId } from 'react'
import { FieldLabel } from './FieldLabel.tsx'

interface Props {
  label: string
  value: string
  onValue: (value: string) => void
  hint?: string
  error?: string
  /** What is said about the length so far, such as "12 of 500 characters". */
  count?: string
  rows?: number
  required?: boolean
}

/** Several lines of text: label above, hint and length under; an error takes the hint's place. */
export function TextArea({ label, value, onValue, hint, error, count, rows = 6, required }: Props) {
  const id = useId()
  const said = error ?? hint
  return (
    <div className="field">
      <FieldLabel htmlFor={id} label={label} required={required} />
      <div className={error ? 'input area bad' : 'input area'}>
        <textarea
          id={id}
          rows={rows}
          value={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      <div className="area-foot">
        {said && (
          <p className={error ? 'err' : 'hint'} id={`${id}-said`}>
            {said}
          </p>
        )}
        {count && <p className="hint num">{count}</p>}
      </div>
    </div>
  )
}
