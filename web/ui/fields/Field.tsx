import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldLabel } from './FieldLabel.tsx'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'> {
  label: string
  value: string
  onValue: (value: string) => void
  hint?: string
  error?: string
  /** Sits at the end of the box: a button, a picture. */
  end?: ReactNode
}

/** One line of text: label above, hint under; an error takes the hint's place. */
export function TextField({ label, value, onValue, hint, error, end, required, ...input }: FieldProps) {
  const id = useId()
  const said = error ?? hint
  return (
    <div className="field">
      <FieldLabel htmlFor={id} label={label} required={required} />
      <div className={error ? 'input bad' : 'input'}>
        <input
          {...input}
          id={id}
          value={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
        {end}
      </div>
      {said && (
        <p className={error ? 'err' : 'hint'} id={`${id}-said`}>
          {said}
        </p>
      )}
    </div>
  )
}
