import type { ChatMessage } from '@senluna/contract/site/chat.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import {
  insertMessage,
  moveOn,
  type ConversationRow,
  forVisitor,
  forDesk,
  messageOf,
  unreadOf,
} from './conversation-store.ts'

const SHOWN_LENGTH = 120

/**
 * Adds a message to a conversation that the caller has locked, and publishes it to both sides.
 */
export async function addMessage(
  tx: Tx,
  row: ConversationRow,
  message: {
    sender: ChatMessage['sender']
    clientId: string
    text: string
    staff?: { id: Id<'staff'>; name: string }
  },
  now: Instant,
  traceId: string,
): Promise<{ row: ConversationRow; message: ChatMessage }> {
  const at = new Date(now)
  const seq = row.last_seq + 1
  const { staff } = message
  const inserted = await insertMessage(tx, {
    rowId: row.id,
    seq,
    at,
    sender: message.sender,
    staffId: staff?.id,
    name: staff?.name,
    clientId: message.clientId,
    text: message.text,
  })
  // What the visitor writes they have read up to there.
  const seen = message.sender === 'visitor' ? seq : row.owner_seen
  const shown = message.sender === 'system' ? row.last_text : Array.from(message.text).slice(0, SHOWN_LENGTH).join('')
  const next = await moveOn(tx, { seq, at, shown, seen, rowId: row.id })
  const added = messageOf(inserted)
  await publishConversation(tx, next, added, now, traceId)
  return { row: next, message: added }
}

/** Publishes the state of a conversation to the pages of both sides. */
export async function publishConversation(
  tx: Tx,
  row: ConversationRow,
  message: ChatMessage | undefined,
  now: Instant,
  traceId: string,
): Promise<void> {
  await emit(tx, now, {
    topic: 'chatMoved',
    audience: row.owner_id,
    payload: {
      merchantCode: row.merchant_id,
      visitor: forVisitor(row, await unreadOf(tx, row)),
      desk: forDesk(row),
      ...(message ? { message } : {}),
    },
    traceId,
  })
}
