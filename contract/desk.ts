import * as z from 'zod/mini'
import { CHAT_LENGTH, chatMessage, ROOM_LENGTH, roomMessage } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { exportOf } from './lists.ts'
import { feedbackCategory, ticketState } from './feedback.ts'
import { imageRef } from './files.ts'
import * as wire from './wire.ts'

// What the brand's people do at their desk with conversations and rooms.

export const deskConversation = z.object({
  id: wire.uuid,
  ownerKind: z.enum(['member', 'guest']),
  ownerId: wire.uuid,
  name: z.string(),
  language: wire.language,
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
  summary: 'The conversations in a state: waiting ones first come first, others latest first; by key.',
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
  right: 'chat.edit',
  body: z.object({ from: z.optional(wire.uuid) }),
  reply: deskConversation,
  refusals: ['SYS_NOT_FOUND', 'CHAT_TAKEN', 'CHAT_CLOSED'],
})

export const answerConversation = endpoint({
  summary: 'Answers in a conversation one has taken. Sent again with the same client id it is one message.',
  method: 'POST',
  path: '/bo/v1/chat/conversations/{id}/messages',
  for: 'staff',
  right: 'chat.edit',
  body: z.object({
    clientId: wire.uuid,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LENGTH)),
  }),
  reply: z.object({ conversation: deskConversation, message: chatMessage }),
  refusals: ['SYS_NOT_FOUND', 'CHAT_TAKEN', 'CHAT_CLOSED'],
})

export const endConversation = endpoint({
  summary: 'Closes a conversation one has taken.',
  method: 'POST',
  path: '/bo/v1/chat/conversations/{id}/close',
  for: 'staff',
  right: 'chat.edit',
  body: z.object({}),
  reply: deskConversation,
  refusals: ['SYS_NOT_FOUND', 'CHAT_TAKEN', 'CHAT_CLOSED'],
})

/** A message of a room as a moderator sees it: with its author, also after it was taken away. */
export const deskRoomMessage = z.object({
  ...roomMessage.shape,
  room: z.string(),
  authorId: wire.uuid,
  /** Where the desk gets the author's own picture; none for one of the gallery. */
  picture: z.optional(z.string()),
  reports: z.int(),
})
export type DeskRoomMessage = z.infer<typeof deskRoomMessage>

export const deskRooms = endpoint({
  summary: 'The rooms, with what was reported in each and is not settled.',
  method: 'GET',
  path: '/bo/v1/chat/rooms',
  for: 'staff',
  right: 'rooms.view',
  reply: z.object({
    list: z.array(
      z.object({ id: z.string(), kind: z.enum(['LOBBY', 'VIP']), language: wire.language, reports: z.int() }),
    ),
  }),
  refusals: [],
})

export const deskRoomMessages = endpoint({
  summary: 'What was said in a room, latest first, by key.',
  method: 'GET',
  path: '/bo/v1/chat/rooms/{id}/messages',
  for: 'staff',
  right: 'rooms.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(deskRoomMessage),
  refusals: ['SYS_NOT_FOUND'],
})

export const exportRoomMessages = exportOf(deskRoomMessages, 'rooms.export')

export const sayAsStaff = endpoint({
  summary: 'Says something in a room, marked as the brand’s people.',
  method: 'POST',
  path: '/bo/v1/chat/rooms/{id}/messages',
  for: 'staff',
  right: 'rooms.edit',
  body: z.object({
    clientId: wire.uuid,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(ROOM_LENGTH)),
  }),
  reply: deskRoomMessage,
  refusals: ['SYS_NOT_FOUND'],
})

export const deleteRoomMessage = endpoint({
  summary: 'Takes a message away from everybody. Its reports are settled.',
  method: 'POST',
  path: '/bo/v1/chat/rooms/{id}/delete',
  for: 'staff',
  right: 'rooms.edit',
  body: z.object({ messageId: wire.uuid }),
  reply: deskRoomMessage,
  refusals: ['SYS_NOT_FOUND'],
})

export const settleReports = endpoint({
  summary: 'Lets a reported message stand. Its reports are settled.',
  method: 'POST',
  path: '/bo/v1/chat/rooms/{id}/keep',
  for: 'staff',
  right: 'rooms.edit',
  body: z.object({ messageId: wire.uuid }),
  reply: deskRoomMessage,
  refusals: ['SYS_NOT_FOUND'],
})

export const roomPicture = endpoint({
  summary: 'The picture a member shows of their own, not an envelope.',
  method: 'GET',
  path: '/bo/v1/chat/pictures/{fileId}',
  for: 'staff',
  right: 'rooms.view',
  reply: z.unknown(),
  refusals: ['SYS_NOT_FOUND'],
})

