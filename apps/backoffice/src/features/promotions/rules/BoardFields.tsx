import type { BoardBy } from '@senluna/contract/site/leaderboard-rules.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say } from '../../../say.ts'
import { ProductChoice } from './ProductChoice.tsx'
import type { RuleProps } from './RuleText.tsx'

/** Period, what counts and products of a ranking. */
export function BoardFields({ rules, set }: RuleProps) {
  return (
    <>
      <Select<'DAY' | 'WEEK'>
        label={say('desk.promotions.rule.period')}
        value={rules.period}
        options={(['DAY', 'WEEK'] as const).map((span) => [span, say(`desk.promotions.period.${span}`)] as const)}
        onValue={(period) => set({ period })}
      />
      <Select<BoardBy>
        label={say('desk.promotions.rule.by')}
        value={rules.by}
        options={(['TURNOVER', 'MULTIPLE', 'STREAK'] as const).map(
          (by) => [by, say(`desk.promotions.by.${by}`)] as const,
        )}
        onValue={(by) => set({ by })}
      />
      <ProductChoice rules={rules} set={set} needed />
    </>
  )
}
