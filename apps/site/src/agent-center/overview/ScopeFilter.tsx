import { TEAM_SCOPES } from '@senluna/contract/agent/overview.ts'
import { text } from '@senluna/web/client/text.ts'

type Scope = (typeof TEAM_SCOPES)[number]

/** Whose figures: of the whole team, of the direct accounts, of oneself. */
export function ScopeFilter({ value, onValue }: { value: Scope; onValue: (scope: Scope) => void }) {
  return (
    <fieldset className="ag-period ag-end">
      <legend className="sr">{text('team.scope')}</legend>
      <div className="ag-seg">
        {TEAM_SCOPES.map((scope) => (
          <button key={scope} type="button" aria-pressed={scope === value} onClick={() => onValue(scope)}>
            {text(`team.scope.${scope}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
