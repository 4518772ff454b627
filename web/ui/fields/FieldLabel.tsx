import { text } from '../../client/text.ts'

/** What a field is called, with a star for eyes and a word for ears where it must be filled in. */
export function FieldLabel({ of, label, required }: { of: string; label: string; required?: boolean | undefined }) {
  return (
    <label htmlFor={of}>
      {label}
      {required && (
        <span aria-hidden className="muted">
          {' *'}
        </span>
      )}
      {required && <span className="sr"> ({text('shell.required')})</span>}
    </label>
  )
}
