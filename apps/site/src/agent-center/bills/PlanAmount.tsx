import type { BillDetail } from '@senluna/contract/agent/bills.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { rateText } from '../contracts/words.ts'
import { Line } from './Line.tsx'

type Plan = NonNullable<BillDetail['plan']>

/** What an affiliate's share and new members come to together, each with how. */
export function PlanAmount({ bill, plan }: { bill: BillDetail; plan: Plan }) {
  const { currency } = useBrand()
  const money = (digits: string) => moneyText(digits, currency)
  const cpa = bill.terms.affiliate?.cpa
  const left = (BigInt(bill.gross) - BigInt(plan.cpa)).toString()
  return (
    <>
      <p className="bill-note">
        {text('aff.plan')}: {text(`aff.plan.${plan.kind}`)}
      </p>
      <dl className="bill-lines">
        {plan.kind !== 'CPA' && (
          <Line
            name={text('aff.share')}
            value={money(plan.share)}
            note={`${money(bill.base)} × ${rateText(bill.ratePpm)}`}
          />
        )}
        {cpa && (
          <Line
            name={text('aff.cpa.sum')}
            value={money(plan.cpa)}
            note={`${countText(plan.qualified)} × ${money(cpa.amount)}`}
          />
        )}
        {plan.kind === 'HYBRID' && cpa?.counts === 'AGAINST_SHARE' && (
          <Line name={text('aff.share.left')} value={money(left)} note={text('aff.cpa.counts.AGAINST_SHARE')} />
        )}
        <Line name={text('bill.amount')} value={money(bill.gross)} strong />
      </dl>
    </>
  )
}
