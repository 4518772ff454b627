import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say } from '../../../say.ts'
import type { RuleProps } from './RuleText.tsx'
import type { TypedRules } from './typed-rules.ts'

const EVERY = ['ONCE', 'DAY', 'WEEK'] as const

/** How often a form may be accepted, and whether a picture goes with it. */
export function FormFields({ rules, set }: RuleProps) {
  return (
    <>
      <EveryField rules={rules} set={set} />
      <Checkbox checked={rules.needsImage} onChecked={(needsImage) => set({ needsImage })}>
        {say('desk.promotions.rule.needsImage')}
      </Checkbox>
    </>
  )
}

/** How often a member may have it. */
export const EveryField = ({ rules, set }: RuleProps) => (
  <Select<TypedRules['every']>
    label={say('desk.promotions.rule.every')}
    value={rules.every}
    options={EVERY.map((every) => [every, say(`desk.promotions.every.${every}`)] as const)}
    onValue={(every) => set({ every })}
  />
)
