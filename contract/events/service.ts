import type { MerchantCode } from '@senluna/kit/brand.ts'
import * as z from 'zod/mini'
import { deskConversation } from '../desk/members/chat.ts'
import { QUEUES } from '../desk/queues.ts'
import { chatMessage, conversation, roomEvent } from '../site/chat.ts'
import { event } from './event.ts'

const merchant = z.custom<MerchantCode>((value) => typeof value === 'string')

/** What the brand's people and its players say to each other, and the staff's queues. */
export const SERVICE_EVENTS = {
  /** Announcements of a brand have changed. */
  notice: event('*', z.object({ type: z.literal('changed'), merchantCode: merchant })),
  /** The member's inbox has changed. */
  messages: event('person', z.object({ type: z.literal('changed') })),
  ticketAnswered: event('person', z.object({ merchantCode: merchant, ticketNo: z.string() })),
  /** A conversation of a member or guest moved: how each side sees it, and what was said. */
  chatMoved: event(
    'person',
    z.object({
      merchantCode: merchant,
      visitor: conversation,
      desk: deskConversation,
      message: z.optional(chatMessage),
    }),
  ),
  /** Something was said in a room, or taken away. */
  roomMoved: event('joined', z.object({ merchantCode: merchant, room: z.string(), data: roomEvent })),
  /** What a member may do in the rooms changed; `out`: they may not even listen. */
  chatRights: event('person', z.object({ out: z.boolean() })),
  /** A queue of a brand's desk has changed. */
  queueChanged: event('*', z.object({ queue: z.enum(QUEUES), merchantCode: merchant })),
}
