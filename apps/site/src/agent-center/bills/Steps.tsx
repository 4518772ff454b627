import type { BillDetail } from '@senluna/contract/agent/bills.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { Check, X } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { rateText } from '../contracts/words.ts'
import { Line } from './Line.tsx'
import { PlanAmount } from './PlanAmount.tsx'
import { hasTiers, stepNumber } from './step-number.ts'

/** The first step: base × rate = amount, with the cap and what corrections add. */
export function AmountLine({ bill }: { bill: BillDetail }) {
  const { currency } = useBrand()
  const money = (digits: string) => moneyText(digits, currency)
  const isRealtime = bill.kind === 'REALTIME_SALARY'
  return (
    <section className="bill-step">
      <h3>
        <span>{stepNumber(bill, 'amount')}</span>
        {text('bill.amount')}
      </h3>
      {bill.plan ? (
        <PlanAmount bill={bill} plan={bill.plan} />
      ) : (
        <p className="bill-formula num" dir="ltr">
          <b>{money(bill.base)}</b> × <b>{rateText(bill.ratePpm)}</b> = <b className="gold">{money(bill.gross)}</b>
        </p>
      )}
      {isRealtime && <p className="bill-note">{text('bill.realtime')}</p>}
      <dl className="bill-lines">
        {isRealtime ? (
          <Line name={text('bill.dayBefore')} value={money(bill.before)} />
        ) : bill.plan?.kind === 'CPA' ? null : (
          <Line
            name={text(bill.plan ? 'aff.cap' : 'contract.cap')}
            value={bill.terms.cap === undefined ? text('contract.cap.none') : money(bill.terms.cap)}
          />
        )}
        <Line name={text('bill.adjustment')} value={money(bill.adjustment)} />
        {bill.adjustmentLeft !== '0' && <Line name={text('bill.adjustmentLeft')} value={money(bill.adjustmentLeft)} />}
        <Line name={text('bill.due')} value={money(bill.due)} strong />
      </dl>
    </section>
  )
}

/** The second: the tiers, which of their conditions were met, and what the next one lacked. */
export function TierLadder({ bill }: { bill: BillDetail }) {
  const { currency } = useBrand()
  const money = (digits: string) => moneyText(digits, currency)
  const { terms, tierIndex, missed } = bill
  if (!hasTiers(bill)) return null
  const isOfLoss = bill.kind === 'DIVIDEND' || bill.kind === 'DAILY_SALARY'
  const loss = bill.kind === 'DIVIDEND' ? bill.base : bill.netLoss
  return (
    <section className="bill-step">
      <h3>
        <span>{stepNumber(bill, 'tiers')}</span>
        {tierIndex === null ? text('bill.tier.none') : text('contract.tier', { place: tierIndex + 1 })}
      </h3>
      <p className="bill-note">{text('bill.tier.rule')}</p>
      <div className="bill-scroll">
        <table className="bill-tiers">
          <thead>
            <tr>
              <th scope="col">{text('bill.tier')}</th>
              <th scope="col">{text('bill.validBet')}</th>
              {isOfLoss && <th scope="col">{text('bill.netLoss')}</th>}
              <th scope="col">{text('bill.active')}</th>
              <th scope="col">{text('contract.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.tiers.map((tier, place) => (
              <tr key={tier.ratePpm} className={place === tierIndex ? 'holds' : undefined}>
                <td className="num">{countText(place + 1)}</td>
                <Met met={BigInt(bill.validBet) >= BigInt(tier.minValidBet)}>{money(tier.minValidBet)}</Met>
                {isOfLoss && (
                  <Met met={tier.minLoss === '0' || BigInt(loss) >= BigInt(tier.minLoss)}>{money(tier.minLoss)}</Met>
                )}
                <Met met={bill.active >= tier.minActive}>{countText(tier.minActive)}</Met>
                <td className="num">{rateText(tier.ratePpm)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missed.length > 0 && (
        <ul className="bill-missed">
          {missed.map(({ tier, threshold, short }) => (
            <li key={threshold}>
              {text(`bill.missed.${threshold}`, {
                place: tier + 1,
                amount: threshold === 'ACTIVE' ? countText(Number(short)) : money(short),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Met({ met, children }: { met: boolean; children: string }) {
  const Mark = met ? Check : X
  return (
    <td className="num">
      <bdi dir="ltr">{children}</bdi> <Mark className={met ? 'i s good' : 'i s bad'} aria-hidden />
      <span className="sr">{text(met ? 'bill.met' : 'bill.notMet')}</span>
    </td>
  )
}
