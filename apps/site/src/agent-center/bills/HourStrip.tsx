import { agentBills, type Bill } from '@senluna/contract/agent/bills.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { clockText, dateOf, moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useBrand } from '../../brand.ts'

const HOURS = 24
const AT_MOST = '50'

interface Props {
  day: string
  onOpen: (id: Bill['billId']) => void
}

/** The hours of a day, each as deep as what it came to; one with a bill opens it. */
export function HourStrip({ day, onOpen }: Props) {
  const { currency, timeZone } = useBrand()
  const query = { kind: 'HOURLY_SALARY', side: 'RECEIVED', from: day, to: day, pageSize: AT_MOST } as const
  const bills = useQuery(q(agentBills, { query })).data?.list.filter(({ period }) => period.day === day) ?? []
  const ofHour = Map.groupBy(bills, ({ period }) =>
    Number(clockText(period.start, timeZone).replace(/\D/g, '').slice(0, 2)),
  )
  const most = bills.reduce((top, { gross }) => (BigInt(gross) > top ? BigInt(gross) : top), 0n)
  const paid = bills.reduce((sum, { gross }) => sum + BigInt(gross), 0n)
  return (
    <section className="card bill-hours" aria-label={text('bill.hours', { day: dateOf(day) })}>
      <header>
        <b>{text('bill.hours', { day: dateOf(day) })}</b>
        <b className="num">
          <bdi dir="ltr">{moneyText(paid.toString(), currency)}</bdi>
        </b>
      </header>
      <ol>
        {Array.from({ length: HOURS }, (_, hour) => {
          const [bill] = ofHour.get(hour) ?? []
          const sum = (ofHour.get(hour) ?? []).reduce((all, { gross }) => all + BigInt(gross), 0n)
          const heat = most > 0n ? Number((sum * 100n) / most) : 0
          const name = `${String(hour).padStart(2, '0')}:00 · ${bill ? moneyText(sum.toString(), currency) : text('bill.hours.none')}`
          return (
            <li key={hour} style={{ '--part': `${heat}%` } as CSSProperties}>
              {bill ? (
                <button type="button" title={name} aria-label={name} onClick={() => onOpen(bill.billId)}>
                  {hour}
                </button>
              ) : (
                <span title={name}>
                  {hour}
                  <span className="sr"> {text('bill.hours.none')}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
