import {
  deskDepositOne,
  deskDeposits,
  matchDeposit,
  resumeDeposits,
  type Receipt,
} from '@senluna/contract/desk/money/deposits.ts'
import type { ImageRef } from '@senluna/contract/site/files.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { readPicture } from '@senluna/web/client/images/picture.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Facts, Sum, Timeline } from '../../list/Drawer.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { depositLook } from './look.ts'

const again = () => void refresh(deskDeposits, deskDepositOne)

/** Everything about one order, beside the queue. */
export function DepositDetails({ orderNo }: { orderNo: string }) {
  const read = useQuery({ ...q(deskDepositOne, { params: { orderNo } }), staleTime: 0 })
  const [matching, setMatching] = useState<Receipt | null>(null)
  const [resuming, setResuming] = useState(false)
  const may = useRight('deposits.edit')
  if (read.isError && !read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data)
    return (
      <Loading>
        <Skeleton style={{ height: 300 }} />
      </Loading>
    )
  const order = read.data
  const money = (digits: string) => moneyText(digits, order.currency)
  const open = order.state !== 'CREDITED' && order.state !== 'REJECTED' && order.state !== 'CREATED'
  return (
    <>
      {order.stopped && (
        <div className="note">
          <span>{say('desk.deposits.stopped')}</span>
          {may && (
            <Button size="sm" onClick={() => setResuming(true)}>
              {say('desk.deposits.do.resume')}
            </Button>
          )}
        </div>
      )}
      <Sum name={say('desk.deposits.asked')} amount={money(order.asked)}>
        <span className={depositLook(order.state)}>{say(`desk.deposits.state.${order.state}`)}</span>
      </Sum>
      <Facts
        facts={[
          [say('desk.deposits.reason'), order.reason && say(`desk.deposits.reason.${order.reason}`)],
          [say('desk.deposits.member'), <MemberLink key="member" id={order.memberId} name={order.userName} />],
          [say('desk.deposits.realName'), order.realName],
          [say('desk.deposits.channel'), `${order.channel} (${order.provider})`],
          [say('desk.deposits.received'), order.received && money(order.received)],
          [say('desk.deposits.fee'), order.fee && money(order.fee)],
          [say('desk.deposits.locked'), order.locked && order.locked !== '0' && money(order.locked)],
          [say('desk.deposits.content'), order.content && <code key="content">{order.content}</code>],
          [say('desk.deposits.provider'), order.providerRef && <code key="ref">{order.providerRef}</code>],
          [say('desk.deposits.created'), momentText(order.createdAt)],
        ]}
      />
      {order.proof.length > 0 && (
        <div className="proofs">
          {order.proof.map((image, index) => (
            <Proof key={image.fileId} image={image} name={`${say('desk.deposits.proofs')} ${index + 1}`} />
          ))}
        </div>
      )}
      <h3>{say('desk.deposits.receipts')}</h3>
      {order.receipts.length === 0 && <p className="hint">{say('desk.deposits.receipts.none')}</p>}
      {order.receipts.map((receipt) => (
        <Money
          key={receipt.id}
          receipt={receipt}
          onMatch={may && open && receipt.left !== '0' ? () => setMatching(receipt) : undefined}
        />
      ))}
      {order.candidates.length > 0 && (
        <>
          <h3>{say('desk.deposits.candidates')}</h3>
          {order.candidates.map((candidate) => (
            <Money
              key={candidate.id}
              receipt={candidate}
              onMatch={may && open ? () => setMatching(candidate) : undefined}
            />
          ))}
        </>
      )}
      <h3>{say('desk.deposits.events')}</h3>
      <Timeline
        steps={order.events.map((event) => ({
          key: `${event.at} ${event.what}`,
          what: say(`desk.deposits.what.${event.what}`),
          more: [say(`desk.deposits.state.${event.to}`), event.actor].filter(Boolean).join(' · '),
          at: event.at,
        }))}
      />
      {matching && (
        <Reason
          title={`${say('desk.deposits.do.match')}: ${money(matching.left)}`}
          action={say('desk.deposits.do.match')}
          onClose={() => setMatching(null)}
          onDo={async (reason) => {
            const done = await call(matchDeposit, { params: { orderNo }, body: { receiptId: matching.id } }, { reason })
            const name = say('desk.deposits.do.match')
            toast(
              'approvalId' in done ? 'info' : 'success',
              say('approvalId' in done ? 'desk.act.waits' : 'desk.act.done', { name }),
            )
            again()
          }}
        >
          <p>{say('desk.deposits.do.match.about')}</p>
        </Reason>
      )}
      {resuming && (
        <Reason
          title={say('desk.deposits.do.resume')}
          action={say('desk.deposits.do.resume')}
          onClose={() => setResuming(false)}
          onDo={async (reason) => {
            await call(resumeDeposits, { params: { orderNo } }, { reason })
            again()
          }}
        />
      )}
    </>
  )
}

/** One receipt in short, with a way to match it. */
function Money({ receipt, onMatch }: { receipt: Receipt; onMatch: (() => void) | undefined }) {
  return (
    <div className="deposit-money">
      <div>
        <b className="num">{moneyText(receipt.amount, receipt.currency)}</b>{' '}
        <span className="badge">{say(`desk.suspense.state.${receipt.state}`)}</span>
        <p>{receipt.content}</p>
        <p className="hint">
          {momentText(receipt.bookedAt)} {receipt.payerName && `· ${receipt.payerName}`}{' '}
          {receipt.reference && `· ${receipt.reference}`}
        </p>
      </div>
      {onMatch && (
        <Button size="sm" look="gold" onClick={onMatch}>
          {say('desk.deposits.do.match')}
        </Button>
      )}
    </div>
  )
}

/** A picture that came with an order; pressed it is shown as large as the drawer. */
function Proof({ image, name }: { image: ImageRef; name: string }) {
  const [large, setLarge] = useState(false)
  const read = useQuery({
    queryKey: ['picture', image.fileId],
    queryFn: () => readPicture(image.url),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  return (
    <button
      type="button"
      aria-label={name}
      aria-expanded={large}
      className={large ? 'large' : undefined}
      onClick={() => setLarge(!large)}
    >
      {read.data && <img src={read.data} alt="" width={image.width} height={image.height} />}
    </button>
  )
}
