import { confirmPart, disputePart, withdrawals, type Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { readPicture } from '@senluna/web/client/images/picture.ts'
import { pages } from '@senluna/web/client/query.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { moneyText, spanText, whenText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useBrand, useSwitch } from '../../../brand.ts'
import { useCenter } from '../../../member-center/use-center.ts'
import { useTimeLeft } from '../../../shell/account/use-time-left.ts'
import { Stages } from '../Stages.tsx'
import { accountName } from './NewWithdrawal.tsx'
import { readAgain } from './use-withdraw.ts'

const FRESH_MS = 20_000
const OVER = new Set<Withdrawal['state']>(['RECEIVED', 'AUTO_RECEIVED', 'REJECTED', 'FAILED'])

/**
 * Own withdrawals, the newest first: at which stage each is, what is missing, and by when it goes
 * on.
 */
export function Orders() {
  const found = useInfiniteQuery({ ...pages(withdrawals), refetchInterval: FRESH_MS })
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data)
    return (
      <Loading>
        <Skeleton style={{ height: 240 }} />
      </Loading>
    )
  const list = found.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <EmptyState>{text('withdraw.none')}</EmptyState>
  return (
    <div className="withdraw-orders">
      {list.map((row) => (
        <Order key={row.no} order={row} />
      ))}
      <MoreButton query={found}>{text('withdraw.more')}</MoreButton>
    </div>
  )
}

/**
 * Where a member brings what is missing: in the security center, else with a message to customer
 * service, which takes pictures.
 */
const BROUGHT_TO = {
  KYC: ['securityCenter', { at: 'kyc' }],
  NAME: ['securityCenter', { at: 'profile' }],
  BANK_STATEMENT: ['messageV2', { view: 'feedback', category: 'WITHDRAWAL' }],
  CONTACT: ['messageV2', { view: 'feedback', category: 'WITHDRAWAL' }],
} as const

/**
 * A page of the center that takes what is missing; nothing for what isn't known, or while messages
 * are switched off.
 */
function broughtTo(missing: string, writes: boolean) {
  const place = Object.entries(BROUGHT_TO).find(([name]) => name === missing)?.[1]
  return place?.[0] === 'messageV2' && !writes ? undefined : place
}

