import * as contract from '@senluna/contract/site/feedback.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Feedback } from './feedback.ts'
import { ownTicket, ownTickets } from './own-tickets.ts'
import { replyTo } from './reply.ts'
import { writeTicket } from './write.ts'

/** What people write to the brand, and what they read of it. Staff answer at their own desk. */
export const feedbackRoutes = (feedback: Feedback): readonly Route[] => [
  route(contract.sendFeedback, (call) => writeTicket(feedback, call)),
  route(contract.myTickets, ({ caller, query }) => ownTickets(feedback.db, caller, query)),
  route(contract.myTicket, ({ caller, params }) => ownTicket(feedback.db, caller, params.ticketNo ?? '')),
  route(contract.replyToTicket, async (call) => {
    await replyTo(feedback, call)
    return ownTicket(feedback.db, call.caller, call.params.ticketNo ?? '')
  }),
]
