import * as z from 'zod/mini'
import * as wire from '../wire.ts'

// What is said in a conversation and in a room, and what pages hear of them live. Apart from the
// calls, which need no schema in a page.

export const chatMessage = z.object({
  seq: z.int(),
  at: wire.moment,
  sender: z.enum(['visitor', 'staff', 'system']),
  /** Who of the staff, as players read it. */
  name: z.optional(z.string()),
  /** The sender's own name of the message: how a page knows its own again. */
  clientId: wire.uuid,
  /** Plain text. Of the system: the name of a sentence, `afterHours`, `closed`. */
  text: z.string(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const conversation = z.object({
  id: wire.uuid,
  state: z.enum(['WAITING', 'OPEN', 'CLOSED']),
  /** Who answers, once somebody does. */
  staffName: z.optional(z.string()),
  lastSeq: z.int(),
  /** Messages of the brand's people that were not read yet. */
  unread: z.int(),
  startedAt: wire.moment,
})
export type Conversation = z.infer<typeof conversation>

export const roomMessage = z.object({
  id: wire.uuid,
  at: wire.moment,
  author: z.object({
    kind: z.enum(['member', 'agent', 'staff']),
    name: z.string(),
    own: z.boolean(),
    /** Where their picture is; staff have none. */
    avatarUrl: z.optional(z.string()),
  }),
  clientId: wire.uuid,
  text: z.string(),
  /** Taken away by a moderator: its text is gone. */
  deleted: z.boolean(),
})
export type RoomMessage = z.infer<typeof roomMessage>

/** What a visitor gets live about a conversation, on the topic `service`. */
export const serviceEvent = z.object({
  conversation,
  message: z.optional(chatMessage),
})

/** What pages get live about a room, on the topic `chat.{id}`. */
export const roomEvent = z.union([
  z.object({ type: z.literal('said'), message: roomMessage }),
  z.object({ type: z.literal('deleted'), id: wire.uuid }),
  z.object({ type: z.literal('joined') }),
])
