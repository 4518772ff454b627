import {
  cancelTicket,
  freeTickets,
  lotteryOrderOf,
  lotteryOrders,
  stopChase,
  type LotteryOrder,
  type LotteryTicket,
} from '@senluna/contract/lottery.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { action } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { momentText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useMutation } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { Code } from '../../../shell/parts/Code.tsx'
import { momentAt, useNow } from '../draw/clock.ts'
import { drawNumberText, selectionText, typeName } from '../draw/names.ts'
import { useOrder } from '../draw/orders.ts'
import { priceText } from '../board/price-text.ts'
import { shareText } from './share/share-text.ts'
import { madeOf } from './made-of.ts'
import { ShareTicket } from './share/ShareTicket.tsx'
import { TicketState } from './TicketState.tsx'

const Prospect = lazy(page(async () => ({ default: (await import('./Prospect.tsx')).Prospect })))
const Evidence = lazy(page(async () => ({ default: (await import('../results/Evidence.tsx')).Evidence })))
const Settled = lazy(page(async () => ({ default: (await import('./Settled.tsx')).Settled })))

/** What can still win. */
const WAITING: ReadonlySet<LotteryTicket['state']> = new Set(['ACCEPTED', 'LOCKED'])
/** What a result has decided. */
const SETTLED: ReadonlySet<LotteryTicket['state']> = new Set(['WON', 'LOST', 'PUSH'])

/**
 * One order with everything that was agreed: what was bet, at which price, and how it ended.
 */
