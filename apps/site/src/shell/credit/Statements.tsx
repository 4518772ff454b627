import './credit.css'
import { agentCredit, creditStatements, memberCredit, reportCredit } from '@senluna/contract/agent/credit/credit.ts'
import type { CreditStatement } from '@senluna/contract/agent/credit/credit-shapes.ts'
import { action } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { dateOf, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'
import { StatementState } from './StatementState.tsx'

interface Props {
  list: readonly CreditStatement[]
  /** Whether the reader reports; a general agent settles with the house. */
  reports: boolean
}

/** One's own closed weeks: what is owed, and to say that it was paid. */
export function OwnStatements({ list, reports }: Props) {
  if (list.length === 0) return <EmptyState>{text('credit.noWeeks')}</EmptyState>
  return (
    <ul className="crd-weeks" aria-label={text('credit.weeks')}>
      {list.map((row) => (
        <li key={row.id} className="card">
          <Statement row={row} reports={reports} />
        </li>
      ))}
    </ul>
  )
}

function Statement({ row, reports }: { row: CreditStatement; reports: boolean }) {
  const { currency } = useBrand()
  const report = useMutation(
    action(reportCredit, {
      refreshes: [memberCredit, agentCredit, creditStatements],
      done: () => toast('success', text('credit.reported')),
    }),
  )
  const { week, owed, stake, payout, adjustment, state, left } = row
  return (
    <>
      <header>
        <b className="num">{dateOf(week)}</b>
        <StatementState state={state} />
      </header>
      <p>{owedText(owed, (digits) => moneyText(digits, currency))}</p>
      <p className="small muted">
        {text('credit.stake')} {moneyText(stake, currency)} · {text('credit.payout')} {moneyText(payout, currency)}
        {adjustment !== '0' && (
          <>
            {' '}
            · {text('credit.adjustment')} <bdi dir="ltr">{signedText(adjustment, currency)}</bdi>
          </>
        )}
      </p>
      {left && (
        <p className="note info">{text('credit.leftToTake', { amount: moneyText(left.replace('-', ''), currency) })}</p>
      )}
      {state === 'OPEN' &&
        (reports ? (
          <Button
            look="gold"
            busy={report.isPending}
            onClick={() => report.mutate({ params: { id: row.id }, body: {} })}
          >
            {text('credit.report')}
          </Button>
        ) : (
          <p className="small muted">{text('credit.byHouse')}</p>
        ))}
      <RefusalNote error={report.error} />
    </>
  )
}

/** Who owes whom how much. */
function owedText(owed: string, money: (digits: string) => string): string {
  if (owed === '0') return text('credit.even')
  return owed.startsWith('-')
    ? text('credit.isOwed', { amount: money(owed.slice(1)) })
    : text('credit.owes', { amount: money(owed) })
}
