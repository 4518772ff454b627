import { agentRealtimeSalary, type Bill } from '@senluna/contract/agent/bills.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { clockText, dateOf, moneyText } from '@senluna/web/ui/money/format.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { rateText } from '../contracts/words.ts'
import { lookOf } from './words.ts'

interface Props {
  day: string
  onOpen: (id: Bill['billId']) => void
}

/** The windows of a day, and the proof that together they are the share of all its bets. */
export function RealtimeDay({ day, onOpen }: Props) {
  const { currency, timeZone } = useBrand()
  const read = useQuery(q(agentRealtimeSalary, { query: { date: day } }))
  const money = (digits: string) => moneyText(digits, currency)
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  const { windows = [], sum = '0', dayFloor = '0' } = read.data ?? {}
  if (windows.length === 0) return null
  const bets = windows.reduce((all, { validBet }) => all + BigInt(validBet), 0n).toString()
  const rates = [...new Set(windows.map(({ ratePpm }) => ratePpm))]
  const isRight = sum === dayFloor
  return (
    <section className="card bill-windows" aria-label={text('bill.windows', { day: dateOf(day) })}>
      <b>{text('bill.windows', { day: dateOf(day) })}</b>
      <div className="bill-scroll">
        <table className="bill-tiers">
          <thead>
            <tr>
              <th scope="col">{text('bill.window')}</th>
              <th scope="col">{text('bill.validBet')}</th>
              <th scope="col">{text('bill.cumulative')}</th>
              <th scope="col">{text('contract.rate')}</th>
              <th scope="col">{text('bill.amount')}</th>
              <th scope="col">{text('bill.state')}</th>
            </tr>
          </thead>
          <tbody>
            {windows.map((row) => (
              <tr key={row.billId}>
                <td>
                  <button type="button" className="link" onClick={() => onOpen(row.billId)}>
                    {clockText(row.window, timeZone)}
                  </button>
                </td>
                <td className="num">{money(row.validBet)}</td>
                <td className="num">{money(row.cumulative)}</td>
                <td className="num">{rateText(row.ratePpm)}</td>
                <td className="num">{money(row.amount)}</td>
                <td>
                  <span className={lookOf(row.state)}>{text(`bill.state.${row.state}`)}</span>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('team.total')}</th>
              <td className="num">{money(bets)}</td>
              <td>–</td>
              <td className="num">{rates.length === 1 ? rateText(rates[0]!) : '–'}</td>
              <td className="num">{money(sum)}</td>
              <td>–</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={isRight ? 'bill-strip good' : 'bill-strip bad'}>
        {isRight ? <CircleCheck className="i" aria-hidden /> : <TriangleAlert className="i" aria-hidden />}
        <span>
          {text(isRight ? 'bill.windows.right' : 'bill.windows.wrong', { sum: money(sum), floor: money(dayFloor) })}
          {rates.length === 1 && (
            <small className="num" dir="ltr">
              {money(bets)} × {rateText(rates[0]!)} = {money(dayFloor)}
            </small>
          )}
        </span>
      </p>
    </section>
  )
}
