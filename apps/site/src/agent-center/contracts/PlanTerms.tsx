import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { planOf } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { rateText } from './words.ts'

/** What an affiliate's plan says beside its tiers: fees, and what a new member brings. */
export function PlanTerms({ terms }: { terms: Pick<ContractShown, 'tiers' | 'vendorFeePpm' | 'affiliate'> }) {
  const { currency } = useBrand()
  const { tiers, vendorFeePpm, affiliate } = terms
  if (!affiliate) return null
  const { platformFeePpm, cpa } = affiliate
  const ofGgr = (ppm: number) => text('aff.ofGgr', { rate: rateText(ppm) })
  const facts: [string, string][] = [
    [text('aff.plan'), text(`aff.plan.${planOf({ tiers, cpa })}`)],
    ...(tiers.length === 0
      ? []
      : ([
          [text('aff.vendorFee'), ofGgr(vendorFeePpm)],
          [text('aff.platformFee'), ofGgr(platformFeePpm)],
        ] satisfies [string, string][])),
    ...(cpa === null
      ? []
      : ([
          [text('aff.cpa'), moneyText(cpa.amount, currency)],
          [text('aff.cpa.deposit'), moneyText(cpa.minFirstDeposit, currency)],
          [text('aff.cpa.bet'), moneyText(cpa.minValidBet, currency)],
          [text('aff.cpa.within'), text('aff.cpa.days', { days: countText(cpa.withinDays) })],
          [text('aff.cpa.most'), cpa.mostPerPeriod === null ? text('contract.cap.none') : countText(cpa.mostPerPeriod)],
        ] satisfies [string, string][])),
    ...(cpa !== null && tiers.length > 0
      ? ([[text('aff.cpa.counts'), text(`aff.cpa.counts.${cpa.counts}`)]] satisfies [string, string][])
      : []),
  ]
  return (
    <dl className="ctr-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
