import { assert } from '@senluna/kit/assert.ts'
import { pictureAtDesk } from './pictures.ts'
import type * as contract from '@senluna/contract/desk/members/rooms.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { contactIn } from '../../../platform/words/contacts.ts'
import { hostsOf } from '../../../platform/words/own-links.ts'
import { avatarsOf } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import type { Chat } from '../chat.ts'
import {
  forModerator,
  insertRoomMessage,
  roomMessageOf,
  roomPage,
  saidBefore,
  publishRoomMessage,
  type RoomRow,
  openReports,
  markDeleted,
  lockMessage,
  settleReports,
} from '../rooms/room-store.ts'
import { cleanLine } from '../rooms/room-text.ts'
import { roomNamed, roomsOf } from '../rooms/rooms.ts'

type DeskCall = Call<Endpoint & { for: 'staff' }>

/** The rooms, with how many messages were reported and wait for a word. */
export async function deskRooms(chat: Chat, call: Call<typeof contract.deskRooms>) {
  const rows = await openReports(chat.db, call.brand.merchantCode)
  const reports = new Map(rows.map((row) => [row.room, row.reports]))
  return { list: roomsOf(chat, call.brand).map((room) => ({ ...room, reports: reports.get(room.id) ?? 0 })) }
}

/** A room of the brand. Refuses SYS_NOT_FOUND. */
function roomIn(chat: Chat, call: Pick<DeskCall, 'brand' | 'params'>) {
  const room = roomNamed(chat, call.brand, call.params.id)
  if (!room) throw new Refusal('SYS_NOT_FOUND')
  return room
}

export async function readRoomAsStaff(chat: Chat, call: Call<typeof contract.deskRoomMessages>) {
  const room = roomIn(chat, call)
  const page = await roomPage(chat.db, call.brand.merchantCode, room.id, call.query, true)
  const authors = page.list.flatMap((row) => (row.author_kind === 'staff' ? [] : [row.author_id]))
  const avatars = await avatarsOf(chat.db, [...new Set(authors)])
  return {
    ...page,
    list: page.list.map((row) => ({
      ...forModerator(row, call.caller.staffId),
      ...pictureAtDesk(row.author_kind === 'staff' ? undefined : avatars.get(row.author_id)),
    })),
  }
}

/**
 * Says something in a room with the mark of the brand's people. Refuses VAL_FIELD for links that
 * lead elsewhere and telephone numbers; of what else players may not write staff may.
 */
export async function sayAsStaff(chat: Chat, call: Call<typeof contract.sayAsStaff>) {
  const { brand, caller, body, now } = call
  const room = roomIn(chat, call)
  const text = cleanLine(body.text)
  if (text === '') throw new Refusal('VAL_FIELD', { fields: [{ field: 'text' }] })
  if (contactIn(text, hostsOf(brand)))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'text', patternId: 'ROOM_CONTACT' }] })
  return chat.db.transaction().execute(async (tx) => {
    const before = await saidBefore(tx, brand.merchantCode, caller.staffId, body.clientId, now)
    if (before) return forModerator(before, caller.staffId)
    const row = await insertRoomMessage(tx, {
      merchant_id: brand.merchantCode,
      room: room.id,
      id: newId<'room-message'>(now),
      at: new Date(now),
      author_kind: 'staff',
      author_id: caller.staffId,
      author_name: caller.shownAs,
      client_id: body.clientId,
      body: text,
    })
    await publishRoomMessage(tx, row, now, call.traceId)
    await staffDid(tx, call, {
      action: 'rooms.say',
      object: { kind: 'room', id: room.id },
      after: { message: row.id, text },
    })
    return forModerator(row, caller.staffId)
  })
}

/** Takes a message away from everybody; taking it away again changes nothing. */
export function deleteMessage(chat: Chat, call: Call<typeof contract.deleteRoomMessage>) {
  return settling(chat, call, call.body.messageId, async (tx, row) => {
    if (row.deleted_at !== null) return false
    await markDeleted(
      tx,
      { staffId: call.caller.staffId, merchantCode: row.merchant_id, room: row.room, rowId: row.id },
      call.now,
    )
    await publishRoomMessage(tx, { ...row, deleted_at: new Date(call.now) }, call.now, call.traceId)
    // The log keeps that it was taken away, by whom and why; the text goes with the room's own log.
    await staffDid(tx, call, {
      action: 'rooms.delete',
      object: { kind: 'roomMessage', id: row.id },
      before: { room: row.room, author: row.author_id },
    })
    return true
  })
}

/** Lets a reported message stand. */
export function keepMessage(chat: Chat, call: Call<typeof contract.settleReports>) {
  return settling(chat, call, call.body.messageId, async (tx, row) => {
    if ((row.reports ?? 0) === 0) return false
    await staffDid(tx, call, {
      action: 'rooms.keep',
      object: { kind: 'roomMessage', id: row.id },
      before: { reports: row.reports },
    })
    return true
  })
}

async function settling(
  chat: Chat,
  call: DeskCall,
  messageId: Id<'room-message'>,
  run: (tx: Tx, row: RoomRow) => Promise<boolean>,
) {
  const room = roomIn(chat, call)
  return chat.db.transaction().execute(async (tx) => {
    await lockMessage(tx, call.brand.merchantCode, room.id, messageId)
    const row = await roomMessageOf(tx, call.brand.merchantCode, room.id, messageId)
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    await settleReports(tx, row.merchant_id, row.id, call.now)
    await run(tx, row)
    const after = await roomMessageOf(tx, call.brand.merchantCode, room.id, messageId)
    assert(after, 'a message that was dealt with is there')
    return forModerator(after, call.caller.staffId)
  })
}
