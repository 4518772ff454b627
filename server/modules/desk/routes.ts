import * as contract from '@senluna/contract/desk.ts'
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
      contract.deskTickets,
      contract.exportTickets,
      (call) => list(db, call),
      ({ query }) => ({ action: 'tickets.list', object: { kind: 'tickets', id: query.state } }),
    ),
    route(contract.ticketHands, (call) => handsOf(db, call)),
    route(contract.handTicket, (call) => hand(db, call)),
    route(contract.deskTicketOne, (call) => read(db, call)),
    route(contract.deskTicketPicture, (call) => picture(files, call)),
    route(contract.answerDeskTicket, (call) => answer(db, call)),
    route(contract.moveTicket, (call) => move(db, call)),
    ...listRoutes(
      db,
      contract.closedAccounts,
      contract.exportClosed,
      (call) => closedAccounts(security, call),
      () => ({ action: 'accounts.closed', object: { kind: 'accounts', id: 'closed' } }),
    ),
    route(contract.reopenAccount, (call) => reopen(security, call)),
  ]
}