function Order({ order }: { order: Withdrawal }) {
  const { currency, timeZone } = useBrand()
  const center = useCenter()
  const writes = useSwitch('FEEDBACK')
  const over = OVER.has(order.state)
  const sums = [
    ['received', order.receivedAmount, order.parts.length > 0],
    ['remaining', order.remainingAmount, order.parts.length > 0 && !over],
    ['returned', order.returnedAmount, order.returnedAmount !== '0'],
    ['fee', order.fee, order.fee !== '0'],
  ] as const
  return (
    <article className="card withdraw-order" data-state={order.state} aria-label={order.no}>
      <header>
        <b className="num">{moneyText(order.amount, currency)}</b>
        <span className="withdraw-state">{text(`withdraw.state.${order.state}`)}</span>
        <small className="num">
          {order.no} · {whenText(order.createdAt, timeZone)}
        </small>
        <small className="num">{accountName(order.account)}</small>
        {order.from === 'LOCKED' && <small>{text('kept.from.LOCKED')}</small>}
      </header>
      <Way state={order.state} />
      {!over && order.state !== 'PAID' && <Due at={order.dueAt} />}
      {order.missing.length > 0 && (
        <div className="note withdraw-missing">
          <b>{text('withdraw.missing')}</b>
          <ul>
            {order.missing.map((paper) => {
              const key = `withdraw.missing.${paper}`
              const words = isText(key) ? text(key) : paper
              const place = broughtTo(paper, writes)
              return (
                <li key={paper}>
                  {place ? (
                    <button
                      type="button"
                      className="link"
                      onClick={() =>
                        center.open(place[0], place[0] === 'messageV2' ? { ...place[1], about: order.no } : place[1])
                      }
                    >
                      {words}
                    </button>
                  ) : (
                    words
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {order.reason && <p className="note">{order.reason}</p>}
      <dl className="withdraw-costs num">
        {sums
          .filter(([, , shown]) => shown)
          .map(([name, digits]) => (
            <div key={name}>
              <dt>{text(`withdraw.${name}`)}</dt>
              <dd>{moneyText(digits, currency)}</dd>
            </div>
          ))}
      </dl>
      {order.parts.length > 0 && (
        <ol className="withdraw-parts">
          {order.parts.map((part) => (
            <Part key={part.part} order={order} part={part} />
          ))}
        </ol>
      )}
    </article>
  )
}

/** The stages an order goes through, and which of them each state is in. */
const STAGES = ['SUBMITTED', 'REVIEW', 'PAYING', 'RECEIVED'] as const
const STAGE_OF: Readonly<Partial<Record<Withdrawal['state'], number>>> = {
  SUBMITTED: 0,
  RISK: 1,
  REVIEW: 1,
  HOLD: 1,
  APPROVED: 2,
  PAYING: 2,
  DISPUTED: 2,
  PAID: 3,
}

/** How far an order that is under way has come. */
function Way({ state }: { state: Withdrawal['state'] }) {
  const now = STAGE_OF[state]
  if (now === undefined) return null
  return <Stages names={STAGES.map((stage) => text(`withdraw.state.${stage}`))} now={now} />
}

/** By when the stage should be over; honest once it is not. */
function Due({ at }: { at: string }) {
  const { timeZone } = useBrand()
  const left = useTimeLeft(Date.parse(at))
  return (
    <p className="withdraw-due num">
      <Clock className="i s" aria-hidden />
      {left === 0 ? text('withdraw.late') : text('withdraw.due', { time: whenText(at, timeZone) })}
      <TimeLeft ms={left} />
    </p>
  )
}

const DAY_MS = 86_400_000

/** What is left of a wait that ends within a day, second by second; not read out as it goes. */
function TimeLeft({ ms }: { ms: number }) {
  return ms === 0 || ms > DAY_MS ? null : (
    <b className="withdraw-left" role="timer">
      {spanText(ms)}
    </b>
  )
}

type PartOf = Withdrawal['parts'][number]

/** When a payment counts as received without a word of the member's. */
function AutoConfirm({ at }: { at: string }) {
  const { timeZone } = useBrand()
  const left = useTimeLeft(Date.parse(at))
  return (
    <p className="hint num">
      {text('withdraw.auto', { time: whenText(at, timeZone) })} <TimeLeft ms={left} />
    </p>
  )
}

function Part({ order, part }: { order: Withdrawal; part: PartOf }) {
  const { currency } = useBrand()
  const [seeing, setSeeing] = useState(false)
  const [disputing, setDisputing] = useState(false)
  const confirm = useMutation({
    mutationFn: () => call(confirmPart, { params: { no: order.no, part: String(part.part) } }),
    onSettled: readAgain,
  })
  const open = part.status === 'PAID'
  return (
    <li data-part={part.status}>
      <p>
        <b className="num">
          {text('withdraw.part', { n: part.part })} · {moneyText(part.amount, currency)}
        </b>
        <span>{text(`withdraw.part.${part.status}`)}</span>
      </p>
      {part.bankRef && <p className="hint num">{text('withdraw.ref', { ref: part.bankRef })}</p>}
      {part.autoConfirmAt && <AutoConfirm at={part.autoConfirmAt} />}
      <RefusalNote error={confirm.error} />
      <div className="withdraw-acts">
        {part.proofImage && (
          <Button size="sm" onClick={() => setSeeing(true)}>
            {text('withdraw.proof')}
          </Button>
        )}
        {(open || part.status === 'DISPUTED') && (
          <MoneyButton size="sm" look="gold" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {text('withdraw.confirm')}
          </MoneyButton>
        )}
        {open && (
          <Button size="sm" onClick={() => setDisputing(true)}>
            {text('withdraw.dispute')}
          </Button>
        )}
      </div>
      {seeing && part.proofImage && (
        <Picture
          url={part.proofImage.url}
          subject={text('withdraw.part', { n: part.part })}
          onClose={() => setSeeing(false)}
        />
      )}
      {disputing && <Dispute no={order.no} part={part.part} onClose={() => setDisputing(false)} />}
    </li>
  )
}

function Picture({ url, subject, onClose }: { url: string; subject: string; onClose: () => void }) {
  const picture = useQuery({ queryKey: ['withdraw-proof', url], queryFn: () => readPicture(url), staleTime: Infinity })
  return (
    <Modal title={text('withdraw.proof')} onClose={onClose}>
      {picture.isError ? (
        <ErrorState error={picture.error} onRetry={() => void picture.refetch()} />
      ) : picture.data ? (
        <img className="withdraw-picture" src={picture.data} alt={subject} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      )}
    </Modal>
  )
}

/** So many signs of a member's own words are kept. */
const MOST_WORDS = 300

function Dispute({ no, part, onClose }: { no: string; part: number; onClose: () => void }) {
  const [why, setWhy] = useState('')
  const form = useForm({
    send: () =>
      call(disputePart, {
        params: { no, part: String(part) },
        body: why.trim() ? { reason: why.trim() } : {},
      }),
    onDone: onClose,
    onSettled: readAgain,
  })
  return (
    <Modal title={text('withdraw.dispute')} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={form.submit} noValidate>
        <RefusalNote error={form.error} />
        <TextArea
          label={text('withdraw.dispute.why')}
          value={why}
          onValue={(typed) => setWhy(typed.slice(0, MOST_WORDS))}
          rows={3}
        />
        <div className="modal-foot">
          <Button onClick={onClose}>{text('withdraw.cancel')}</Button>
          <Button look="gold" type="submit" busy={form.busy}>
            {text('withdraw.dispute.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
