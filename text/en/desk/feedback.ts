import type { deskFeedback as vi } from '../../vi/desk/feedback.ts'

/** Tickets: their deadlines, and how they are handed on. */
export const deskFeedback = {
  'desk.ticket.no': 'Ticket',
  'desk.ticket.writer': 'Writer',
  'desk.ticket.category': 'Category',
  'desk.ticket.words': 'Words',
  'desk.ticket.state': 'State',
  'desk.ticket.age': 'Waiting',
  'desk.ticket.deadline': 'Deadline',
  'desk.ticket.left': '{time} left',
  'desk.ticket.over': 'overdue by {time}',
  'desk.ticket.late': 'Overdue',
  'desk.ticket.held': 'With',
  'desk.ticket.mine': 'Me or a role of mine',
  'desk.ticket.created': 'Written',
  'desk.ticket.changed': 'Changed',
  'desk.ticket.role': 'Role: {name}',
  'desk.ticket.hand': 'Escalate',
  'desk.ticket.hand.to': 'To',
  'desk.ticket.hand.about':
    'The deadline stays. The reason is kept with the ticket for whoever gets it; the writer does not see it.',
  'desk.ticket.handed': 'Handed to {to}',
} as const satisfies Record<keyof typeof vi, string>
