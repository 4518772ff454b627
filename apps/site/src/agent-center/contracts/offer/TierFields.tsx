import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { TIER_LIMITS } from '@senluna/kit/agents/contracts/term-limits.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { grouped, typedMoney } from '@senluna/web/ui/fields/typed-amount.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { typedPpm, type TypedTier } from '@senluna/web/ui/contracts/typed-terms.ts'

interface Props {
  kind: ContractKind
  tiers: readonly TypedTier[]
  onTiers: (tiers: readonly TypedTier[]) => void
}

/** The tiers of an offer, the lowest first: as many as the kind may have. */
export function TierFields({ kind, tiers, onTiers }: Props) {
  const { exponent } = useBrand().currency
  const hasThresholds = kind !== 'REALTIME_SALARY'
  const hasLoss = kind === 'DIVIDEND' || kind === 'DAILY_SALARY'
  const change = (key: number, more: Partial<TypedTier>) =>
    onTiers(tiers.map((tier) => (tier.key === key ? { ...tier, ...more } : tier)))
  const wrong = (isRight: boolean) => (isRight ? {} : { error: text('contract.noNumber') })
  const money = (typed: string) => wrong(typed.trim() === '' || typedMoney(typed, exponent) !== undefined)
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      {tiers.map((tier, place) => (
        <fieldset key={tier.key} className="ctr-tier">
          <legend>{text('contract.tier', { place: place + 1 })}</legend>
          <TextField
            label={text('contract.rate')}
            inputMode="decimal"
            autoComplete="off"
            end={<span className="ctr-unit">%</span>}
            value={tier.rate}
            onValue={(rate) => change(tier.key, { rate })}
            {...wrong(typedPpm(tier.rate) !== undefined)}
          />
          {hasThresholds && (
            <TextField
              {...digits}
              label={text('contract.validBet')}
              value={tier.minValidBet}
              onValue={(typed) => change(tier.key, { minValidBet: grouped(typed, exponent) })}
              {...money(tier.minValidBet)}
            />
          )}
          {hasLoss && (
            <TextField
              {...digits}
              label={text('contract.loss')}
              value={tier.minLoss}
              onValue={(typed) => change(tier.key, { minLoss: grouped(typed, exponent) })}
              {...money(tier.minLoss)}
            />
          )}
          {hasThresholds && (
            <TextField
              {...digits}
              label={text('contract.members')}
              value={tier.minActive}
              onValue={(minActive) => change(tier.key, { minActive })}
              {...wrong(/^[0-9]{0,6}$/.test(tier.minActive.trim()))}
            />
          )}
          {tiers.length > 1 && (
            <IconButton
              label={text('contract.tier.remove', { place: place + 1 })}
              onClick={() => onTiers(tiers.filter(({ key }) => key !== tier.key))}
            >
              <Trash2 className="i" aria-hidden />
            </IconButton>
          )}
        </fieldset>
      ))}
      {tiers.length < TIER_LIMITS[kind].maxTiers && (
        <Button
          look="ghost"
          size="sm"
          onClick={() => onTiers([...tiers, { ...tiers.at(-1)!, key: Math.max(...tiers.map(({ key }) => key)) + 1 }])}
        >
          <Plus className="i s" aria-hidden />
          {text('contract.tier.add')}
        </Button>
      )}
    </>
  )
}
