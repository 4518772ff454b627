import { CPA_COUNTS } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import type { TypedPlan } from '@senluna/web/ui/contracts/typed-plan.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say } from '../../../say.ts'

const FIELDS = ['amount', 'minFirstDeposit', 'minValidBet', 'withinDays', 'mostPerPeriod'] as const

interface Props {
  plan: TypedPlan
  onChange: (more: Partial<TypedPlan>) => void
}

/** What a new member brings, and what it takes to be one. */
export function CpaFields({ plan, onChange }: Props) {
  return (
    <>
      <fieldset className="desk-ctr-tier">
        <legend>{say('desk.aff.cpa')}</legend>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={say(`desk.aff.${name}`)}
            inputMode="numeric"
            value={plan[name]}
            onValue={(value) => onChange({ [name]: value })}
          />
        ))}
      </fieldset>
      <p className="hint">{say('desk.aff.cpa.rule')}</p>
      {plan.kind === 'HYBRID' && (
        <Select
          label={say('desk.aff.counts')}
          value={plan.counts}
          options={CPA_COUNTS.map((counts) => [counts, say(`desk.aff.counts.${counts}`)] as const)}
          onValue={(counts) => onChange({ counts })}
        />
      )}
    </>
  )
}
