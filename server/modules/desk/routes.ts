import * as contract from '@senluna/contract/desk.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { answer, list, move, read } from './tickets.ts'

/** What the brand's people do with what earlier modules keep and have no desk of their own. */
export function deskRoutes(db: Db): Route[] {
  return [
    route(contract.deskTickets, (call) => list(db, call)),
    route(contract.deskTicketOne, (call) => read(db, call)),
    route(contract.answerDeskTicket, (call) => answer(db, call)),
    route(contract.moveTicket, (call) => move(db, call)),
  ]
}
