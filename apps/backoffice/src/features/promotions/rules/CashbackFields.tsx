import { Button } from '@senluna/web/ui/Button.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { say } from '../../../say.ts'
import { tierField } from './bad-fields.ts'
import { ProductChoice } from './ProductChoice.tsx'
import { JudgedField, RuleText, type RuleProps } from './RuleText.tsx'
import type { TypedTier } from './typed-rules.ts'

const MOST_TIERS = 10

/** Period, products and tiers of a cashback. */
export function CashbackFields({ rules, set }: RuleProps) {
  const { tiers, period } = rules
  const change = (key: number, more: Partial<TypedTier>) =>
    set({ tiers: tiers.map((tier) => (tier.key === key ? { ...tier, ...more } : tier)) })
  const last = tiers.at(-1)
  return (
    <>
      <Select<'DAY' | 'WEEK'>
        label={say('desk.promotions.rule.period')}
        value={period}
        options={(['DAY', 'WEEK'] as const).map((span) => [span, say(`desk.promotions.period.${span}`)] as const)}
        onValue={(next) => set({ period: next })}
      />
      <ProductChoice rules={rules} set={set} needed />
      {tiers.map((tier, place) => (
        <div key={tier.key} className="promo-tier">
          <JudgedField
            name={tierField(place, 'minLoss')}
            rules={rules}
            label={say('desk.promotions.rule.minLoss', { place: place + 1 })}
            inputMode="numeric"
            value={tier.minLoss}
            onValue={(minLoss) => change(tier.key, { minLoss })}
          />
          <JudgedField
            name={tierField(place, 'rate')}
            rules={rules}
            label={say('desk.promotions.rule.rate')}
            inputMode="decimal"
            value={tier.rate}
            onValue={(rate) => change(tier.key, { rate })}
          />
          {tiers.length > 1 && (
            <IconButton
              label={say('desk.contracts.tier.remove', { place: place + 1 })}
              onClick={() => set({ tiers: tiers.filter(({ key }) => key !== tier.key) })}
            >
              <Trash2 className="i" aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {last && tiers.length < MOST_TIERS && (
        <Button size="sm" onClick={() => set({ tiers: [...tiers, { ...last, key: last.key + 1 }] })}>
          <Plus className="i s" aria-hidden />
          {say('desk.contracts.tier.add')}
        </Button>
      )}
      <div className="pairs">
        <RuleText name="cap" rules={rules} set={set} />
        <RuleText name="minPayout" rules={rules} set={set} />
        <RuleText name="claimHours" rules={rules} set={set} />
      </div>
    </>
  )
}
