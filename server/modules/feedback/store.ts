import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { FeedbackCategory, TicketState } from '@senluna/contract/site/feedback.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { StoredTicket } from './ticket.ts'

interface TicketRow {
  id: Id<'feedback-ticket'>
  merchant_id: MerchantCode
  ticket_no: string
  owner_id: Id<'member'> | null
  user_name: string | null
  category: FeedbackCategory
  state: TicketState
  contact: string | null
  language: string
  created_at: Date
  changed_at: Date
  due_at: Date | null
  answered_at: Date | null
  unread: boolean
  excerpt: string
  held_name: string | null
  held_since: Date | null
}

const EXCERPT = 120
const COLUMNS =
  sql.raw(`t.id, t.merchant_id, t.ticket_no, t.owner_id, t.user_name, t.category, t.state, t.contact, t.language,
  t.created_at, t.changed_at, t.due_at, t.answered_at, t.unread, t.held_name, t.held_since,
  (select left(m.content, ${EXCERPT}) from feedback.message m where m.ticket_id = t.id order by m.id limit 1) as excerpt`)

const ticketOf = (row: TicketRow): StoredTicket => ({
  id: row.id,
  merchantCode: row.merchant_id,
  ticketNo: row.ticket_no,
  memberId: row.owner_id,
  userName: row.user_name,
  category: row.category,
  state: row.state,
  contact: row.contact,
  language: row.language,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  dueAt: row.due_at,
  answeredAt: row.answered_at,
  unread: row.unread,
  excerpt: row.excerpt,
  heldBy: row.held_name,
  heldSince: row.held_since,
})

/** One message of a ticket. */
export interface StoredMessage {
  id: Id<'feedback-message'>
  at: Date
  author: 'MEMBER' | 'STAFF'
  staff: { id: Id<'staff'>; name: string } | null
  content: string
  fileIds: readonly Id<'file'>[]
}

/** Where a list goes on: the row that was seen last. */
export interface TicketKey {
  at: Date
  id: Id<'feedback-ticket'>
}

/** What one member writes waits for what they wrote before. */
export async function holdWriter(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback:${memberId}`}, 0))`.execute(tx)
}

/** When a member wrote since a moment, the oldest first: tickets and replies. */
export async function writtenSince(tx: Tx, memberId: Id<'member'>, since: Instant): Promise<Date[]> {
  const { rows } = await sql<{
    at: Date
  }>`select m.at from feedback.ticket t join feedback.message m on m.ticket_id = t.id
    where t.owner_id = ${memberId} and t.changed_at > ${new Date(since)} and m.author = 'MEMBER' and m.at > ${new Date(since)}
    order by m.at`.execute(tx)
  return rows.map((row) => row.at)
}

/** A member's ticket since a moment that says the very same. */
export async function sameTicket(
  tx: Tx,
  ticket: { memberId: Id<'member'>; category: FeedbackCategory; content: string },
  since: Instant,
): Promise<StoredTicket | undefined> {
  const { rows } = await sql<TicketRow>`select ${COLUMNS} from feedback.ticket t
    where t.owner_id = ${ticket.memberId} and t.category = ${ticket.category} and t.created_at > ${new Date(since)}
      and exists (select from feedback.message m where m.ticket_id = t.id and m.content = ${ticket.content} and m.author = 'MEMBER')
    limit 1`.execute(tx)
  return rows[0] && ticketOf(rows[0])
}

export type NewTicket = Omit<
  StoredTicket,
  'changedAt' | 'answeredAt' | 'unread' | 'excerpt' | 'state' | 'heldBy' | 'heldSince'
>

/** Writes an open ticket; false when its number is another one's. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into feedback.ticket (id, merchant_id, ticket_no, owner_id, user_name, category, state, contact, language,
      created_at, changed_at, due_at)
    values (${ticket.id}, ${ticket.merchantCode}, ${ticket.ticketNo}, ${ticket.memberId}, ${ticket.userName}, ${ticket.category},
      'OPEN', ${ticket.contact}, ${ticket.language}, ${ticket.createdAt}, ${ticket.createdAt}, ${ticket.dueAt})
    on conflict (merchant_id, ticket_no) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function insertMessage(tx: Tx, ticketId: Id<'feedback-ticket'>, message: StoredMessage): Promise<void> {
  await sql`insert into feedback.message (ticket_id, id, at, author, staff_id, staff_name, content, files)
    values (${ticketId}, ${message.id}, ${message.at}, ${message.author}, ${message.staff?.id ?? null},
      ${message.staff?.name ?? null}, ${message.content}, ${[...message.fileIds]}::uuid[])`.execute(tx)
}

/** A member's own ticket, or for staff any of the brand (`memberId` null). */
export async function ticketByNo(
  db: Db,
  merchantCode: MerchantCode,
  memberId: Id<'member'> | null,
  ticketNo: string,
): Promise<StoredTicket | undefined> {
  const { rows } = await sql<TicketRow>`select ${COLUMNS} from feedback.ticket t
    where t.merchant_id = ${merchantCode} and t.ticket_no = ${ticketNo}
      and (${memberId}::uuid is null or t.owner_id = ${memberId})`.execute(db)
  return rows[0] && ticketOf(rows[0])
}

/** The same, held: whoever else wants to change it waits for `tx`. */
export async function lockTicket(
  tx: Tx,
  merchantCode: MerchantCode,
  memberId: Id<'member'> | null,
  ticketNo: string,
): Promise<StoredTicket | undefined> {
  await sql`select from feedback.ticket where merchant_id = ${merchantCode} and ticket_no = ${ticketNo} for update`.execute(
    tx,
  )
  return ticketByNo(tx, merchantCode, memberId, ticketNo)
}

