import { cancelDeposit, depositPaid, type DepositOrder } from '@senluna/contract/money/deposits.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { moneyText, spanText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { CircleCheckBig, Hourglass } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBrand } from '../../../../brand.ts'
import { useTimeLeft } from '../../../../shell/account/use-time-left.ts'
import { KeptMoney } from '../KeptMoney.tsx'
import { PayBox } from '../PayBox.tsx'
import { ProofField } from './ProofField.tsx'
import { StateTag } from './StateTag.tsx'
import { Steps } from './Steps.tsx'
import { standingOf, useOrder, useOrderAct } from '../use-deposit.ts'

/** One order: how to pay it and how long, where it stands, and what can be done. */
export function OrderView({ orderNo, onNew }: { orderNo: string; onNew: () => void }) {
  const order = useOrder(orderNo)
  if (order.isError && !order.data) return <ErrorState error={order.error} onRetry={() => void order.refetch()} />
  if (!order.data)
    return (
      <Loading>
        <Skeleton style={{ height: 420 }} />
      </Loading>
    )
  return <Shown order={order.data} onNew={onNew} />
}

function Shown({ order, onNew }: { order: DepositOrder; onNew: () => void }) {
  const { currency } = useBrand()
  const left = useTimeLeft(Date.parse(order.expiresAt))
  const head = useRef<HTMLHeadingElement>(null)
  // Opened from below or by a form: the reader is taken to it.
  useEffect(() => head.current?.focus(), [])
  const standing = standingOf(order)
  const waits = standing === 'PENDING_PAYMENT' || standing === 'CREATED'
  const open = (waits && left > 0) || standing === 'CONFIRMING'
  const state = waits && left === 0 ? 'EXPIRED' : standing
  // Money may have been on its way when an order ended.
  const takesProof =
    (order.method === 'BANK_QR' && open) || state === 'REVIEW' || state === 'EXPIRED' || state === 'CANCELLED'
  return (
    <section className="card deposit-order" aria-labelledby="deposit-order" data-state={state}>
      <header>
        <div>
          <h3 id="deposit-order" ref={head} tabIndex={-1}>
            {text('deposit.order', { no: order.orderNo })}
          </h3>
          <p className="hint">
            {text(`deposit.method.${order.method}`)} · {order.channelName}
          </p>
        </div>
        <StateTag state={state} />
      </header>
      <p className="deposit-big num">
        <bdi dir="ltr">{moneyText(order.received ?? order.amount, currency)}</bdi> <small>{currency.symbol}</small>
      </p>
      <Steps state={state} />
      {waits && left > 0 && (
        <p className="deposit-left" role="timer">
          <Hourglass className="i s" aria-hidden />
          {text('deposit.left')} <b className="num">{spanText(left)}</b>
        </p>
      )}
      <Said order={order} state={state} />
      {open && <PayBox order={order} />}
      {waits && left > 0 && <Acts order={order} />}
      {takesProof && <ProofField order={order} />}
      {!open && state !== 'REVIEW' && (
        <Button look="gold" block onClick={onNew}>
          {text('deposit.new')}
        </Button>
      )}
    </section>
  )
}

/** What a state means for the member, and why it came to it. */
function Said({ order, state }: { order: DepositOrder; state: DepositOrder['state'] }) {
  const { currency } = useBrand()
  const { confirmations, reason, locked, credited } = order
  return (
    <div className="deposit-said" aria-live="polite">
      {state === 'CREDITED' && (
        <p className="deposit-done">
          <CircleCheckBig className="i" aria-hidden />
          {text('deposit.say.CREDITED', {
            amount: moneyText((BigInt(credited ?? '0') - BigInt(locked ?? '0')).toString(), currency),
          })}
        </p>
      )}
      {locked && (
        <>
          <p className="note">{text('deposit.say.locked', { amount: moneyText(locked, currency) })}</p>
          <KeptMoney />
        </>
      )}
      {(state === 'CONFIRMING' || state === 'REVIEW' || state === 'EXPIRED' || state === 'CANCELLED') && (
        <p>{text(`deposit.say.${state}`)}</p>
      )}
      {confirmations && state === 'CONFIRMING' && confirmations.have > 0 && (
        <p>
          <progress value={confirmations.have} max={confirmations.need} />{' '}
          {text('deposit.confirmations', confirmations)}
        </p>
      )}
      {reason && (state === 'REVIEW' || state === 'REJECTED') && (
        <p className="hint">{text(`deposit.reason.${reason}`)}</p>
      )}
    </div>
  )
}

/** Paid, or given up; giving up asks once more, because money may be on its way. */
function Acts({ order }: { order: DepositOrder }) {
  const paid = useOrderAct(depositPaid, order.orderNo)
  const cancel = useOrderAct(cancelDeposit, order.orderNo)
  const [sure, setSure] = useState(false)
  return (
    <div className="deposit-acts">
      <RefusalNote error={paid.error ?? cancel.error} />
      <MoneyButton
        // Where there is a page to pay on, that comes first.
        look={order.pay.redirectUrl || order.pay.deepLink ? 'line' : 'gold'}
        size="lg"
        block
        busy={paid.isPending}
        onClick={() => paid.mutate(undefined)}
      >
        {text('deposit.paid')}
      </MoneyButton>
      {sure && <p className="note">{text('deposit.cancel.sure')}</p>}
      <MoneyButton
        look={sure ? 'danger' : 'ghost'}
        block
        busy={cancel.isPending}
        onClick={() => (sure ? cancel.mutate(undefined) : setSure(true))}
      >
        {text('deposit.cancel')}
      </MoneyButton>
    </div>
  )
}
