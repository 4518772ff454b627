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

/** A column: what it is called, and what it says of a period. */
interface Figure {
  title: string
  look?: (row: TriedPeriod) => string
  of: (row: TriedPeriod) => string
}

/** What closed periods would have come to; those in which the reader would have lost stand out. */
export function TriedPeriods({ kind, name, isOwn, periods }: Props) {
  const { currency, timeZone } = useBrand()
  const money = (digits: string) => moneyText(digits, currency)
  const isOfLoss = kind === 'DIVIDEND' || kind === 'DAILY_SALARY'
  const figures: readonly Figure[] = [
    { title: text('bill.validBet'), of: ({ validBet }) => money(validBet) },
    ...(isOfLoss ? [{ title: text('bill.netLoss'), of: ({ loss }: TriedPeriod) => money(loss ?? '0') }] : []),
    { title: text('bill.active'), of: ({ active }) => countText(active) },
    ...(isOwn ? [] : [{ title: text('whatIf.gets', { name }), of: ({ amount }: TriedPeriod) => money(amount) }]),
    { title: text('whatIf.own'), of: ({ own }) => money(own) },
    { title: text('whatIf.paid'), of: ({ paid }) => money(paid) },
    {
      title: text('whatIf.net'),
      look: ({ net }) => (net.startsWith('-') ? 'num what-if-net neg' : 'num what-if-net'),
      of: ({ net }) => money(net),
    },
  ]
  const lost = periods.filter(({ net }) => net.startsWith('-')).length
  return (
    <div className="what-if-found">
      <div className="bill-scroll row-lines many">
        <table className="bill-tiers what-if-periods">
          <thead>
            <tr>
              <th scope="col">{text('bill.period')}</th>
              {figures.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map((row) => (
              <tr key={row.period.start} className={row.net.startsWith('-') ? 'what-if-lost' : undefined}>
                <th scope="row">
                  <bdi>{daysText(row.period, timeZone)}</bdi>
                </th>
                {figures.map(({ title, look, of }) => (
                  <td key={title} className={look?.(row) ?? 'num'} data-of={title}>
                    <bdi dir="ltr">{of(row)}</bdi>
                  </td>
                ))}
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
