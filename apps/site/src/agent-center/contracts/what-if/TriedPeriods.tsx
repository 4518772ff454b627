import type { TriedPeriod } from '@senluna/contract/agent/what-if.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, dateOf, dayText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../brand.ts'

interface Props {
  kind: ContractKind
  /** Whose terms were tried. */
  name: string
  isOwn: boolean
  periods: readonly TriedPeriod[]
}

/** What closed periods would have come to; those in which the reader would have lost stand out. */
export function TriedPeriods({ kind, name, isOwn, periods }: Props) {
  const { currency, timeZone } = useBrand()
  const money = (digits: string) => moneyText(digits, currency)
  const isOfLoss = kind === 'DIVIDEND' || kind === 'DAILY_SALARY'
  const lost = periods.filter(({ net }) => net.startsWith('-')).length
  return (
    <div className="what-if-found">
      <div className="bill-scroll">
        <table className="bill-tiers">
          <thead>
            <tr>
              <th scope="col">{text('bill.period')}</th>
              <th scope="col">{text('bill.validBet')}</th>
              {isOfLoss && <th scope="col">{text('bill.netLoss')}</th>}
              <th scope="col">{text('bill.active')}</th>
              {!isOwn && <th scope="col">{text('whatIf.gets', { name })}</th>}
              <th scope="col">{text('whatIf.own')}</th>
              <th scope="col">{text('whatIf.paid')}</th>
              <th scope="col">{text('whatIf.net')}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map((row) => (
              <tr key={row.period.start} className={row.net.startsWith('-') ? 'what-if-lost' : undefined}>
                <td>
                  <bdi>{daysText(row.period, timeZone)}</bdi>
                </td>
                <td className="num">{money(row.validBet)}</td>
                {isOfLoss && <td className="num">{money(row.loss ?? '0')}</td>}
                <td className="num">{countText(row.active)}</td>
                {!isOwn && <td className="num">{money(row.amount)}</td>}
                <td className="num">{money(row.own)}</td>
                <td className="num">{money(row.paid)}</td>
                <td className={row.net.startsWith('-') ? 'num what-if-net neg' : 'num what-if-net'}>
                  <bdi dir="ltr">{money(row.net)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lost > 0 && <p className="note warn">{text('whatIf.lost', { count: lost })}</p>}
      <p className="hint">{text('whatIf.how')}</p>
    </div>
  )
}

function daysText({ start, endExclusive }: TriedPeriod['period'], zone: string): string {
  const first = dayText(Date.parse(start), zone)
  const last = daysFrom(dayText(Date.parse(endExclusive), zone), -1)
  return first === last ? dateOf(first) : `${dateOf(first)} – ${dateOf(last)}`
}
