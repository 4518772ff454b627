export {
  answerTicket,
  handOn,
  listTickets,
  readTicket,
  setTicketState,
  type TicketName,
  type TicketQuestion,
} from './answer.ts'
export { closeQuietTickets } from './jobs.ts'
export { ticketsFor } from './own-data.ts'
export { feedbackRoutes } from './routes.ts'
export type { StoredTicket } from './ticket.ts'
export { type HumanProof, type Feedback, createFeedback } from './feedback.ts'
