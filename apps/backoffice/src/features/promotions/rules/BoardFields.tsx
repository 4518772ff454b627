import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say } from '../../../say.ts'
import { ProductChoice } from './ProductChoice.tsx'
import type { RuleProps } from './RuleText.tsx'

/** Period and products of a ranking. */
export function BoardFields({ rules, set }: RuleProps) {
  return (
    <>
      <Select<'DAY' | 'WEEK'>
        label={say('desk.promotions.rule.period')}
        value={rules.period}
        options={(['DAY', 'WEEK'] as const).map((span) => [span, say(`desk.promotions.period.${span}`)] as const)}
        onValue={(period) => set({ period })}
      />
      <ProductChoice rules={rules} set={set} />
    </>
  )
}
