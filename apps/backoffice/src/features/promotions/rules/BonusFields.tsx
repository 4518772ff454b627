import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say } from '../../../say.ts'
import { ProductChoice } from './ProductChoice.tsx'
import { RuleText, type RuleProps } from './RuleText.tsx'
import { NTH, type TypedRules } from './typed-rules.ts'

const EVERY = ['ONCE', 'DAY', 'WEEK'] as const

/** Which deposit earns a bonus, how much, and how it is wagered. */
export function BonusFields({ rules, set }: RuleProps) {
  return (
    <>
      <div className="pairs">
        <Select<TypedRules['nth']>
          label={say('desk.promotions.rule.nth')}
          value={rules.nth}
          options={NTH.map((nth) => [
            nth,
            nth === '0' ? say('desk.promotions.nth.any') : say('desk.promotions.nth', { place: nth }),
          ])}
          onValue={(nth) => set({ nth })}
        />
        {rules.nth === '0' && (
          <Select<TypedRules['every']>
            label={say('desk.promotions.rule.every')}
            value={rules.every}
            options={EVERY.map((every) => [every, say(`desk.promotions.every.${every}`)] as const)}
            onValue={(every) => set({ every })}
          />
        )}
        <RuleText name="minDeposit" rules={rules} set={set} />
        <RuleText name="percent" rules={rules} set={set} />
        <RuleText name="bonusCap" rules={rules} set={set} />
        <RuleText name="days" rules={rules} set={set} />
        <RuleText name="maxBetPercent" rules={rules} set={set} />
        {rules.maxBetPercent.trim() !== '' && <RuleText name="maxBetLeast" rules={rules} set={set} />}
      </div>
      <Checkbox checked={rules.includeDeposit} onChecked={(includeDeposit) => set({ includeDeposit })}>
        {say('desk.promotions.rule.includeDeposit')}
      </Checkbox>
      <ProductChoice rules={rules} set={set} needed />
    </>
  )
}
