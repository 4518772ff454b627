import { countsWagers, MISSION_METRICS, MISSION_SPANS, PROFILE_STEPS } from '@senluna/kit/promotions/mission.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { brandMoney, say, wordOf } from '../../../say.ts'
import { FreePrizeFields } from './FreePrizeFields.tsx'
import { NoneChosen, ProductChoice } from './ProductChoice.tsx'
import type { RuleProps } from './RuleText.tsx'
import { rulesOf, type TypedRules } from './typed-rules.ts'

/** What a mission counts and how often, with what its players will read. */
export function MissionFields({ rules, set }: RuleProps) {
  const { span, metric } = rules
  return (
    <>
      <div className="pairs">
        {metric !== 'PROFILE' && (
          <Select<TypedRules['span']>
            label={say('desk.promotions.rule.every')}
            value={span}
            options={MISSION_SPANS.map((every) => [every, say(`desk.promotions.every.${every}`)] as const)}
            onValue={(next) => set({ span: next })}
          />
        )}
        <Select<TypedRules['metric']>
          label={say('desk.promotions.rule.metric')}
          value={metric}
          options={MISSION_METRICS.map((counted) => [counted, say(`desk.promotions.metric.${counted}`)] as const)}
          onValue={(counted) => set({ metric: counted })}
        />
      </div>
      {countsWagers(metric) && <ProductChoice rules={rules} set={set} needed />}
      {metric === 'PROFILE' && <StepChoice rules={rules} set={set} />}
      <FreePrizeFields rules={rules} set={set} />
      <Preview rules={rules} />
    </>
  )
}

/** What of their profile members are to complete. */
function StepChoice({ rules: { steps }, set }: RuleProps) {
  return (
    <fieldset className="choices">
      <legend>{say('desk.promotions.rule.steps')}</legend>
      {PROFILE_STEPS.map((step) => (
        <Checkbox
          key={step}
          checked={steps.includes(step)}
          onChecked={(on) => set({ steps: PROFILE_STEPS.filter((own) => (own === step ? on : steps.includes(own))) })}
        >
          {say(`desk.promotions.step.${step}`)}
        </Checkbox>
      ))}
      {steps.length === 0 && <NoneChosen />}
    </fieldset>
  )
}

const isMoneyMetric = (metric: TypedRules['metric']): boolean => metric === 'DEPOSIT_SUM' || metric === 'VALID_BET'

/** The mission as its players read it; nothing while it is none. */
function Preview({ rules }: Pick<RuleProps, 'rules'>) {
  const read = rulesOf(rules)
  if (read?.kind !== 'MISSION') return null
  const { every, metric, products, target, amount, extra, turnoverX100 } = read
  const words = {
    every: say(`desk.promotions.every.${every}`),
    metric: say(`desk.promotions.metric.${metric}`),
    products: products.map((product) => wordOf('desk.approvals.field', product)).join(', '),
    target: isMoneyMetric(metric) ? brandMoney(target) : countText(Number(target)),
    amount: [
      ...(amount === '0' ? [] : [brandMoney(amount)]),
      ...(extra?.points ? [say('desk.raffleDraws.points', { count: countText(Number(extra.points)) })] : []),
      ...(extra?.goods ? [`#${extra.goods}`] : []),
    ].join(' + '),
    times: String(turnoverX100 / 100),
  }
  return (
    <output className="note info">
      {say(products.length > 0 ? 'desk.promotions.preview.bets' : 'desk.promotions.preview', words)}
    </output>
  )
}
