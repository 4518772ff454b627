import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { feedbackCategory, ticketState } from '../../site/feedback.ts'
import { imageRef, PICTURES } from '../../site/files.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// What the brand's people do at their desk with tickets.

const deskTicketRow = z.object({
  ticketNo: z.string(),
  /** Nothing for a guest. */
  userName: z.optional(z.string()),
  category: feedbackCategory,
  state: ticketState,
  contact: z.optional(z.string()),
  language: wire.language,
  createdAt: wire.moment,
  changedAt: wire.moment,
  dueAt: z.optional(wire.moment),
  /** When it was answered first: a deadline is kept by that. */
  answeredAt: z.optional(wire.moment),
  /** Whom it was handed to: a role, or a colleague. */
  heldBy: z.optional(z.string()),
  heldSince: z.optional(wire.moment),
  excerpt: z.string(),
})
export type DeskTicketRow = z.infer<typeof deskTicketRow>

export const deskTicket = z.object({
  ...deskTicketRow.shape,
  /** How it was handed on, the first time first. */
  handed: z.array(z.object({ at: wire.moment, by: z.string(), to: z.string(), reason: z.string() })),
  messages: z.array(
    z.object({
      id: z.string(),
      at: wire.moment,
      author: z.enum(['MEMBER', 'STAFF']),
      name: z.optional(z.string()),
      content: z.string(),
      images: z.array(imageRef),
    }),
  ),
})
export type DeskTicket = z.infer<typeof deskTicket>

export const deskTickets = endpoint({
  summary: 'The tickets in a state, who waits longest first, by key. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/tickets',
  for: 'staff',
  right: 'tickets.view',
  query: z.object({
    ...wire.pageQuery,
    state: ticketState,
    category: z.optional(feedbackCategory),
    /** Only those whose deadline has passed without an answer. */
    late: z.optional(z.literal('1')),
    /** Only those handed to whoever asks, or to a role of theirs. */
    mine: z.optional(z.literal('1')),
    no: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  }),
  reply: wire.page(deskTicketRow),
  refusals: [],
})

export const exportTickets = exportOf(deskTickets, 'tickets.export')

export const deskTicketOne = endpoint({
  summary: 'One ticket with its messages. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/tickets/{no}',
  for: 'staff',
  right: 'tickets.view',
  reply: deskTicket,
  refusals: ['SYS_NOT_FOUND'],
})

export const deskTicketPicture = endpoint({
  summary: 'A picture of a ticket itself, not in the envelope. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/tickets/{no}/pictures/{fileId}',
  for: 'staff',
  right: 'tickets.view',
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})

export const answerDeskTicket = endpoint({
  summary: 'Answers a ticket and says what follows: nothing, a word of the writer’s, or its end.',
  method: 'POST',
  path: '/bo/v1/tickets/{no}/answers',
  for: 'staff',
  concerns: [{ what: 'ticket', in: 'no' }],
  right: 'tickets.edit',
  body: z.object({
    content: z.string().check(z.maxLength(4_000)),
    state: z.enum(['ANSWERED', 'WAIT_MEMBER', 'CLOSED']),
  }),
  reply: deskTicket,
  refusals: ['SYS_NOT_FOUND', 'FB_CLOSED', 'FB_LENGTH', 'APPROVAL_RELATED'],
})

export const ticketHands = endpoint({
  summary: 'Whom a ticket can be handed to: the roles and colleagues that may answer one.',
  method: 'GET',
  path: '/bo/v1/ticket-hands',
  for: 'staff',
  right: 'tickets.edit',
  reply: z.object({ roles: z.array(z.string()), people: z.array(z.object({ name: z.string(), shownAs: z.string() })) }),
  refusals: [],
})

export const handTicket = endpoint({
  summary: 'Hands a ticket on, to a role or to one colleague who may answer it. Its deadline stays as it is.',
  method: 'POST',
  path: '/bo/v1/tickets/{no}/hand',
  for: 'staff',
  concerns: [{ what: 'ticket', in: 'no' }],
  right: 'tickets.edit',
  body: z.object({
    role: z.optional(z.string().check(z.maxLength(40))),
    name: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: deskTicket,
  refusals: ['SYS_NOT_FOUND', 'FB_CLOSED', 'VAL_FIELD', 'APPROVAL_RELATED'],
})

export const moveTicket = endpoint({
  summary: 'Closes a ticket without a word, or opens a closed one again.',
  method: 'POST',
  path: '/bo/v1/tickets/{no}/state',
  for: 'staff',
  concerns: [{ what: 'ticket', in: 'no' }],
  right: 'tickets.edit',
  body: z.object({ state: ticketState }),
  reply: deskTicket,
  refusals: ['SYS_NOT_FOUND', 'FB_CLOSED', 'APPROVAL_RELATED'],
})
