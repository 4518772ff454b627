import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'

/** How a ticket stands, in a word: what paid less than its stake has won in part only. */
export function TicketState({ ticket }: { ticket: Pick<LotteryTicket, 'state' | 'payout' | 'stake'> }) {
  if (ticket.state === 'WON' && BigInt(ticket.payout) < BigInt(ticket.stake))
    return <span>{text('lottery.play.state.PARTLY_WON')}</span>
  const look = { WON: 'ok', ACCEPTED: 'wait', LOCKED: 'wait' }[String(ticket.state)]
  return <span className={look}>{text(`lottery.play.state.${ticket.state}`)}</span>
}
