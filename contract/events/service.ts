import type { MerchantCode } from '@senluna/kit/brand.ts'
import { ALL_RIGHTS } from '@senluna/kit/staff.ts'
import * as z from 'zod/mini'
import { deskConversation } from '../desk/members/chat.ts'
import { QUEUES } from '../desk/queues.ts'
import { chatMessage, conversation, roomEvent } from '../site/chat-live.ts'
import * as wire from '../wire.ts'
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
  /**
   * A queue of a brand's desk has changed. Of a request for approval: the right it needs, and who
   * asked.
   */
  queueChanged: event(
    '*',
    z.object({
      queue: z.enum(QUEUES),
      merchantCode: merchant,
      needs: z.optional(z.enum(ALL_RIGHTS)),
      makerId: z.optional(wire.id<'staff'>()),
    }),
  ),
}
