import type { BillDetail } from '@senluna/contract/agent/bills.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { rateText } from '../contracts/words.ts'
import { Line } from './Line.tsx'
import { stepNumber } from './step-number.ts'

const less = (digits: string): string => (0n - BigInt(digits)).toString()

/** The third step: from stakes to the base, each line adding up to the one below. */
export function Metrics({ bill }: { bill: BillDetail }) {
  const { currency } = useBrand()
  const money = (digits: string) => moneyText(digits, currency)
  const { metrics, terms } = bill
  const isOfLoss = bill.kind === 'DIVIDEND' || bill.kind === 'DAILY_SALARY'
  return (
    <section className="bill-step">
      <h3>
        <span>{stepNumber(bill, 'metrics')}</span>
        {text('bill.metrics')}
      </h3>
      <dl className="bill-lines">
        <Line name={text('bill.validBet')} value={money(bill.validBet)} strong={!isOfLoss} />
        <Line name={text('bill.active')} value={countText(bill.active)} />
        {isOfLoss && (
          <>
            <Line name={text('bill.stake')} value={money(metrics.stake)} />
            <Line name={text('bill.payout')} value={money(less(metrics.payout))} />
            <Line name={text('bill.ggr')} value={money(bill.ggr)} strong />
            <Line name={text('bill.rebates')} value={money(less(metrics.rebates))} />
            <Line name={text('bill.bonuses')} value={money(less(metrics.bonuses))} />
            <Line name={text('bill.wages')} value={money(less(metrics.wages))} />
            <Line name={text('bill.fees')} value={money(less(metrics.paymentFees))} />
            <Line
              name={text('bill.vendorFee', { rate: rateText(terms.vendorFeePpm) })}
              value={money(less(metrics.vendorFee))}
            />
            {terms.affiliate && (
              <Line
                name={text('aff.platformFee.of', { rate: rateText(terms.affiliate.platformFeePpm) })}
                value={money(less(metrics.platformFee))}
              />
            )}
            <Line name={text('bill.netLoss')} value={money(bill.netLoss)} strong />
          </>
        )}
        {bill.kind === 'DIVIDEND' && bill.plan?.kind !== 'CPA' && (
          <>
            <Line name={text('bill.carryIn')} value={money(bill.carryIn)} />
            <Line name={text('bill.base')} value={money(bill.base)} strong />
            {bill.carryOut !== '0' && <Line name={text('bill.carryOut')} value={money(bill.carryOut)} />}
          </>
        )}
      </dl>
    </section>
  )
}
