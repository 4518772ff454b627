import type { BillDetail, BillFigure } from '@senluna/contract/agent/bills.ts'
import { text } from '@senluna/web/client/text.ts'
import { dayText, moneyText } from '@senluna/web/ui/money/format.ts'
import { Link } from 'react-router'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { useBrand } from '../../brand.ts'
import { stepNumber } from './step-number.ts'
import { useMember } from '../../session.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { productName } from '../../shell/nav/product-name.ts'

/** The fourth step: what each member added, by product; all together are the metrics. */
export function Members({ bill }: { bill: BillDetail }) {
  const { currency, timeZone } = useBrand()
  // An affiliate finds no list of single bets.
  const seesBets = useMember()?.type !== ACCOUNT_TYPE.AFFILIATE
  const days = {
    from: bill.period.day,
    to: dayText(Date.parse(bill.period.endExclusive) - 1, timeZone),
  }
  const money = (digits: bigint) => moneyText(digits.toString(), currency)
  const isOfLoss = bill.kind === 'DIVIDEND' || bill.kind === 'DAILY_SALARY'
  const members = [...Map.groupBy(bill.figures, ({ memberId }) => memberId).values()]
  const valueOf = (row: BillFigure) => (isOfLoss ? lossOf(row) : BigInt(row.validBet))
  const sum = (rows: readonly BillFigure[]) => rows.reduce((all, row) => all + valueOf(row), 0n)
  const sorted = members.toSorted((a, b) => (sum(a) < sum(b) ? 1 : -1))
  return (
    <section className="bill-step">
      <h3>
        <span>{stepNumber(bill, 'members')}</span>
        {text('bill.members')}
      </h3>
      <p className="bill-note">{text(isOfLoss ? 'bill.members.loss' : 'bill.members.bets')}</p>
      {sorted.map((rows) => (
        <details key={rows[0]!.memberId} className="bill-member">
          <summary>
            <bdi>{rows[0]!.account}</bdi>
            <bdi className="num" dir="ltr">
              {money(sum(rows))}
            </bdi>
          </summary>
          <dl className="bill-lines">
            {rows.map((row) => (
              <div key={row.product}>
                <dt>
                  {row.product === '' && text('bill.money')}
                  {row.product !== '' && !seesBets && productName(row.product)}
                  {row.product !== '' && seesBets && (
                    <Link
                      className="link"
                      title={text('team.bets.view')}
                      to={pathTo(
                        'agentCenter.entry',
                        { entry: 'personalHistoryCopy' },
                        { account: row.memberId, alone: '1', product: row.product, ...days },
                      )}
                    >
                      {productName(row.product)}
                    </Link>
                  )}
                  {row.product !== '' && (
                    <small>
                      {text('bill.validBet')} {moneyText(row.validBet, currency)}
                    </small>
                  )}
                </dt>
                <dd className="num">
                  <bdi dir="ltr">{money(valueOf(row))}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      <dl className="bill-lines">
        <div className="strong">
          <dt>{text('team.total')}</dt>
          <dd className="num">
            <bdi dir="ltr">{money(sum(bill.figures))}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** What the house was left of a member's play or money, before the vendors' share. */
const lossOf = (row: BillFigure): bigint =>
  BigInt(row.stake) -
  BigInt(row.payout) -
  BigInt(row.rebates) -
  BigInt(row.bonuses) -
  BigInt(row.wages) -
  BigInt(row.paymentFees)
