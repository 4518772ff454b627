import type * as contract from '@senluna/contract/site/chat.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isAgent } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { avatarOf, avatarsOf, type Member } from '../../members/index.ts'
import type { Chat } from '../chat.ts'
import { chatSetting } from '../setting.ts'
import {
  forPlayer,
  insertRoomMessage,
  roomMessageOf,
  roomPage,
  saidBefore,
  publishRoomMessage,
  takePace,
  insertReport,
} from './room-store.ts'
import { cleanLine, masked, textFault } from './room-text.ts'
import { chatterOf, mayEnter, mutedUntil, refuseOff, roomNamed, roomsOf, silenceOf } from './rooms.ts'

const EVERY = 3 * SECOND

type MemberCall = Call<Endpoint & { for: 'member' }>

/** The rooms of the brand and what the caller may do in each. Refuses CHAT_OFF. */
export async function listRooms(chat: Chat, call: Call<typeof contract.chatRooms>) {
  const { brand, caller, now } = call
  refuseOff(brand)
  const chatter = await chatterOf(chat, brand, caller.memberId, now)
  const silent = chatter && (await silenceOf(chat, brand, chatter, now))
  const list = await Promise.all(
    roomsOf(chat, brand).map(async (room) => ({
      ...room,
      enter: chatter !== undefined && (await mayEnter(chat, brand, room, chatter, now)),
      ...(silent ? { silent } : {}),
      ...(chatter ? mutedUntil(chatter.sanctions) : {}),
    })),
  )
  return { list }
}

/** Who enters which room. Refuses CHAT_OFF, AUTH_FORBIDDEN. */
async function entered(chat: Chat, call: MemberCall) {
  const { brand, caller, now } = call
  refuseOff(brand)
  const room = roomNamed(chat, brand, call.params.id)
  const chatter = room && (await chatterOf(chat, brand, caller.memberId, now))
  if (!room || !chatter || !(await mayEnter(chat, brand, room, chatter, now))) throw new Refusal('AUTH_FORBIDDEN')
  return { room, chatter }
}

export async function readRoom(chat: Chat, call: Call<typeof contract.roomMessages>) {
  const { room } = await entered(chat, call)
  const page = await roomPage(chat.db, call.brand.merchantCode, room.id, call.query, false)
  const authors = new Set(page.list.flatMap((row) => (row.author_kind === 'staff' ? [] : [row.author_id])))
  const avatars = await avatarsOf(chat.db, [...authors])
  return {
    ...page,
    list: page.list.map((row) =>
      forPlayer(row, call.caller.memberId, row.author_kind === 'staff' ? undefined : avatars.get(row.author_id)),
    ),
  }
}

/**
 * Says something in a room. Sent again under the same client id it is the same message.
 *
 * Refuses AUTH_FORBIDDEN where one may not enter or write, CHAT_MUTED, CHAT_TEXT with what is
 * wrong, SYS_THROTTLED within 3 s of the last one.
 */
export async function say(chat: Chat, call: Call<typeof contract.sayInRoom>) {
  const { brand, caller, body, now } = call
  const { room, chatter } = await entered(chat, call)
  const silent = await silenceOf(chat, brand, chatter, now)
  if (silent === 'MUTED') throw new Refusal('CHAT_MUTED', { value: mutedUntil(chatter.sanctions) })
  if (silent) throw new Refusal('AUTH_FORBIDDEN', { value: { silent } })
  const text = cleanLine(body.text)
  if (text === '') throw new Refusal('VAL_FIELD', { fields: [{ field: 'text' }] })
  const fault = textFault(text, caller.userName)
  if (fault) throw new Refusal('CHAT_TEXT', { value: { fault } })
  const { words = [] } = await chatSetting(chat, brand, now)
  return chat.db.transaction().execute(async (tx) => {
    const before = await saidBefore(tx, brand.merchantCode, caller.memberId, body.clientId, now)
    const { avatarUrl } = avatarOf(chatter.member.avatar)
    if (before) return forPlayer(before, caller.memberId, avatarUrl)
    await takeTurn(tx, brand.merchantCode, caller.memberId, now)
    const row = await insertRoomMessage(tx, {
      merchant_id: brand.merchantCode,
      room: room.id,
      id: newId<'room-message'>(now),
      at: new Date(now),
      author_kind: isAgent(chatter.member.type) ? 'agent' : 'member',
      author_id: caller.memberId,
      author_name: shownName(chatter.member),
      client_id: body.clientId,
      body: masked(text, words),
    })
    await publishRoomMessage(tx, row, now, call.traceId, avatarUrl)
    return forPlayer(row, caller.memberId, avatarUrl)
  })
}

/** Of messages at once one has its turn; the others are refused by it. */
async function takeTurn(tx: Tx, merchantCode: MerchantCode, memberId: Id<'member'>, now: Instant): Promise<void> {
  const at = new Date(now)
  const taken = await takePace(tx, { merchantCode, memberId, at, every: EVERY }, now)
  if (!taken) throw new Refusal('SYS_THROTTLED', { retryAfterSec: EVERY / SECOND })
}

/**
 * What others read: a nickname, else a part of the account's name. Complete account names are
 * written nowhere.
 */
export function shownName({
  nickname,
  userName,
  pretended,
}: Pick<Member, 'nickname' | 'userName' | 'pretended'>): string {
  const plain = cleanLine(nickname)
  // Nobody takes somebody whom a demonstration made up for a person.
  if (pretended) return `${plain === '' ? userName.slice(0, 2) : plain} (demo)`
  if (plain !== '' && plain.toLowerCase() !== userName && textFault(plain, userName) === undefined) return plain
  return userName.length < 5 ? `${userName.slice(0, 1)}***` : `${userName.slice(0, 2)}***${userName.slice(-1)}`
}

/** Shows a message to the moderators. */
export async function report(chat: Chat, call: Call<typeof contract.reportRoom>) {
  const { brand, caller, body, now } = call
  const { room } = await entered(chat, call)
  const row = await roomMessageOf(chat.db, brand.merchantCode, room.id, body.messageId)
  if (row?.deleted_at === null)
    await insertReport(
      chat.db,
      { merchantCode: brand.merchantCode, rowId: row.id, memberId: caller.memberId, roomId: room.id },
      now,
    )
  return { reported: true as const }
}
