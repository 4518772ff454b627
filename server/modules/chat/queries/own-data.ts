import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'

interface Owner {
  id: Id<'member'>
  merchantCode: MerchantCode
}

interface Page {
  after: string | undefined
  size: number
}

/**
 * Who wrote a line of a conversation, as its member reads it; which person of the staff it was is
 * not shown.
 */
const FROM = { visitor: 'member', staff: 'service', system: 'system' } as const

/**
 * A member's conversations with customer service, line by line from the first, for the export of
 * their own data.
 */
export async function talksFor(db: Db, { id, merchantCode }: Owner, { after, size }: Page) {
  const [talk = '', seq = ''] = after?.split(' ') ?? []
  const { rows } = await sql<{
    id: Id<'conversation'>
    state: string
    created_at: Date
    seq: number
    at: Date
    sender: keyof typeof FROM
    body: string
  }>`select c.id, c.state, c.created_at, m.seq, m.at, m.sender, m.body
    from chat.conversation c join chat.message m on m.conversation_id = c.id
    where c.owner_kind = 'member' and c.owner_id = ${id} and c.merchant_id = ${merchantCode}
      ${isUuid(talk) ? sql`and (c.id, m.seq) > (${talk}::uuid, ${Number(seq)}::integer)` : sql``}
    order by c.id, m.seq limit ${size}`.execute(db)
  const list = rows.map((row) => ({
    conversation: row.id,
    startedAt: row.created_at.toISOString(),
    state: row.state,
    at: row.at.toISOString(),
    from: FROM[row.sender],
    text: row.body,
  }))
  const last = rows.at(-1)
  return { list, ...(rows.length === size && last ? { next: `${last.id} ${last.seq}` } : {}) }
}

/** What a member wrote in the chat rooms, the newest first; what others wrote there is theirs. */
export async function roomLinesFor(db: Db, { id, merchantCode }: Owner, { after, size }: Page) {
  const { rows } = await sql<{ id: Id<'room-message'>; room: string; at: Date; body: string; deleted_at: Date | null }>`
    select id, room, at, body, deleted_at from chat.room_message
    where merchant_id = ${merchantCode} and author_id = ${id} and author_kind <> 'staff'
      ${after !== undefined && isUuid(after) ? sql`and id < ${after}::uuid` : sql``}
    order by id desc limit ${size}`.execute(db)
  const list = rows.map((row) => ({
    at: row.at.toISOString(),
    room: row.room,
    text: row.body,
    removedAt: row.deleted_at?.toISOString() ?? null,
  }))
  const last = rows.at(-1)
  return { list, ...(rows.length === size && last ? { next: last.id } : {}) }
}
