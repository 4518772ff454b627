import type { BillDetail } from '@senluna/contract/agent/bills.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { Line } from './Line.tsx'
import { lookOf, partyText } from './words.ts'

interface Props {
  bill: BillDetail
  onOpen: (id: BillDetail['billId']) => void
}

/** What was paid of a bill, by whom, and what its holder passed on. */
export function WhereItWent({ bill, onOpen }: Props) {
  const { currency, timeZone } = useBrand()
  const money = (digits: bigint) => moneyText(digits.toString(), currency)
  const below = bill.below.reduce((sum, { due }) => sum + BigInt(due), 0n)
  const own = BigInt(bill.due) - below
  return (
    <section className="bill-step">
      <h3>{text('bill.where')}</h3>
      {bill.below.length > 0 && (
        <dl className="bill-lines">
          <Line name={text('bill.net')} value={money(own)} strong />
          <Line name={text('bill.paidOut')} value={money(below)} />
        </dl>
      )}
      {bill.below.map((lower) => (
        <button key={lower.billId} type="button" className="bill-other" onClick={() => onOpen(lower.billId)}>
          <bdi>{lower.account}</bdi>
          <span className={lookOf(lower.state)}>{text(`bill.state.${lower.state}`)}</span>
          <bdi className="num" dir="ltr">
            {moneyText(lower.due, currency)}
          </bdi>
        </button>
      ))}
      {bill.payments.length > 0 && (
        <ul className="bill-payments">
          {bill.payments.map(({ seq, what, from, to, amount, serialNo, at }) => (
            <li key={seq}>
              <span>
                {text(`bill.payment.${what}`)}
                <small>
                  {text('bill.payment.way', { from: partyText(from), to: partyText(to) })} · {whenText(at, timeZone)}
                </small>
                <small className="num" dir="ltr">
                  {serialNo}
                </small>
              </span>
              <bdi className="num" dir="ltr">
                {moneyText(amount, currency)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      {bill.arrears !== '0' && (
        <p className="bill-strip warn">
          {text('bill.arrears.still', { amount: moneyText(bill.arrears, currency), account: partyText(bill.payer) })}
        </p>
      )}
    </section>
  )
}
