import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { PartyPopper, Undo2 } from 'lucide-react'
import { useBrand } from '../../../../brand.ts'
import { selectionText, typeName } from '../../draw/names.ts'
import { useOrders } from '../../draw/orders.ts'
import { paidOf } from './paid.ts'

/**
 * What the member's settled tickets of a draw brought, all of them together. Quiet where none
 * paid; no feast where they paid less than they had cost.
 */
export function WinBanner({ gameCode, drawNumber }: { gameCode: string; drawNumber: string }) {
  const { currency } = useBrand()
  const tickets: readonly LotteryTicket[] = useOrders(gameCode).data?.list.flatMap((order) => order.tickets) ?? []
  const paid = paidOf(tickets, drawNumber)
  if (!paid) return null
  return (
    <div className={paid.isGain ? 'win lh-win' : 'win lh-win small'}>
      {paid.isGain ? <PartyPopper className="i" aria-hidden /> : <Undo2 className="i" aria-hidden />}
      <div>
        <b>
          {text(paid.isGain ? 'lottery.play.won' : 'lottery.show.partly')}{' '}
          <Money digits={paid.sum.toString()} currency={currency} />
        </b>
        <ul>
          {paid.tickets.map((ticket) => (
            <li key={ticket.ticketNo} className="num">
              {typeName(ticket.betType)} {selectionText(ticket.selection)} ·{' '}
              <Money digits={ticket.payout} currency={currency} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
