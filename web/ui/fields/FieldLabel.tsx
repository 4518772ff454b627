import { text } from '../../client/text.ts'

/** What a field is called, with a star for eyes and a word for ears where it must be filled in. */
export function FieldLabel({
  htmlFor,
  label,
  required,
}: {
  htmlFor: string
  label: string
  required?: boolean | undefined
}) {
  return (
    <label htmlFor={htmlFor}>
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
