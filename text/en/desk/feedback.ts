import type { deskFeedback as vi } from '../../vi/desk/feedback.ts'

/** Tickets: their deadlines, and how they are handed on. */
export const deskFeedback = {
  'desk.ticket.no': 'Request',
  'desk.ticket.writer': 'From',
  'desk.ticket.category': 'Category',
  'desk.ticket.words': 'Message',
  'desk.ticket.state': 'Status',
  'desk.ticket.age': 'Waiting',
  'desk.ticket.deadline': 'Deadline',
  'desk.ticket.left': '{time} left',
  'desk.ticket.over': 'overdue by {time}',
  'desk.ticket.late': 'Overdue',
  'desk.ticket.held': 'Assigned to',
  'desk.ticket.mine': 'Me or one of my roles',
  'desk.ticket.created': 'Sent',
  'desk.ticket.changed': 'Updated',
  'desk.ticket.role': 'Role: {name}',
  'desk.ticket.hand': 'Escalate',
  'desk.ticket.hand.to': 'Assign to',
  'desk.ticket.hand.about': 'The deadline stays. The new owner sees your reason; the member doesn’t.',
  'desk.ticket.handed': 'Assigned to {to}',
} as const satisfies Record<keyof typeof vi, string>
