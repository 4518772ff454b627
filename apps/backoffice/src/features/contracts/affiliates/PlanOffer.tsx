import '../contracts.css'
import { deskAffiliates } from '@senluna/contract/desk/affiliates.ts'
import { deskContracts, offerHouseContract, type DeskContract } from '@senluna/contract/desk/contracts.ts'
import { AFFILIATE_PLANS } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { act } from '@senluna/web/client/query.ts'
import { firstPlan, readPlan, type TypedPlan } from '@senluna/web/ui/contracts/typed-plan.ts'
import {
  firstTyped,
  percentOf,
  readTyped,
  wrongInTyped,
  type TypedTerms,
} from '@senluna/web/ui/contracts/typed-terms.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { typedOf } from '@senluna/web/ui/fields/typed-amount.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Reason } from '../../../forms/Reason.tsx'
import { listOf } from '../../../list/spec.ts'
import { brandExponent, say } from '../../../say.ts'
import { Carry, Products } from '../Scope.tsx'
import { Tiers } from '../Tiers.tsx'
import { CpaFields } from './CpaFields.tsx'

interface Props {
  name: string
  /** The plan in force: what is offered begins with it. */
  current: DeskContract | undefined
  onClose: () => void
}

/** What a form begins with: the terms in force, or empty ones by the month. */
function begin(current: DeskContract | undefined): TypedTerms {
  const exponent = brandExponent()
  const first = firstTyped('DIVIDEND', exponent, { tiers: [], products: current?.products ?? [...PRODUCTS] })
  if (!current) return { ...first, period: 'MONTHLY' }
  const tiers = current.tiers.map((tier, key) => ({
    key,
    rate: percentOf(tier.ratePpm),
    minValidBet: typedOf(tier.minValidBet, exponent),
    minLoss: typedOf(tier.minLoss, exponent),
    minActive: String(tier.minActive),
  }))
  return {
    ...first,
    period: 'MONTHLY',
    carryMode: current.carryMode,
    tiers: tiers.length > 0 ? tiers : first.tiers,
    activeMinValidBet: typedOf(current.activeMinValidBet, exponent),
    cap: current.cap === undefined ? '' : typedOf(current.cap, exponent),
  }
}

/** Offers an affiliate a plan, or other terms; what is wrong is said while it is typed. */
export function PlanOffer({ name, current, onClose }: Props) {
  const client = useQueryClient()
  const exponent = brandExponent()
  const [typed, setTyped] = useState(() => begin(current))
  const [plan, setPlan] = useState<TypedPlan>(() => firstPlan(exponent, current))
  const [tried, setTried] = useState(false)
  const hasShare = plan.kind !== 'CPA'
  const offered = readPlan(plan, exponent)
  const terms = readTyped(hasShare ? typed : { ...typed, tiers: [] }, exponent)
  const wrong = terms && offered ? wrongInTyped('DIVIDEND', terms, null, offered) : []
  const isTyped = terms !== undefined && offered !== undefined
  const change = (more: Partial<TypedTerms>) => setTyped({ ...typed, ...more })
  const changePlan = (more: Partial<TypedPlan>) => setPlan({ ...plan, ...more })
  return (
    <Reason
      title={say('desk.aff.offer.to', { name })}
      action={say('desk.aff.offer')}
      size="wide"
      guards
      ready={() => {
        setTried(true)
        return isTyped && wrong.length === 0
      }}
      onDo={async (reason) => {
        const body = { name, kind: 'DIVIDEND' as const, ...terms!, ...offered! }
        await act(offerHouseContract, { body }, { reason, refreshes: [deskContracts] })
        await client.invalidateQueries({ queryKey: listOf(deskAffiliates).key })
        toast('info', say('desk.act.waits', { name: say('desk.aff.offer') }))
      }}
      onClose={onClose}
    >
      <p className="hint">{say(current ? 'desk.aff.offer.version' : 'desk.aff.offer.about')}</p>
      <Select
        label={say('desk.aff.plan')}
        value={plan.kind}
        options={AFFILIATE_PLANS.map((kind) => [kind, say(`desk.aff.plan.${kind}`)] as const)}
        onValue={(kind) => changePlan({ kind })}
      />
      {hasShare && (
        <>
          <Tiers kind="DIVIDEND" tiers={typed.tiers} onTiers={(tiers) => change({ tiers })} />
          <div className="desk-ctr-tier">
            <TextField
              label={say('desk.contracts.vendorFee')}
              inputMode="decimal"
              value={plan.vendorFee}
              onValue={(vendorFee) => changePlan({ vendorFee })}
            />
            <TextField
              label={say('desk.aff.platformFee')}
              inputMode="decimal"
              value={plan.platformFee}
              onValue={(platformFee) => changePlan({ platformFee })}
            />
            <TextField
              label={say('desk.contracts.active')}
              inputMode="numeric"
              value={typed.activeMinValidBet}
              onValue={(activeMinValidBet) => change({ activeMinValidBet })}
            />
            <TextField
              label={say('desk.aff.cap')}
              inputMode="numeric"
              value={typed.cap}
              onValue={(cap) => change({ cap })}
            />
          </div>
          <Carry typed={typed} onChange={change} />
        </>
      )}
      {plan.kind !== 'REVENUE_SHARE' && <CpaFields plan={plan} onChange={changePlan} />}
      <Products typed={typed} onChange={change} />
      {(wrong.length > 0 || (tried && !isTyped)) && (
        <output className="note desk-ctr-wrong">
          {!isTyped && <span>{say('desk.contracts.noNumber')}</span>}
          {wrong.map((error) => (
            <span key={error}>{say(`desk.contracts.wrong.${error}`)}</span>
          ))}
        </output>
      )}
    </Reason>
  )
}
