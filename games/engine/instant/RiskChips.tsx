import { text } from '@senluna/web/client/text.ts'

const RISKS = ['low', 'medium', 'high'] as const
type Risk = (typeof RISKS)[number]

interface Props {
  risk: Risk
  locked: boolean
  onRisk(risk: Risk): void
}

/** How far apart the pays lie, one of three. */
export const RiskChips = ({ risk, locked, onRisk }: Props) => (
  <fieldset className="ig-chips" disabled={locked}>
    <legend>{text('instant.risk')}</legend>
    {RISKS.map((offered) => (
      <button
        key={offered}
        type="button"
        className="chip"
        aria-pressed={offered === risk}
        onClick={() => onRisk(offered)}
      >
        {text(`instant.${offered}`)}
      </button>
    ))}
  </fieldset>
)
