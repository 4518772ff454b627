import './bank-lines.css'
import { bankFileOne, type BankFileLine } from '@senluna/contract/desk/money/bank-files.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { momentText, say } from '../say.ts'

type Currency = ReplyOf<typeof bankFileOne>['currency']

const LOOKS = { CREDIT: 'good', REVIEW: 'bad', SUSPENSE: 'warn', KNOWN: '', OUT: '' } as const

/** What the lines of a file do together: how many credit how much, and what people look at. */
export function BankTotals({
  totals,
}: {
  totals: Pick<
    ReplyOf<typeof bankFileOne>,
    'incoming' | 'sum' | 'credits' | 'creditSum' | 'reviews' | 'suspended' | 'currency'
  >
}) {
  return (
    <p>
      {say('desk.bankFile.sum', { n: totals.incoming, sum: moneyText(totals.sum, totals.currency) })}{' '}
      <b>{say('desk.bankFile.credits', { n: totals.credits, sum: moneyText(totals.creditSum, totals.currency) })}</b>{' '}
      {say('desk.bankFile.others', { reviews: totals.reviews, suspended: totals.suspended })}
    </p>
  )
}

/** Lines of a bank's file with what each does once the file is released. */
export function BankLines({ rows, currency }: { rows: readonly BankFileLine[]; currency: Currency }) {
  return (
    <div className="bank-preview">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('desk.suspense.booked')}</th>
            <th scope="col">{say('desk.deposits.amount')}</th>
            <th scope="col">{say('desk.deposits.content')}</th>
            <th scope="col">{say('desk.deposits.payer')}</th>
            <th scope="col">{say('desk.deposits.order')}</th>
            <th scope="col">{say('desk.bankFile.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line.no} className={line.outcome === 'KNOWN' ? 'known' : undefined}>
              <td className="num">{momentText(line.bookedAt)}</td>
              <td className="num">{moneyText(line.amount, currency)}</td>
              <td>{line.content}</td>
              <td>{line.payerName}</td>
              <td>
                {line.orderNo}
                {line.asked !== undefined && line.asked !== line.amount && (
                  <small>{say('desk.bankFile.asked', { amount: moneyText(line.asked, currency) })}</small>
                )}
              </td>
              <td>
                <span className={`badge ${LOOKS[line.outcome]}`}>{say(`desk.bankFile.outcome.${line.outcome}`)}</span>
                {line.reason && <small>{say(`desk.deposits.reason.${line.reason}`)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One bank file, line by line: what its release does, or did. */
export function BankFileLines({ id }: { id: string }) {
  const file = useQuery(q(bankFileOne, { params: { id } }))
  if (file.isError) return <ErrorState error={file.error} onRetry={() => void file.refetch()} />
  if (!file.data)
    return (
      <Loading>
        <Skeleton style={{ height: 200 }} />
      </Loading>
    )
  return (
    <>
      <BankTotals totals={file.data} />
      <BankLines rows={file.data.rows} currency={file.data.currency} />
    </>
  )
}
