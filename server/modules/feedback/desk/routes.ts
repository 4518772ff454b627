import * as contract from '@senluna/contract/desk/members/tickets.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Files } from '../../files/index.ts'
import { listRoutes } from '../../staff/index.ts'
import { hand, handsOf } from './hand-ticket.ts'
import { answer, list, move, picture, read } from './tickets.ts'

/** The calls by which the brand's people answer tickets. */
export function deskRoutes(files: Files): Route[] {
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
  ]
}
