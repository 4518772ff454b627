import { text } from '../../client/text.ts'

interface Props {
  label: string
  required?: boolean | undefined
}

/** What a field is called, with a star for eyes and a word for ears where it must be filled in. */
export const FieldLabel = ({ htmlFor, ...shown }: Props & { htmlFor: string }) => (
  <label htmlFor={htmlFor}>
    <LabelText {...shown} />
  </label>
)

/** The same for what isn't a `label`: the legend of a group. */
export const LabelText = ({ label, required }: Props) => (
  <>
    {label}
    {required && (
      <span aria-hidden className="muted">
        {' *'}
      </span>
    )}
    {required && <span className="sr"> ({text('shell.required')})</span>}
  </>
)
