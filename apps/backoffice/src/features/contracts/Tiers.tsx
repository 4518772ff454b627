import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { TIER_LIMITS } from '@senluna/kit/agents/contracts/term-limits.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { typedPpm, type TypedTier } from '@senluna/web/ui/contracts/typed-terms.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { say } from '../../say.ts'

interface Props {
  kind: ContractKind
  tiers: readonly TypedTier[]
  onTiers: (tiers: readonly TypedTier[]) => void
}

/** The tiers of an offer, the lowest first. */
export function Tiers({ kind, tiers, onTiers }: Props) {
  const hasLoss = kind === 'DIVIDEND' || kind === 'DAILY_SALARY'
  const fields = [
    ...(kind === 'REALTIME_SALARY' ? [] : (['minValidBet'] as const)),
    ...(hasLoss ? (['minLoss'] as const) : []),
    ...(kind === 'REALTIME_SALARY' ? [] : (['minActive'] as const)),
  ]
  const change = (key: number, more: Partial<TypedTier>) =>
    onTiers(tiers.map((tier) => (tier.key === key ? { ...tier, ...more } : tier)))
  const last = tiers.at(-1)
  return (
    <>
      {tiers.map((tier, place) => (
        <fieldset key={tier.key} className="desk-ctr-tier">
          <legend>{say('desk.contracts.tier', { place: place + 1 })}</legend>
          <TextField
            label={say('desk.contracts.rate')}
            inputMode="decimal"
            value={tier.rate}
            onValue={(rate) => change(tier.key, { rate })}
            {...(tier.rate !== '' && typedPpm(tier.rate) === undefined
              ? { error: say('desk.contracts.noNumber') }
              : {})}
          />
          {fields.map((name) => (
            <TextField
              key={name}
              label={say(`desk.contracts.${name}`)}
              inputMode="numeric"
              value={tier[name]}
              onValue={(value) => change(tier.key, { [name]: value })}
            />
          ))}
          {tiers.length > 1 && (
            <IconButton
              label={say('desk.contracts.tier.remove', { place: place + 1 })}
              onClick={() => onTiers(tiers.filter(({ key }) => key !== tier.key))}
            >
              <Trash2 className="i" aria-hidden />
            </IconButton>
          )}
        </fieldset>
      ))}
      {last && tiers.length < TIER_LIMITS[kind].maxTiers && (
        <Button size="sm" onClick={() => onTiers([...tiers, { ...last, key: last.key + 1 }])}>
          <Plus className="i s" aria-hidden />
          {say('desk.contracts.tier.add')}
        </Button>
      )}
    </>
  )
}
