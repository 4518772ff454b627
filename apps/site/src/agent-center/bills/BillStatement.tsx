import { agentBill, type BillDetail } from '@senluna/contract/agent/bills.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'
import { Members } from './Members.tsx'
import { Metrics } from './Metrics.tsx'
import { Newcomers } from './Newcomers.tsx'
import { AmountLine, TierLadder } from './Steps.tsx'
import { Verify } from './files/Verify.tsx'
import { WhereItWent } from './WhereItWent.tsx'
import { lookOf, partyText, periodOf } from './words.ts'

interface Props {
  id: BillDetail['billId']
  /** Opens another bill: of a downline, or the version before. */
  onOpen: (id: BillDetail['billId']) => void
  onClose: () => void
}

/** How a bill was calculated: amount, tier, metrics, members, and where the money went. */
export function BillStatement({ id, onOpen, onClose }: Props) {
  const read = useQuery(q(agentBill, { params: { id } }))
  return (
    <Modal title={text('bill.how')} size="wide" onClose={onClose}>
      {read.data ? (
        <Statement key={id} bill={read.data} onOpen={onOpen} />
      ) : read.isError ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 420 }} />
        </Loading>
      )}
    </Modal>
  )
}

function Statement({ bill, onOpen }: { bill: BillDetail; onOpen: Props['onOpen'] }) {
  const { currency, timeZone } = useBrand()
  const before = bill.versions.find(({ version }) => version === bill.version - 1)
  return (
    <div className="bill">
      {/* Its first button stands at the end: whoever opens a bill begins at its amount. */}
      <header className="bill-head" data-autofocus tabIndex={-1}>
        <p>
          {bill.plan ? text('aff.commission') : text(`contract.kind.${bill.kind}`)} ·{' '}
          <bdi>{periodOf(bill, timeZone)}</bdi> · {bill.account}
        </p>
        <p className="bill-amount num">
          <bdi dir="ltr">{moneyText(bill.due, currency)}</bdi>
        </p>
        <p>
          <span className={lookOf(bill.state)}>{text(`bill.state.${bill.state}`)}</span>{' '}
          {text('contract.from', { name: partyText(bill.payer) })}
          {bill.paidAt && <> · {whenText(bill.paidAt, timeZone)}</>}
        </p>
        {bill.reason && <p className="bill-note">{bill.reason}</p>}
        {before && (
          <p className="bill-note">
            {text('bill.corrected', { amount: moneyText(before.gross, currency) })}{' '}
            <button type="button" className="link" onClick={() => onOpen(before.billId)}>
              {text('bill.before')}
            </button>
          </p>
        )}
      </header>
      <AmountLine bill={bill} />
      <TierLadder bill={bill} />
      <Metrics bill={bill} />
      <Members bill={bill} />
      <Newcomers bill={bill} />
      <WhereItWent bill={bill} onOpen={onOpen} />
      <Verify bill={bill} />
    </div>
  )
}