export function Receipt({ order: known, onClose }: { order: LotteryOrder; onClose: () => void }) {
  const { currency, timeZone } = useBrand()
  const order = useOrder(known)
  const [proof, setProof] = useState<LotteryTicket | null>(null)
  const stop = useMutation(action(stopChase, { refreshes: [lotteryOrders, lotteryOrderOf, balance] }))
  const { chase } = order
  return (
    <>
      <Modal title={text('lottery.play.receipt')} onClose={onClose}>
        <div className="rcpt">
          <dl>
            <div>
              <dt>{text('lottery.play.orderNo')}</dt>
              <dd>
                <Code value={order.orderNo} what={text('lottery.play.orderNo')} />
              </dd>
            </div>
            <div>
              <dt>{text('lottery.play.placedAt')}</dt>
              <dd>
                <bdi dir="ltr">{momentText(order.placedAt, timeZone)}</bdi>
              </dd>
            </div>
            <div>
              <dt>{text('lottery.play.total')}</dt>
              <dd>
                <b>
                  <Money digits={order.stake} currency={currency} />
                </b>
                {order.mode === 'TRIAL' && <span className="tag soft">{text('lottery.play.trial')}</span>}
              </dd>
            </div>
          </dl>
          <ul className="rcpt-list">
            {order.tickets.map((ticket) => (
              <Ticket key={ticket.ticketNo} ticket={ticket} onProof={() => setProof(ticket)} />
            ))}
          </ul>
          {chase && chase.left > 0 && (
            <Button block busy={stop.isPending} onClick={() => stop.mutate({ params: { id: chase.id } })}>
              {text('lottery.play.chase.end', { count: chase.left })}
            </Button>
          )}
          <output className={stop.data ? 'note info' : undefined}>
            {stop.data &&
              text('lottery.play.chase.ended', {
                count: stop.data.cancelled,
                money: moneyText(stop.data.returned, currency),
              })}
          </output>
          <RefusalNote error={stop.error} />
        </div>
      </Modal>
      <Suspense>
        {proof && (
          <Evidence
            game={proof.gameCode}
            drawNumber={proof.drawNumber}
            rules={proof.rules}
            commitment={proof.commitment}
            {...(proof.seed ? { given: { orderNo: order.orderNo, seed: proof.seed } } : {})}
            onClose={() => setProof(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function Ticket({ ticket, onProof }: { ticket: LotteryTicket; onProof: () => void }) {
  const { currency } = useBrand()
  const open = useNow() < momentAt(ticket.lockAt)
  const cancel = useMutation(action(cancelTicket, { refreshes: [lotteryOrders, lotteryOrderOf, balance, freeTickets] }))
  const back = cancel.data !== undefined
  const acts = useRef<HTMLDivElement>(null)
  return (
    <li>
      <p className="rcpt-top">
        <b>{typeName(ticket.betType)}</b>
        <TicketState ticket={back ? { ...ticket, state: 'CANCELLED' } : ticket} />
      </p>
      {ticket.result && SETTLED.has(ticket.state) ? (
        <Suspense fallback={<Chosen ticket={ticket} />}>
          <Settled ticket={ticket} />
        </Suspense>
      ) : (
        <Chosen ticket={ticket} />
      )}
      <dl className="small">
        <div>
          <dt>{ticket.gameName}</dt>
          <dd>
            <bdi dir="ltr">{drawNumberText(ticket.drawNumber)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('lottery.play.stake')}</dt>
          <dd>
            <Money digits={ticket.stake} currency={currency} />
            {ticket.free && <span className="tag soft">{text('lottery.play.free.tag')}</span>}
          </dd>
        </div>
        <div>
          <dt>{text('lottery.play.madeOf')}</dt>
          <dd className="num">{madeOf(ticket, currency)}</dd>
        </div>
        {ticket.price.by === 'ODDS' && (
          <div>
            <dt>{text('lottery.play.odds')}</dt>
            <dd className="num">{priceText(ticket.price)}</dd>
          </div>
        )}
        {!back && WAITING.has(ticket.state) && (
          <Suspense>
            <Prospect ticket={ticket} />
          </Suspense>
        )}
        {ticket.price.by === 'ODDS' && ticket.price.level !== undefined && (
          <div>
            <dt>{text('lottery.play.level')}</dt>
            <dd className="num">{ticket.price.level}</dd>
          </div>
        )}
        {ticket.price.by === 'SERIES' && (
          <div>
            <dt>{text('lottery.hall.series')}</dt>
            <dd className="num">{ticket.price.series}</dd>
          </div>
        )}
        {ticket.rebatePpm !== undefined && ticket.state !== 'CANCELLED' && ticket.state !== 'VOID' && (
          <div>
            <dt>{text('lottery.play.back')}</dt>
            <dd className={BigInt(ticket.rebate) > 0n ? 'ok' : undefined}>
              <bdi dir="ltr">{shareText(ticket.rebatePpm)}</bdi>
              {BigInt(ticket.rebate) > 0n && (
                <>
                  {' · '}
                  <Money digits={ticket.rebate} currency={currency} />
                </>
              )}
            </dd>
          </div>
        )}
        {BigInt(ticket.payout) > 0n && (
          <div>
            <dt>{text('lottery.play.payout')}</dt>
            <dd className="ok">
              <Money digits={ticket.payout} currency={currency} />
              {ticket.hits > 1 && ` · ${text('lottery.play.hits', { count: ticket.hits })}`}
            </dd>
          </div>
        )}
        {ticket.free && ticket.state === 'WON' && (
          <div>
            <dt>{text('lottery.play.free.returned')}</dt>
            <dd>
              −<Money digits={ticket.free.returned} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      {ticket.commitment && (
        <details className="small">
          <summary>{text('lottery.play.ev.commitment')}</summary>
          <code>
            <Code whole value={ticket.commitment} what={text('lottery.play.ev.commitment')} />
          </code>
        </details>
      )}
      {ticket.seed && (
        <details className="small">
          <summary>{text('lottery.evidence.yours')}</summary>
          <code>
            <bdi dir="ltr">{ticket.seed}</bdi>
          </code>
        </details>
      )}
      {ticket.cappedFrom && <p className="hint">{text('lottery.play.capped')}</p>}
      <div className="rcpt-acts" ref={acts}>
        <Button size="sm" onClick={onProof}>
          <ShieldCheck className="i s" aria-hidden />
          {text('lottery.play.ev.title')}
        </Button>
        <ShareTicket ticket={ticket} />
        {ticket.canCancel && open && !back && (
          <Button
            size="sm"
            look="line"
            busy={cancel.isPending}
            onClick={() =>
              cancel.mutate(
                { params: { no: ticket.ticketNo } },
                // This button goes: whoever pressed it by key goes on from the one beside it.
                { onSuccess: () => acts.current?.querySelector('button')?.focus() },
              )
            }
          >
            {text(ticket.free ? 'lottery.play.free.cancel' : 'lottery.play.cancel')}
          </Button>
        )}
      </div>
      <RefusalNote error={cancel.error} />
    </li>
  )
}

/** What was bet, before a result says which of it won. */
const Chosen = ({ ticket: { selection } }: { ticket: LotteryTicket }) => (
  <p className="rcpt-nums num" dir="auto">
    {selectionText(selection)}
  </p>
)
