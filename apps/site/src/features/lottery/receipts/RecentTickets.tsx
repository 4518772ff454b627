import { text } from '@senluna/web/client/text.ts'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { ChevronRight, History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { useLoggedIn } from '../../../session.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { drawNumberText, selectionText, typeName } from '../draw/names.ts'
import { useOrders } from '../draw/orders.ts'
import { TicketState } from './TicketState.tsx'
import { pathTo } from '../../../shell/nav/path-to.ts'

const Receipt = lazy(page(async () => ({ default: (await import('./Receipt.tsx')).Receipt })))

const MOST = 6

/**
 * The member's last tickets of a game, each with its receipt. Not there for nobody in particular.
 */
export function RecentTickets({ gameCode }: { gameCode?: string }) {
  const loggedIn = useLoggedIn()
  const orders = useOrders(gameCode)
  const { currency } = useBrand()
  const [shown, setShown] = useState<string | null>(null)
  if (!loggedIn || !orders.data) return null
  const rows = orders.data.list.flatMap((order) => order.tickets.map((ticket) => ({ order, ticket }))).slice(0, MOST)
  const open = orders.data.list.find(({ orderNo }) => orderNo === shown)
  return (
    <section className="card mine">
      <div className="ch">
        <History className="i" aria-hidden />
        <h2>{text('lottery.play.recent')}</h2>
        <Link className="more" to={pathTo('bets')}>
          {text('lottery.play.all')}
          <ChevronRight className="i xs flip" aria-hidden />
        </Link>
      </div>
      {rows.length === 0 ? (
        <p className="mine-none">{text('lottery.play.recentNone')}</p>
      ) : (
        <ul>
          {rows.map(({ order, ticket }) => (
            <li key={ticket.ticketNo}>
              <button type="button" className="row" onClick={() => setShown(order.orderNo)}>
                <b>
                  {ticket.gameName} · {typeName(ticket.betType)}
                </b>
                <b className={ticket.state === 'WON' ? 'e ok' : 'e'}>
                  <Money digits={ticket.state === 'WON' ? ticket.payout : ticket.stake} currency={currency} />
                </b>
                <small className="num">
                  {selectionText(ticket.selection)} · <bdi dir="ltr">{drawNumberText(ticket.drawNumber)}</bdi>
                </small>
                <small className="e">
                  {ticket.free && <span className="tag soft">{text('lottery.play.free.tag')}</span>}{' '}
                  <TicketState ticket={ticket} />
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>{open && <Receipt order={open} onClose={() => setShown(null)} />}</Suspense>
    </section>
  )
}
