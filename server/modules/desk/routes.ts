import * as accountsDesk from '@senluna/contract/desk/money/accounts.ts'
import * as ticketsDesk from '@senluna/contract/desk/members/tickets.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Files } from '../files/index.ts'
import type { Security } from '../security/index.ts'
import { listRoutes } from '../staff/index.ts'
import { closedAccounts, reopen } from './closed-accounts.ts'
import { hand, handsOf } from './hand-ticket.ts'
import { answer, list, move, picture, read } from './tickets.ts'

/** What the brand's people do with what earlier modules keep and have no desk of their own. */
export function deskRoutes(files: Files, security: Pick<Security, 'db' | 'closing'>): Route[] {
  const { db } = files
  return [
    ...listRoutes(
      db,
      ticketsDesk.deskTickets,
      ticketsDesk.exportTickets,
      (call) => list(db, call),
      ({ query }) => ({ action: 'tickets.list', object: { kind: 'tickets', id: query.state } }),
    ),
    route(ticketsDesk.ticketHands, (call) => handsOf(db, call)),
    route(ticketsDesk.handTicket, (call) => hand(db, call)),
    route(ticketsDesk.deskTicketOne, (call) => read(db, call)),
    route(ticketsDesk.deskTicketPicture, (call) => picture(files, call)),
    route(ticketsDesk.answerDeskTicket, (call) => answer(db, call)),
    route(ticketsDesk.moveTicket, (call) => move(db, call)),
    ...listRoutes(
      db,
      accountsDesk.closedAccounts,
      accountsDesk.exportClosed,
      (call) => closedAccounts(security, call),
      () => ({ action: 'accounts.closed', object: { kind: 'accounts', id: 'closed' } }),
    ),
    route(accountsDesk.reopenAccount, (call) => reopen(security, call)),
  ]
}
