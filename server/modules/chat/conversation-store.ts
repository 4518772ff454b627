import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { ChatMessage, Conversation } from '@senluna/contract/site/chat.ts'
import type { DeskConversation } from '@senluna/contract/desk/members/chat.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { pageOf } from '../../platform/page.ts'
import { assertStepped, stepsTo } from '../../platform/steps.ts'
import { CONVERSATION_STEPS, type ConversationState } from './steps.ts'

/** A conversation as it is kept. */
export interface ConversationRow {
  id: Id<'conversation'>
  merchant_id: MerchantCode
  owner_kind: 'member' | 'guest'
  owner_id: Id<'member' | 'guest'>
  name: string
  language: string
  /** Served before others. */
  vip: boolean
  state: ConversationState
  staff_id: Id<'staff'> | null
  staff_name: string | null
  created_at: Date
  last_at: Date
  last_seq: number
  last_text: string
  owner_seen: number
}

interface MessageRow {
  seq: number
  at: Date
  sender: ChatMessage['sender']
  staff_name: string | null
  client_id: string
  body: string
}

const COLUMNS = sql.raw(
  'id, merchant_id, owner_kind, owner_id, name, language, vip, state, staff_id, staff_name, created_at, last_at, last_seq, last_text, owner_seen',
)

const MESSAGE = sql.raw('seq, at, sender, staff_name, client_id, body')

/** A conversation as its visitor's page gets it; `unread` is counted from the messages. */
export const forVisitor = (row: ConversationRow, unread: number): Conversation => ({
  id: row.id,
  state: row.state,
  ...(row.staff_name === null ? {} : { staffName: row.staff_name }),
  lastSeq: row.last_seq,
  unread,
  startedAt: row.created_at.toISOString(),
})

/** A conversation as a desk gets it. */
export const forDesk = (row: ConversationRow): DeskConversation => ({
  id: row.id,
  ownerKind: row.owner_kind,
  ownerId: row.owner_id,
  name: row.name,
  language: row.language,
  vip: row.vip,
  state: row.state,
  ...(row.staff_id === null ? {} : { staffId: row.staff_id }),
  ...(row.staff_name === null ? {} : { staffName: row.staff_name }),
  startedAt: row.created_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  lastText: row.last_text,
  lastSeq: row.last_seq,
})

export const messageOf = (row: MessageRow): ChatMessage => ({
  seq: row.seq,
  at: row.at.toISOString(),
  sender: row.sender,
  ...(row.staff_name === null ? {} : { name: row.staff_name }),
  clientId: row.client_id,
  text: row.body,
})

/** The last conversation of somebody, running or not. */
export async function lastOf(
  db: Db,
  merchantCode: MerchantCode,
  ownerId: Id<'member' | 'guest'>,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`select ${COLUMNS} from chat.conversation
    where owner_id = ${ownerId} and merchant_id = ${merchantCode} order by created_at desc limit 1`.execute(db)
  return rows[0]
}

/** The running conversation of somebody, nobody else changing it until `tx` ends. */
export async function lockRunning(
  tx: Tx,
  merchantCode: MerchantCode,
  ownerId: Id<'member' | 'guest'>,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`select ${COLUMNS} from chat.conversation
    where owner_id = ${ownerId} and merchant_id = ${merchantCode} and state <> 'CLOSED' for no key update`.execute(tx)
  return rows[0]
}

/** A conversation of the brand, nobody else changing it until `tx` ends. */
export async function lockConversation(
  tx: Tx,
  merchantCode: MerchantCode,
  id: Id<'conversation'>,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`select ${COLUMNS} from chat.conversation
    where id = ${id} and merchant_id = ${merchantCode} for no key update`.execute(tx)
  return rows[0]
}

export async function conversationById(
  db: Db,
  merchantCode: MerchantCode,
  id: Id<'conversation'>,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`select ${COLUMNS} from chat.conversation
    where id = ${id} and merchant_id = ${merchantCode}`.execute(db)
  return rows[0]
}

