import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'

/** How a ticket stands, in a word. */
export function TicketState({ ticket }: { ticket: Pick<LotteryTicket, 'state'> }) {
  const look = { WON: 'ok', ACCEPTED: 'wait', LOCKED: 'wait' }[String(ticket.state)]
  return <span className={look}>{text(`lottery.play.state.${ticket.state}`)}</span>
}
