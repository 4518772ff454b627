import { text } from '@senluna/web/client/text.ts'

export type OpenedKind = 'MEMBER' | 'AGENT'

interface Props {
  value: OpenedKind
  onValue: (kind: OpenedKind) => void
}

/** Whether a member or an agent is opened. */
export function KindField({ value, onValue }: Props) {
  return (
    <fieldset className="pills">
      <legend className="field-label">{text('down.type')}</legend>
      {(['MEMBER', 'AGENT'] as const).map((kind) => (
        <button key={kind} type="button" className="pill" aria-pressed={kind === value} onClick={() => onValue(kind)}>
          {text(`down.type.${kind}`)}
        </button>
      ))}
    </fieldset>
  )
}
