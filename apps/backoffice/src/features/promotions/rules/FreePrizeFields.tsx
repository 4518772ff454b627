import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say } from '../../../say.ts'
import { RuleText, type RuleProps } from './RuleText.tsx'
import { gamesFor, type TypedFree } from './typed-free.ts'

const KINDS = ['FREE_SPIN', 'FREE_BET', 'FREE_TICKET'] as const
const TEXTS = ['freeGames', 'freeStake', 'freeRounds', 'freeDays', 'mostTimes'] as const

/** Free rounds that come beside the money of a reward. */
export function FreePrizeFields({ rules, set }: RuleProps) {
  return (
    <>
      <Checkbox checked={rules.withFree} onChecked={(withFree) => set({ withFree })}>
        {say('desk.promotions.rule.withFree')}
      </Checkbox>
      {rules.withFree && (
        <div className="pairs">
          <Select<TypedFree['freeKind']>
            label={say('desk.promotions.kind')}
            value={rules.freeKind}
            options={KINDS.map((kind) => [kind, say(`desk.promotions.kind.${kind}`)] as const)}
            onValue={(freeKind) => set({ freeKind, ...gamesFor(freeKind, rules.freeGames) })}
          />
          {TEXTS.map((name) => (
            <RuleText key={name} name={name} rules={rules} set={set} />
          ))}
        </div>
      )}
    </>
  )
}
