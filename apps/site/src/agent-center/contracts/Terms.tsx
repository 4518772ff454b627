import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { productName } from '../../shell/nav/product-name.ts'
import { PlanTerms } from './PlanTerms.tsx'
import { periodText, rateText } from './words.ts'

/** The terms that two parties look at. */
export type ShownTerms = Pick<
  ContractShown,
  | 'kind'
  | 'period'
  | 'products'
  | 'basis'
  | 'tiers'
  | 'activeMinValidBet'
  | 'cap'
  | 'carryMode'
  | 'vendorFeePpm'
  | 'affiliate'
>

/** What a contract says: its tiers as a ladder, and what holds for all of them. */
export function Terms({ terms }: { terms: ShownTerms }) {
  const { currency } = useBrand()
  const { kind, products, basis, tiers, cap, carryMode, activeMinValidBet, affiliate } = terms
  const facts = [
    [text('contract.period'), periodText(terms)],
    [text('contract.products'), products.map(productName).join(', ')],
    // A plan that pays for new members alone has no share to speak of.
    ...(tiers.length === 0
      ? []
      : ([
          [text('contract.basis'), text(`contract.basis.${basis}`)],
          ...(kind === 'REALTIME_SALARY'
            ? []
            : [[text('contract.active'), moneyText(activeMinValidBet, currency)] as const]),
          [
            text(affiliate ? 'aff.cap' : 'contract.cap'),
            cap === undefined ? text('contract.cap.none') : moneyText(cap, currency),
          ],
          ...(kind === 'DIVIDEND' ? [[text('contract.carry'), text(`contract.carry.${carryMode}`)] as const] : []),
        ] as const)),
  ] as const
  return (
    <>
      <TierTable tiers={tiers} kind={kind} />
      <PlanTerms terms={terms} />
      <dl className="ctr-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Tiers, the lowest first, without thresholds that a kind doesn't know; nothing of none. */
export function TierTable({ tiers, kind }: Pick<ShownTerms, 'tiers' | 'kind'>) {
  const { currency } = useBrand()
  if (tiers.length === 0) return null
  const hasThresholds = kind !== 'REALTIME_SALARY'
  const hasLoss = kind === 'DIVIDEND' || kind === 'DAILY_SALARY'
  return (
    <table className="ctr-tiers">
      <thead>
        <tr>
          <th scope="col">{text('contract.rate')}</th>
          {hasThresholds && <th scope="col">{text('contract.validBet')}</th>}
          {hasLoss && <th scope="col">{text('contract.loss')}</th>}
          {hasThresholds && <th scope="col">{text('contract.members')}</th>}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.ratePpm}>
            <th scope="row" className="num">
              {rateText(tier.ratePpm)}
            </th>
            {hasThresholds && <td className="num">{moneyText(tier.minValidBet, currency)}</td>}
            {hasLoss && <td className="num">{moneyText(tier.minLoss, currency)}</td>}
            {hasThresholds && <td className="num">{countText(tier.minActive)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
