import type { BillDetail, BillNewcomer } from '@senluna/contract/agent/bills.ts'
import { text } from '@senluna/web/client/text.ts'
import { dateOf, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { Line } from './Line.tsx'
import { stepNumber } from './step-number.ts'

/** The fifth step of an affiliate's bill: who is new, who qualified, and why others did not. */
export function Newcomers({ bill }: { bill: BillDetail }) {
  const { currency } = useBrand()
  if (!bill.terms.affiliate?.cpa) return null
  return (
    <section className="bill-step">
      <h3>
        <span>{stepNumber(bill, 'newcomers')}</span>
        {text('aff.new')}
      </h3>
      <p className="bill-note">{text(bill.newcomers.length === 0 ? 'aff.new.none' : 'aff.new.rule')}</p>
      {bill.newcomers.map((row) => (
        <details key={row.memberId} className="bill-member">
          <summary>
            <bdi>{row.account}</bdi>
            <span className={row.outcome === 'QUALIFIED' ? 'bill-tag good' : 'bill-tag'}>
              {text(`aff.outcome.${row.outcome}`)}
            </span>
            <bdi className="num" dir="ltr">
              {moneyText(row.amount, currency)}
            </bdi>
          </summary>
          <Facts row={row} />
        </details>
      ))}
    </section>
  )
}

/** What the plan looked at: days, the first deposit, and valid bets day by day. */
function Facts({ row }: { row: BillNewcomer }) {
  const { currency } = useBrand()
  const money = (digits: string) => moneyText(digits, currency)
  return (
    <dl className="bill-lines">
      <Line name={text('aff.registeredOn')} value={dateOf(row.registeredOn)} />
      {row.firstDeposit && (
        <Line
          name={text('aff.firstDeposit')}
          value={money(row.firstDeposit.amount)}
          note={dateOf(row.firstDeposit.day)}
        />
      )}
      {row.bets.map(({ day, validBet }) => (
        <Line key={day} name={text('bill.validBet')} value={money(validBet)} note={dateOf(day)} />
      ))}
      <Line name={text('bill.validBet')} value={money(row.validBet)} strong />
      {row.metOn === null ? (
        <Line name={text('aff.until')} value={dateOf(row.lastDay)} />
      ) : (
        <Line name={text('aff.metOn')} value={dateOf(row.metOn)} />
      )}
    </dl>
  )
}
