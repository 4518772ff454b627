import type { Id } from '@senluna/kit/ids.ts'
import type * as contract from '@senluna/contract/site/chat.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { refuseForeignChange } from '../sessions/index.ts'
import { addMessage, publishConversation } from './conversations.ts'
import { giveGuestTicket, guestOf, newGuest } from './guest.ts'
import { isOpenAt } from '@senluna/kit/hours.ts'
import type { Chat } from './chat.ts'
import { chatSetting } from './setting.ts'
import { cleanLine } from './rooms/room-text.ts'
import {
  forVisitor,
  insertConversation,
  lastOf,
  lockRunning,
  messageBefore,
  messagesOf,
  setState,
  unreadOf,
  type ConversationRow,
  markSeen,
} from './conversation-store.ts'

/** Who writes to the brand's people: a member, or a guest by their own cookie. */
interface Visitor {
  kind: 'member' | 'guest'
  id: Id<'member' | 'guest'>
  name: string
}

type VisitorCall = Pick<Call<typeof contract.chatState>, 'brand' | 'caller' | 'request'>

async function visitorOf(chat: Chat, call: VisitorCall): Promise<Visitor | undefined> {
  const caller: Caller | null = call.caller
  if (caller) return { kind: 'member', id: caller.memberId, name: caller.userName }
  const guest = await guestOf(chat.db, call.request, call.brand.merchantCode)
  return guest && { kind: 'guest', ...guest }
}

/** The conversation that runs, or the last one; only ever one's own. */
export async function stateOf(chat: Chat, call: Call<typeof contract.chatState>) {
  const { brand, now } = call
  const { hours } = await chatSetting(chat, brand, now)
  const visitor = await visitorOf(chat, call)
  const last = visitor && (await lastOf(chat.db, brand.merchantCode, visitor.id))
  return {
    conversation: last ? forVisitor(last, await unreadOf(chat.db, last)) : null,
    open: isOpenAt(hours, now, brand.timeZone),
    hours: hours ?? null,
    humanVerify: visitor === undefined,
  }
}

export async function historyOf(chat: Chat, call: Call<typeof contract.chatMessages>) {
  const visitor = await visitorOf(chat, call)
  const last = visitor && (await lastOf(chat.db, call.brand.merchantCode, visitor.id))
  return last ? messagesOf(chat.db, last.id, call.query) : { list: [] }
}

/**
 * Writes to the brand's people. Opens a conversation when none runs; a message that comes again
 * under the same client id is the same message, also after the conversation was closed.
 *
 * Refuses AUTH_HUMAN_VERIFY to a guest who has not shown to be a person, SYS_THROTTLED.
 */
export async function send(chat: Chat, call: Call<typeof contract.sendChat>) {
  const { brand, body, now } = call
  refuseForeignChange(call.request)
  const text = lineOf(body.text)
  let visitor = await visitorOf(chat, call)
  if (visitor) chat.throttles.visitor.take(visitor.id, now)
  else {
    chat.throttles.opening.take(call.ip, now)
    await chat.human.demand(body.humanVerify, call)
    const name = cleanLine(body.name ?? '')
    visitor = { kind: 'guest', ...(await newGuest(chat.db, call.reply, brand.merchantCode, name, now)) }
  }
  const writer = visitor
  const { hours } = await chatSetting(chat, brand, now)
  return chat.db.transaction().execute(async (tx) => {
    const before = await lastOf(tx, brand.merchantCode, writer.id)
    const sent = before && (await messageBefore(tx, before.id, body.clientId))
    const unread = before ? await unreadOf(tx, before) : 0
    if (before && sent) return { conversation: forVisitor(before, unread), message: sent }
    const { row, fresh } = await running(tx, chat, call, writer)
    // Of two that are the same and come at once, the second waited for the row and finds the first
    // now.
    const again = fresh ? undefined : await messageBefore(tx, row.id, body.clientId)
    if (again) return { conversation: forVisitor(row, await unreadOf(tx, row)), message: again }
    const said = { sender: 'visitor', clientId: body.clientId, text } as const
    const added = await addMessage(tx, row, said, now, call.traceId)
    const away = fresh && !isOpenAt(hours, now, brand.timeZone)
    const last = away
      ? await addMessage(
          tx,
          added.row,
          { sender: 'system', clientId: newId(now), text: 'afterHours' },
          now,
          call.traceId,
        )
      : added
    return { conversation: forVisitor(last.row, await unreadOf(tx, last.row)), message: added.message }
  })
}

/**
 * A text of several lines without what would spoil the page around it. Refuses VAL_FIELD for one
 * that is nothing.
 */
export function lineOf(typed: string): string {
  const text = typed.split(/\r?\n/).map(cleanLine).join('\n').trim()
  if (text === '') throw new Refusal('VAL_FIELD', { fields: [{ field: 'text' }] })
  return text
}

async function running(
  tx: Tx,
  chat: Chat,
  call: Call<typeof contract.sendChat>,
  visitor: Visitor,
): Promise<{ row: ConversationRow; fresh: boolean }> {
  const { brand, now } = call
  const known = await lockRunning(tx, brand.merchantCode, visitor.id)
  if (known) return { row: known, fresh: false }
  const opened = await insertConversation(
    tx,
    {
      id: newId<'conversation'>(now),
      merchant_id: brand.merchantCode,
      owner_kind: visitor.kind,
      owner_id: visitor.id,
      name: visitor.name,
      language: call.language,
      vip: brand.customerService.vip && call.caller !== null && (await chat.hasVipService(tx, call.caller.memberId)),
    },
    now,
  )
  if (opened) return { row: opened, fresh: true }
  const other = await lockRunning(tx, brand.merchantCode, visitor.id)
  // Opened and closed again while this one waited.
  if (!other) throw new Refusal('SYS_BUSY', { retryAfterSec: 1 })
  return { row: other, fresh: false }
}

export async function seen(chat: Chat, call: Call<typeof contract.seenChat>) {
  refuseForeignChange(call.request)
  const visitor = await visitorOf(chat, call)
  const last = visitor && (await lastOf(chat.db, call.brand.merchantCode, visitor.id))
  if (!last) return { unread: 0 }
  const ownerSeen = await markSeen(chat.db, call.body.seq, last.id)
  return { unread: await unreadOf(chat.db, { id: last.id, owner_seen: ownerSeen }) }
}

/** Ends one's own conversation. With none running nothing happens. */
export async function close(chat: Chat, call: Call<typeof contract.closeChat>) {
  refuseForeignChange(call.request)
  const visitor = await visitorOf(chat, call)
  if (!visitor) return { conversation: null }
  return chat.db.transaction().execute(async (tx) => {
    const row = await lockRunning(tx, call.brand.merchantCode, visitor.id)
    if (!row) return { conversation: null }
    const closed = await setState(
      tx,
      row,
      { state: 'CLOSED', staffId: row.staff_id, staffName: row.staff_name },
      call.now,
    )
    await publishConversation(tx, closed, undefined, call.now, call.traceId)
    return { conversation: forVisitor(closed, await unreadOf(tx, closed)) }
  })
}

/**
 * A ticket for the live connection of a guest's page. Refuses AUTH_REQUIRED to who has not written
 * yet.
 */
export async function ticketOf(chat: Chat, call: Call<typeof contract.chatTicket>) {
  refuseForeignChange(call.request)
  const guest = await guestOf(chat.db, call.request, call.brand.merchantCode)
  if (!guest) throw new Refusal('AUTH_REQUIRED')
  return giveGuestTicket(chat.db, guest, call.brand.merchantCode, call.now)
}