export const takePicture = endpoint({
  summary: 'Takes a member’s own picture away, for good; one of the gallery stands there instead. The member is told.',
  method: 'POST',
  path: '/bo/v1/chat/pictures/take',
  for: 'staff',
  right: 'rooms.edit',
  body: z.object({ memberId: wire.uuid }),
  /** False where there was none to take away. */
  reply: z.object({ taken: z.boolean() }),
  refusals: ['SYS_NOT_FOUND'],
})

export const sanction = z.object({
  id: wire.uuid,
  memberId: wire.uuid,
  name: z.string(),
  kind: z.enum(['MUTE', 'BAN']),
  since: wire.moment,
  until: z.optional(wire.moment),
  reason: z.string(),
  staffName: z.string(),
})
export type Sanction = z.infer<typeof sanction>

export const sanctions = endpoint({
  summary: 'Who may not write (mute) or not enter (ban) at the moment, latest first, by key.',
  method: 'GET',
  path: '/bo/v1/chat/sanctions',
  for: 'staff',
  right: 'rooms.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(sanction),
  refusals: [],
})

export const exportSanctions = exportOf(sanctions, 'rooms.export')

export const imposeSanction = endpoint({
  summary:
    'Mutes or bans the author of a message, for some hours or for good. A longer one takes the place of a shorter.',
  method: 'POST',
  path: '/bo/v1/chat/sanctions',
  for: 'staff',
  right: 'rooms.edit',
  body: z.object({
    memberId: wire.uuid,
    kind: z.enum(['MUTE', 'BAN']),
    hours: z.optional(z.int().check(z.minimum(1), z.maximum(8760))),
  }),
  reply: sanction,
  refusals: ['SYS_NOT_FOUND'],
})

export const liftSanction = endpoint({
  summary: 'Ends a mute or a ban before its time.',
  method: 'POST',
  path: '/bo/v1/chat/sanctions/{id}/lift',
  for: 'staff',
  right: 'rooms.edit',
  body: z.object({}),
  reply: sanction,
  refusals: ['SYS_NOT_FOUND'],
})

const closedAccount = z.object({
  id: wire.uuid,
  userName: z.string(),
  closedAt: wire.moment,
  /** When contact, profile and password are erased: after that nothing can be opened again. */
  eraseAt: wire.moment,
  /** What its owner gave as the reason. */
  reason: z.string(),
  /** Play money that went back to the house. */
  givenUp: wire.digits,
  currency: z.string(),
})
export type ClosedAccount = z.infer<typeof closedAccount>

export const closedAccounts = endpoint({
  summary:
    'Accounts that their owners closed and that are not erased, latest first, by key. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/accounts/closed',
  for: 'staff',
  right: 'members.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.trim(), z.maxLength(64))) }),
  reply: wire.page(closedAccount),
  refusals: [],
})
export const exportClosed = exportOf(closedAccounts, 'members.export')

export const reopenAccount = endpoint({
  summary: 'Opens an account again that its owner closed, until it is erased; its owner is told.',
  method: 'POST',
  path: '/bo/v1/accounts/{id}/reopen',
  for: 'staff',
  right: 'members.edit',
  body: z.object({}),
  reply: z.object({ id: wire.uuid, userName: z.string() }),
  refusals: ['SYS_NOT_FOUND'],
})

/** What the live connection tells a desk about a conversation, on the topic `desk`. */
export const deskEvent = z.object({ conversation: deskConversation, message: z.optional(chatMessage) })

/** The queues of the desk that are told live when something in them changes. */
export const QUEUES = ['deposits', 'withdrawals', 'kyc', 'approvals', 'tickets'] as const
export type Queue = (typeof QUEUES)[number]

/** What the live connection tells every desk of the brand, on the topic `queue`: which one to read again. */
export const queueEvent = z.object({ queue: z.enum(QUEUES) })

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
  refusals: ['SYS_NOT_FOUND'],
})

export const answerDeskTicket = endpoint({
  summary: 'Answers a ticket and says what follows: nothing, a word of the writer’s, or its end.',
  method: 'POST',
  path: '/bo/v1/tickets/{no}/answers',
  for: 'staff',
  right: 'tickets.edit',
  body: z.object({
    content: z.string().check(z.maxLength(4_000)),
    state: z.enum(['ANSWERED', 'WAIT_MEMBER', 'CLOSED']),
  }),
  reply: deskTicket,
  refusals: ['SYS_NOT_FOUND', 'FB_CLOSED', 'FB_LENGTH'],
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
  right: 'tickets.edit',
  body: z.object({
    role: z.optional(z.string().check(z.maxLength(40))),
    name: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: deskTicket,
  refusals: ['SYS_NOT_FOUND', 'FB_CLOSED', 'VAL_FIELD'],
})

export const moveTicket = endpoint({
  summary: 'Closes a ticket without a word, or opens a closed one again.',
  method: 'POST',
  path: '/bo/v1/tickets/{no}/state',
  for: 'staff',
  right: 'tickets.edit',
  body: z.object({ state: ticketState }),
  reply: deskTicket,
  refusals: ['SYS_NOT_FOUND', 'FB_CLOSED'],
})
