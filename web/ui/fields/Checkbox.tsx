import { useId, type ReactNode } from 'react'

/** A box to tick, with its sentence. */
export function Checkbox({
  checked,
  onChecked,
  error,
  children,
}: {
  checked: boolean
  onChecked: (on: boolean) => void
  error?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChecked(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="err" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
