import { agentArrears, agentBills, payArrears } from '@senluna/contract/agent/bills.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useBrand } from '../../brand.ts'

/** What the reader owes its downlines, with the way to pay it, and what an upline still owes. */
export function ArrearsStrip() {
  const { currency } = useBrand()
  const { data } = useQuery(q(agentArrears))
  const pay = useMutation(
    action(payArrears, {
      refreshes: [agentArrears, agentBills, consolidated],
      done: ({ paid }) => toast('success', text('bill.arrears.paid', { amount: moneyText(paid, currency) })),
    }),
  )
  if (!data || (data.owed === '0' && data.due === '0')) return null
  const [creditor] = data.owedList
  const [debtor] = data.dueList
  return (
    <>
      {data.owed !== '0' && creditor && (
        <section className="bill-strip bad" aria-label={text('bill.arrears.owed')}>
          <TriangleAlert className="i" aria-hidden />
          <p>
            <b>{text('bill.arrears.owe', { amount: moneyText(data.owed, currency), account: creditor.account })}</b>
            <small>{text('bill.arrears.paused')}</small>
          </p>
          <Button size="sm" busy={pay.isPending} onClick={() => pay.mutate({ body: {} })}>
            {text('bill.arrears.pay')}
          </Button>
          <RefusalNote error={pay.error} />
        </section>
      )}
      {data.due !== '0' && debtor && (
        <section className="bill-strip warn" aria-label={text('bill.arrears.due')}>
          <TriangleAlert className="i" aria-hidden />
          <p>{text('bill.arrears.still', { amount: moneyText(data.due, currency), account: debtor.account })}</p>
        </section>
      )}
    </>
  )
}
