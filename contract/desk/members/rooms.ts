import * as z from 'zod/mini'
import { roomMessage } from '../../site/chat-live.ts'
import { ROOM_LENGTH } from '../../site/chat.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import { PICTURES } from '../../site/files.ts'
import * as wire from '../../wire.ts'

// What the brand's people do at their desk with the chat rooms: their messages, pictures, and who
// may not write in them.

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
  concernsNobody: 'many',
  right: 'rooms.edit',
  body: z.object({
    clientId: wire.uuid,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(ROOM_LENGTH)),
  }),
  reply: deskRoomMessage,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const deleteRoomMessage = endpoint({
  summary: 'Takes a message away from everybody. Its reports are settled.',
  method: 'POST',
  path: '/bo/v1/chat/rooms/{id}/delete',
  for: 'staff',
  concerns: [{ what: 'roomMessage', in: 'messageId' }],
  right: 'rooms.edit',
  body: z.object({ messageId: wire.id<'room-message'>() }),
  reply: deskRoomMessage,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const settleReports = endpoint({
  summary: 'Lets a reported message stand. Its reports are settled.',
  method: 'POST',
  path: '/bo/v1/chat/rooms/{id}/keep',
  for: 'staff',
  concerns: [{ what: 'roomMessage', in: 'messageId' }],
  right: 'rooms.edit',
  body: z.object({ messageId: wire.id<'room-message'>() }),
  reply: deskRoomMessage,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const roomPicture = endpoint({
  summary: 'The picture a member shows of their own, not an envelope.',
  method: 'GET',
  path: '/bo/v1/chat/pictures/{fileId}',
  for: 'staff',
  right: 'rooms.view',
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})

export const takePicture = endpoint({
  summary:
    'Takes a member’s own picture away, for good; one of the gallery stands there instead. The member is notified.',
  method: 'POST',
  path: '/bo/v1/chat/pictures/take',
  for: 'staff',
  concerns: [{ what: 'member', in: 'memberId' }],
  right: 'rooms.edit',
  body: z.object({ memberId: wire.id<'member'>() }),
  /** False where there was none to take away. */
  reply: z.object({ taken: z.boolean() }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const sanction = z.object({
  id: wire.uuid,
  memberId: wire.id<'member'>(),
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
  concerns: [{ what: 'member', in: 'memberId' }],
  right: 'rooms.edit',
  body: z.object({
    memberId: wire.id<'member'>(),
    kind: z.enum(['MUTE', 'BAN']),
    hours: z.optional(z.int().check(z.minimum(1), z.maximum(8760))),
  }),
  reply: sanction,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const liftSanction = endpoint({
  summary: 'Ends a mute or a ban before its time.',
  method: 'POST',
  path: '/bo/v1/chat/sanctions/{id}/lift',
  for: 'staff',
  concerns: [{ what: 'sanction', in: 'id' }],
  right: 'rooms.edit',
  body: z.object({}),
  reply: sanction,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})
