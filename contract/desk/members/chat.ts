import * as z from 'zod/mini'
import { chatMessage } from '../../site/chat-live.ts'
import { CHAT_LENGTH } from '../../site/chat.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// What the brand's people do at their desk with conversations.

export const deskConversation = z.object({
  id: wire.uuid,
  ownerKind: z.enum(['member', 'guest']),
  ownerId: wire.uuid,
  name: z.string(),
  language: wire.language,
  /** Served before others: from VIP 5 on, or by the label VIP. */
  vip: z.boolean(),
  state: z.enum(['WAITING', 'OPEN', 'CLOSED']),
  staffId: z.optional(wire.uuid),
  staffName: z.optional(z.string()),
  startedAt: wire.moment,
  lastAt: wire.moment,
  lastText: z.string(),
  lastSeq: z.int(),
})
export type DeskConversation = z.infer<typeof deskConversation>

export const deskConversations = endpoint({
  summary: 'The conversations in a state: waiting ones by VIP, then first come first, others latest first; by key.',
  method: 'GET',
  path: '/bo/v1/chat/conversations',
  for: 'staff',
  right: 'chat.view',
  query: z.object({ ...wire.pageQuery, state: z.enum(['WAITING', 'OPEN', 'CLOSED']) }),
  reply: wire.page(deskConversation),
  refusals: [],
})

export const exportConversations = exportOf(deskConversations, 'chat.export')

export const deskConversationOne = endpoint({
  summary: 'One conversation with its latest messages. Reading it is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/chat/conversations/{id}',
  for: 'staff',
  right: 'chat.view',
  query: z.object(wire.pageQuery),
  reply: z.object({ conversation: deskConversation, messages: wire.page(chatMessage) }),
  refusals: ['SYS_NOT_FOUND'],
})

export const takeConversation = endpoint({
  summary: 'Takes a waiting conversation, or takes it over from a colleague.',
  method: 'POST',
  path: '/bo/v1/chat/conversations/{id}/take',
  for: 'staff',
  concerns: [{ what: 'conversation', in: 'id' }],
  right: 'chat.edit',
  body: z.object({ from: z.optional(wire.uuid) }),
  reply: deskConversation,
  refusals: ['SYS_NOT_FOUND', 'CHAT_TAKEN', 'CHAT_CLOSED', 'APPROVAL_RELATED'],
})

export const answerConversation = endpoint({
  summary: 'Answers in a conversation one has taken. Sent again with the same client id it is one message.',
  method: 'POST',
  path: '/bo/v1/chat/conversations/{id}/messages',
  for: 'staff',
  concerns: [{ what: 'conversation', in: 'id' }],
  right: 'chat.edit',
  body: z.object({
    clientId: wire.uuid,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LENGTH)),
  }),
  reply: z.object({ conversation: deskConversation, message: chatMessage }),
  refusals: ['SYS_NOT_FOUND', 'CHAT_TAKEN', 'CHAT_CLOSED', 'APPROVAL_RELATED'],
})

export const endConversation = endpoint({
  summary: 'Closes a conversation one has taken.',
  method: 'POST',
  path: '/bo/v1/chat/conversations/{id}/close',
  for: 'staff',
  concerns: [{ what: 'conversation', in: 'id' }],
  right: 'chat.edit',
  body: z.object({}),
  reply: deskConversation,
  refusals: ['SYS_NOT_FOUND', 'CHAT_TAKEN', 'CHAT_CLOSED', 'APPROVAL_RELATED'],
})

/** What a desk gets live about a conversation, on the topic `desk`. */
export const deskEvent = z.object({ conversation: deskConversation, message: z.optional(chatMessage) })
