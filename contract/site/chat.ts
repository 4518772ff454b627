import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { chatMessage, conversation, roomMessage } from './chat-live.ts'

export type { ChatMessage, Conversation, RoomMessage } from './chat-live.ts'

// Live chat with the brand's people, and the rooms in which members talk with each other.

/** The most letters of one message: to the brand's people, and in a room. */
export const CHAT_LENGTH = 1000
export const ROOM_LENGTH = 200

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

export const chatState = endpoint({
  summary:
    'The conversation that runs with the brand’s people, or the last one; and whether somebody is at the desk now.',
  method: 'GET',
  path: '/wps/v2/chat/conversation',
  for: 'opt',
  whenClosed: true,
  reply: z.object({
    conversation: z.nullable(conversation),
    /** Outside these hours nobody answers at once. */
    open: z.boolean(),
    hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
    /** A guest shows first, once, to be a person. */
    humanVerify: z.boolean(),
  }),
  refusals: [],
})

export const chatMessages = endpoint({
  summary: 'The messages of the last conversation, latest first, by key.',
  method: 'GET',
  path: '/wps/v2/chat/conversation/messages',
  for: 'opt',
  whenClosed: true,
  query: z.object(wire.pageQuery),
  reply: wire.page(chatMessage),
  refusals: [],
})

export const sendChat = endpoint({
  summary:
    'Writes to the brand’s people; opens a conversation when none runs. Sent again with the same client id it is one message.',
  method: 'POST',
  path: '/wps/v2/chat/conversation/messages',
  for: 'opt',
  whenClosed: true,
  body: z.object({
    clientId: wire.uuid,
    text: line(CHAT_LENGTH),
    /** Asked of a guest with the first message only. */
    humanVerify: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(4000)))),
    name: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  reply: z.object({ conversation, message: chatMessage }),
  refusals: ['AUTH_HUMAN_VERIFY', 'SYS_THROTTLED'],
})

export const seenChat = endpoint({
  summary: 'Reports up to which message the visitor has read.',
  method: 'POST',
  path: '/wps/v2/chat/conversation/seen',
  for: 'opt',
  whenClosed: true,
  body: z.object({ seq: wire.whole() }),
  reply: z.object({ unread: z.int() }),
  refusals: [],
})

export const closeChat = endpoint({
  summary: 'Ends the conversation that runs.',
  method: 'POST',
  path: '/wps/v2/chat/conversation/close',
  for: 'opt',
  whenClosed: true,
  reply: z.object({ conversation: z.nullable(conversation) }),
  refusals: [],
})

export const chatTicket = endpoint({
  summary: 'A single-use ticket (30 s) for a guest’s live connection; it hears their own conversation only.',
  method: 'POST',
  path: '/wps/v2/chat/live',
  for: 'opt',
  whenClosed: true,
  reply: z.object({ ticket: z.string(), expiresInSec: z.int() }),
  refusals: [],
})

export const chatRoom = z.object({
  id: z.string(),
  kind: z.enum(['LOBBY', 'VIP']),
  language: wire.language,
  /** Whether the caller may enter. */
  enter: z.boolean(),
  /** Why the caller may not write; absent when they may. */
  silent: z.optional(z.enum(['MUTED', 'LEVEL', 'DEPOSIT'])),
  mutedUntil: z.optional(wire.moment),
})
export type ChatRoom = z.infer<typeof chatRoom>

export const chatRooms = endpoint({
  summary: 'The rooms of the brand and what the caller may do in each.',
  method: 'GET',
  path: '/wps/v2/chat/rooms',
  for: 'member',
  assistants: true,
  reply: z.object({ list: z.array(chatRoom) }),
  refusals: ['CHAT_OFF'],
})

export const roomMessages = endpoint({
  summary: 'What was said in a room, latest first, by key.',
  method: 'GET',
  path: '/wps/v2/chat/rooms/{id}/messages',
  for: 'member',
  assistants: true,
  query: z.object(wire.pageQuery),
  reply: wire.page(roomMessage),
  refusals: ['CHAT_OFF', 'AUTH_FORBIDDEN'],
})

export const sayInRoom = endpoint({
  summary: 'Says something in a room: 200 letters, once in 3 s, no links, phone numbers or account names.',
  method: 'POST',
  path: '/wps/v2/chat/rooms/{id}/messages',
  for: 'member',
  assistants: true,
  body: z.object({ clientId: wire.uuid, text: line(ROOM_LENGTH) }),
  reply: roomMessage,
  refusals: ['CHAT_OFF', 'AUTH_FORBIDDEN', 'SYS_THROTTLED', 'CHAT_MUTED', 'CHAT_TEXT'],
})

export const reportRoom = endpoint({
  summary: 'Shows a message of a room to the moderators. Reported twice by the same member it is one report.',
  method: 'POST',
  path: '/wps/v2/chat/rooms/{id}/reports',
  for: 'member',
  assistants: true,
  body: z.object({ messageId: wire.id<'room-message'>() }),
  reply: z.object({ reported: z.literal(true) }),
  refusals: ['CHAT_OFF', 'AUTH_FORBIDDEN'],
})
