import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { imageRef } from './files.ts'
import * as wire from '../wire.ts'

export const FEEDBACK_CATEGORIES = [
  'DEPOSIT',
  'WITHDRAWAL',
  'GAME',
  'PROMOTION',
  'ACCOUNT',
  'SUGGESTION',
  'COMPLAINT',
] as const
export const feedbackCategory = z.enum(FEEDBACK_CATEGORIES)
export type FeedbackCategory = z.infer<typeof feedbackCategory>

/** OPEN waits for staff, WAIT_MEMBER for whoever wrote. */
export const ticketState = z.enum(['OPEN', 'ANSWERED', 'WAIT_MEMBER', 'CLOSED'])
export type TicketState = z.infer<typeof ticketState>

/** How many characters a message has, by code points. */
export const FEEDBACK_LENGTH = { least: 10, most: 500 } as const

/** Longer than any message may be, so that its own refusal gives the figures. */
const content = z.string().check(z.maxLength(4_000))
const images = z.optional(z.array(wire.id<'file'>()).check(z.maxLength(20)))

export const sendFeedback = endpoint({
  summary: 'Writes to the brand. A guest proves to be no robot and sends no pictures.',
  method: 'POST',
  also: ['PUT'],
  path: '/wps/feedback',
  for: 'opt',
  body: z.object({
    /** Absent: a suggestion. */
    category: z._default(feedbackCategory, 'SUGGESTION'),
    content,
    images,
    contact: z.optional(z.string().check(z.maxLength(100))),
    humanVerify: z.optional(z.record(z.string(), z.string())),
  }),
  reply: z.object({ ticketNo: z.string(), dueAt: z.optional(wire.moment) }),
  refusals: ['FB_LENGTH', 'FILE_COUNT', 'AUTH_HUMAN_VERIFY', 'SYS_THROTTLED', 'VAL_FIELD'],
})

const ticketRow = z.object({
  ticketNo: z.string(),
  category: feedbackCategory,
  state: ticketState,
  /** How its first message begins. */
  excerpt: z.string(),
  createdAt: wire.moment,
  changedAt: wire.moment,
  /** By when a complaint is answered. */
  dueAt: z.optional(wire.moment),
  /** There is an answer that was not opened yet. */
  unread: z.boolean(),
})
export type TicketRow = z.infer<typeof ticketRow>

const ticketMessage = z.object({
  id: z.string(),
  at: wire.moment,
  author: z.enum(['MEMBER', 'STAFF']),
  content: z.string(),
  images: z.array(imageRef),
})
export type TicketMessage = z.infer<typeof ticketMessage>

const ticket = z.object({ ...ticketRow.shape, messages: z.array(ticketMessage) })
export type Ticket = z.infer<typeof ticket>

export const myTickets = endpoint({
  summary: 'What the member wrote to the brand, the newest first.',
  method: 'GET',
  path: '/wps/v2/feedback',
  for: 'member',
  assistants: true,
  query: z.object(wire.pageQuery),
  reply: wire.page(ticketRow),
  refusals: [],
})

export const myTicket = endpoint({
  summary: 'One ticket with its messages. Opening it marks its answers as read.',
  method: 'GET',
  path: '/wps/v2/feedback/{ticketNo}',
  for: 'member',
  assistants: true,
  reply: ticket,
  refusals: ['SYS_NOT_FOUND'],
})

export const replyToTicket = endpoint({
  summary: 'Writes once more into a ticket of one’s own that is not closed; it is open again.',
  method: 'POST',
  path: '/wps/v2/feedback/{ticketNo}/replies',
  for: 'member',
  assistants: true,
  body: z.object({ content, images }),
  reply: ticket,
  refusals: ['SYS_NOT_FOUND', 'FB_CLOSED', 'FB_LENGTH', 'FILE_COUNT', 'SYS_THROTTLED', 'VAL_FIELD'],
})