export async function messagesOf(db: Db, ticketId: Id<'feedback-ticket'>): Promise<StoredMessage[]> {
  const { rows } = await sql<{
    id: Id<'feedback-message'>
    at: Date
    author: 'MEMBER' | 'STAFF'
    staff_id: Id<'staff'> | null
    staff_name: string | null
    content: string
    files: Id<'file'>[]
  }>`select id, at, author, staff_id, staff_name, content, files from feedback.message
    where ticket_id = ${ticketId} order by at, id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    author: row.author,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
    content: row.content,
    fileIds: row.files,
  }))
}

/**
 * Puts a ticket into a state. `answered` notes the first answer and that its owner has something to
 * read.
 */
export async function setState(
  tx: Tx,
  ticketId: Id<'feedback-ticket'>,
  change: { state: TicketState; answered: boolean },
  now: Instant,
): Promise<void> {
  const at = new Date(now)
  await sql`update feedback.ticket set state = ${change.state}, changed_at = ${at},
      answered_at = case when ${change.answered} then coalesce(answered_at, ${at}) else answered_at end,
      unread = unread or (${change.answered} and owner_id is not null)
    where id = ${ticketId}`.execute(tx)
}

export async function markRead(db: Db, ticketId: Id<'feedback-ticket'>): Promise<void> {
  await sql`update feedback.ticket set unread = false where id = ${ticketId} and unread`.execute(db)
}

/** A member's tickets, the newest first. */
export async function ticketsOfMember(
  db: Db,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
  after: TicketKey | null,
  most: number,
): Promise<StoredTicket[]> {
  const { rows } = await sql<TicketRow>`select ${COLUMNS} from feedback.ticket t
    where t.owner_id = ${memberId} and t.merchant_id = ${merchantCode}
      and (${after?.at ?? null}::timestamptz is null or (t.created_at, t.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by t.created_at desc, t.id desc limit ${most}`.execute(db)
  return rows.map(ticketOf)
}

/** Which tickets of a brand. */
export interface TicketFilter {
  state: TicketState
  category?: FeedbackCategory | undefined
  /** Whose deadline had passed at that moment without an answer. */
  lateAt?: Instant | undefined
  /** Handed to this colleague, or to a role of theirs. */
  handedTo?: Id<'staff'> | undefined
  no?: string | undefined
}

/** A brand's tickets in one state, the oldest first. */
export async function ticketsInState(
  db: Db,
  merchantCode: MerchantCode,
  ticketFilter: TicketFilter,
  after: TicketKey | null,
  most: number,
): Promise<StoredTicket[]> {
  const { rows } = await sql<TicketRow>`select ${COLUMNS} from feedback.ticket t
    where t.merchant_id = ${merchantCode} and t.state = ${ticketFilter.state}
      and (${ticketFilter.category ?? null}::text is null or t.category = ${ticketFilter.category ?? null})
      ${ticketFilter.lateAt === undefined ? sql`` : sql`and t.due_at < ${new Date(ticketFilter.lateAt)} and t.answered_at is null and t.state <> 'CLOSED'`}
      ${
        ticketFilter.handedTo === undefined
          ? sql``
          : sql`and (t.held_by = ${ticketFilter.handedTo} or t.held_role in (select r.role from staff.for_roles r where r.staff_id = ${ticketFilter.handedTo}))`
      }
      ${ticketFilter.no ? sql`and t.ticket_no = ${ticketFilter.no}` : sql``}
      and (${after?.at ?? null}::timestamptz is null or (t.created_at, t.id) > (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by t.created_at, t.id limit ${most}`.execute(db)
  return rows.map(ticketOf)
}

/** Closes tickets that wait for nobody but whoever wrote, since a moment; answers how many. */
export async function closeQuiet(db: Db, before: Instant, now: Instant): Promise<number> {
  const { numAffectedRows } = await sql`update feedback.ticket set state = 'CLOSED', changed_at = ${new Date(now)}
    where state in ('ANSWERED', 'WAIT_MEMBER') and changed_at < ${new Date(before)}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** One time that a ticket was handed on. */
export interface Handed {
  at: Date
  by: string
  to: string
  reason: string
}

/** How a ticket was handed on, the first time first. */
export async function handedOf(db: Db, ticketId: Id<'feedback-ticket'>): Promise<Handed[]> {
  const { rows } = await sql<Handed>`select at, by_name as by, to_name as "to", reason from feedback.escalation
    where ticket_id = ${ticketId} order by at, id`.execute(db)
  return rows
}

/** Hands a ticket on and keeps that it was. */
export async function insertHanded(
  tx: Tx,
  ticketId: Id<'feedback-ticket'>,
  handed: Handed & { id: Id<'escalation'>; role: string | null; staffId: Id<'staff'> | null },
): Promise<void> {
  const { at, by, to, reason, id: handedId, role, staffId } = handed
  await sql`insert into feedback.escalation (ticket_id, id, at, by_name, role, staff_id, to_name, reason)
    values (${ticketId}, ${handedId}, ${at}, ${by}, ${role}, ${staffId}, ${to}, ${reason})`.execute(tx)
  await sql`update feedback.ticket set held_role = ${role}, held_by = ${staffId}, held_name = ${to}, held_since = ${at},
    changed_at = ${at} where id = ${ticketId}`.execute(tx)
}
