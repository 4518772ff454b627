import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/**
 * The kinds of messages: from the house about the account, offers, and what was written to one
 * person.
 */
export const MESSAGE_TABS = ['SYSTEM', 'PROMOTION', 'PERSONAL'] as const
const tab = z.enum(MESSAGE_TABS)

/** A message as a list shows it. */
export const messageRow = z.object({
  id: wire.uuid,
  tab,
  title: z.string(),
  at: wire.moment,
  read: z.boolean(),
})
export type MessageRow = z.infer<typeof messageRow>

/** A message whole. */
export const message = z.object({
  ...messageRow.shape,
  /** HTML cleaned by the server. */
  content: z.string(),
  /** A page of the site that it leads to. */
  route: z.optional(z.string()),
})
export type Message = z.infer<typeof message>

export const messages = endpoint({
  summary: "A member's messages, newest first: the last 200 of 90 days.",
  method: 'GET',
  path: '/wps/v2/messages',
  for: 'token',
  query: z.object({ tab: z.optional(tab), ...wire.pageQuery }),
  reply: wire.page(messageRow),
  refusals: [],
})

export const oneMessage = endpoint({
  summary: 'One message whole. It stays as read or unread as it is.',
  method: 'GET',
  path: '/wps/v2/messages/{id}',
  for: 'token',
  reply: message,
  refusals: ['SYS_NOT_FOUND'],
})

export const readMessage = endpoint({
  summary: 'Opens a message: answers it whole and notes that it was read.',
  method: 'POST',
  path: '/wps/v2/messages/{id}',
  for: 'token',
  reply: message,
  refusals: ['SYS_NOT_FOUND'],
})

export const deleteMessage = endpoint({
  summary: 'Deletes a message for good. One that is gone already is no mistake.',
  method: 'DELETE',
  path: '/wps/v2/messages/{id}',
  for: 'token',
  reply: z.object({ deleted: z.literal(true) }),
  refusals: [],
})

export const readAllMessages = endpoint({
  summary: 'Notes that all messages were read, or those of one kind.',
  method: 'POST',
  path: '/wps/v2/messages/read-all',
  for: 'token',
  body: z.object({ tab: z.optional(tab) }),
  reply: z.object({ read: z.int() }),
  refusals: [],
})

export const unreadCount = endpoint({
  summary: 'How much is unread: messages, notices, and words of customer service.',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  for: 'token',
  reply: z.object({ total: z.int(), inbox: z.int(), announcement: z.int(), customerService: z.int() }),
  refusals: [],
})

const preferences = z.object({
  /** Offers may come as messages. Off until the member wants them. */
  promotionMessages: z.boolean(),
  /** Large wins may stand on the board of wins, under a masked name. */
  winnerBoard: z.boolean(),
})

export const readPreferences = endpoint({
  summary: 'What a member wants to get and to show.',
  method: 'GET',
  path: '/wps/v2/preferences',
  for: 'member',
  assistants: true,
  reply: preferences,
  refusals: [],
})

export const changePreferences = endpoint({
  summary: 'Changes what a member wants to get and to show; what is left out stays.',
  method: 'PUT',
  path: '/wps/v2/preferences',
  for: 'member',
  assistants: true,
  body: z.partial(preferences),
  reply: preferences,
  refusals: [],
})