/** Opens a conversation. Nothing when one was opened at the same moment. */
export async function insertConversation(
  tx: Tx,
  row: Pick<ConversationRow, 'id' | 'merchant_id' | 'owner_kind' | 'owner_id' | 'name' | 'language' | 'vip'>,
  now: Instant,
): Promise<ConversationRow | undefined> {
  const at = new Date(now)
  const { rows } =
    await sql<ConversationRow>`insert into chat.conversation (id, merchant_id, owner_kind, owner_id, name, language, vip, state,
      created_at, last_at, last_seq, last_text)
    values (${row.id}, ${row.merchant_id}, ${row.owner_kind}, ${row.owner_id}, ${row.name}, ${row.language}, ${row.vip}, 'WAITING', ${at}, ${at}, 0, '')
    on conflict do nothing returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

/** Changes who has a conversation and how it stands; the row is locked by the caller. */
export async function setState(
  tx: Tx,
  row: ConversationRow,
  to: { state: ConversationRow['state']; staffId: Id<'staff'> | null; staffName: string | null },
  now: Instant,
): Promise<ConversationRow> {
  const stepped = await sql<ConversationRow>`update chat.conversation set state = ${to.state}, staff_id = ${to.staffId},
      staff_name = ${to.staffName}, last_at = ${new Date(now)}, closed_at = ${to.state === 'CLOSED' ? new Date(now) : null}
    where id = ${row.id} and state = any (${stepsTo(CONVERSATION_STEPS, to.state)}::text[]) returning ${COLUMNS}`.execute(
    tx,
  )
  assertStepped(CONVERSATION_STEPS, row.id, stepped)
  return stepped.rows[0]!
}

/** A message that came before under the same client id. */
export async function messageBefore(db: Db | Tx, conversationId: Id<'conversation'>, clientId: string) {
  const { rows } = await sql<MessageRow>`select ${MESSAGE} from chat.message
    where conversation_id = ${conversationId} and client_id = ${clientId}`.execute(db)
  return rows[0] && messageOf(rows[0])
}

/** How many messages of the staff the visitor has not read. */
export async function unreadOf(db: Db | Tx, row: Pick<ConversationRow, 'id' | 'owner_seen'>): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select count(*)::integer as unread from chat.message
    where conversation_id = ${row.id} and seq > ${row.owner_seen} and sender = 'staff'`.execute(db)
  return rows[0]!.unread
}

/** One page of a conversation's messages, latest first. */
export async function messagesOf(
  db: Db,
  conversationId: Id<'conversation'>,
  asked: { after?: string; pageSize?: number },
) {
  const size = asked.pageSize ?? 30
  const before = asked.after !== undefined && /^[0-9]{1,9}$/.test(asked.after) ? Number(asked.after) : null
  const { rows } = await sql<MessageRow>`select ${MESSAGE} from chat.message where conversation_id = ${conversationId}
      ${before === null ? sql`` : sql`and seq < ${before}`}
    order by seq desc limit ${size + 1}`.execute(db)
  return pageOf(rows, size, ({ seq }) => String(seq), messageOf)
}

/**
 * One page of the brand's conversations in a state: those that wait with VIP first, then by the
 * longest wait; others by the latest word.
 */
export async function queueOf(
  db: Db,
  merchantCode: MerchantCode,
  state: ConversationRow['state'],
  asked: { after?: string; pageSize?: number },
) {
  const size = asked.pageSize ?? 20
  const [, vip, at, id] = /^([01])_(\d{1,16})_([0-9a-f-]{36})$/.exec(asked.after ?? '') ?? []
  const waiting = state === 'WAITING'
  const place = sql`${new Date(Number(at))}::timestamptz, ${id}::uuid`
  const from =
    id === undefined
      ? sql``
      : waiting
        ? sql`and (not vip, last_at, id) > (${vip === '0'}::boolean, ${place})`
        : sql`and (last_at, id) < (${place})`
  const { rows } = await sql<ConversationRow>`select ${COLUMNS} from chat.conversation
    where merchant_id = ${merchantCode} and state = ${state} ${from}
    order by ${waiting ? sql`not vip, last_at, id` : sql`last_at desc, id desc`} limit ${size + 1}`.execute(db)
  return pageOf(rows, size, ({ vip, last_at, id }) => `${vip ? 1 : 0}_${last_at.getTime()}_${id}`, forDesk)
}

/** Adds a line to a conversation. */
export async function insertMessage(
  tx: Tx,
  row: {
    rowId: Id<'conversation'>
    seq: number
    at: Date
    sender: 'visitor' | 'staff' | 'system'
    staffId: Id<'staff'> | undefined
    name: string | undefined
    clientId: string
    text: string
  },
): Promise<MessageRow> {
  const { rows } =
    await sql<MessageRow>`insert into chat.message (conversation_id, seq, at, sender, staff_id, staff_name, client_id, body)
    values (${row.rowId}, ${row.seq}, ${row.at}, ${row.sender}, ${row.staffId ?? null}, ${row.name ?? null}, ${row.clientId}, ${row.text})
    returning ${MESSAGE}`.execute(tx)
  return rows[0]!
}

/** Moves a conversation on to its last line. */
export async function moveOn(
  tx: Tx,
  change: { seq: number; at: Date; shown: string; seen: number; rowId: Id<'conversation'> },
): Promise<ConversationRow> {
  const { rows } =
    await sql<ConversationRow>`update chat.conversation set last_seq = ${change.seq}, last_at = ${change.at}, last_text = ${change.shown},
      owner_seen = ${change.seen} where id = ${change.rowId} returning ${COLUMNS}`.execute(tx)
  return rows[0]!
}

/** Notes how far a visitor has read. */
export async function markSeen(db: Db, seq: number, lastId: Id<'conversation'>): Promise<number> {
  const { rows } = await sql<{ owner_seen: number }>`update chat.conversation
    set owner_seen = greatest(owner_seen, least(${seq}::integer, last_seq)) where id = ${lastId} returning owner_seen`.execute(
    db,
  )
  return rows[0]!.owner_seen
}
