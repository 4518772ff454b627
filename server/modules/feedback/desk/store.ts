import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { TicketState } from '@senluna/contract/site/feedback.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Waiting } from '../../../platform/concurrency/waiting.ts'
import { newId } from '../../../platform/ids.ts'
import { emit } from '../../../platform/outbox.ts'
import { pageOf, type Page } from '../../../platform/page.ts'
import { keyOf, keyText } from '../page-key.ts'
import {
  handedOf,
  insertHanded,
  insertMessage,
  lockTicket,
  messagesOf,
  setState,
  ticketByNo,
  ticketsInState,
  type Handed,
  type StoredMessage,
  type TicketFilter,
} from '../store.ts'
import { contentOf, mayGo, type StoredTicket } from '../ticket.ts'

/** A ticket as the desk names it. */
export interface TicketName {
  merchantCode: MerchantCode
  ticketNo: string
}

/** Which tickets the desk looks through: the oldest first, so that nobody waits longest. */
export interface TicketQuestion extends TicketFilter {
  merchantCode: MerchantCode
  /** `next` of the page before. */
  after?: string | undefined
  pageSize: number
}

/** One page of a brand's tickets in a state. */
export async function listTickets(db: Db, question: TicketQuestion): Promise<Page<StoredTicket>> {
  const { merchantCode, after, pageSize } = question
  const rows = await ticketsInState(db, merchantCode, question, keyOf(after), pageSize + 1)
  return pageOf(rows, pageSize, keyText)
}

/** A ticket with its messages, whoever wrote it. Refuses SYS_NOT_FOUND. */
export async function readTicket(
  db: Db,
  { merchantCode, ticketNo }: TicketName,
): Promise<StoredTicket & { messages: StoredMessage[]; handed: Handed[] }> {
  const ticket = await ticketByNo(db, merchantCode, null, ticketNo)
  if (!ticket) throw new Refusal('SYS_NOT_FOUND')
  return { ...ticket, messages: await messagesOf(db, ticket.id), handed: await handedOf(db, ticket.id) }
}

/**
 * Writes an answer of staff and puts the ticket into the state that follows; its owner is notified
 * by a message.
 *
 * Refuses SYS_NOT_FOUND, FB_CLOSED, FB_LENGTH. Whoever calls it checks that the staff member may,
 * and audits it.
 */
export async function answerTicket(
  tx: Tx,
  answer: TicketName & {
    staff: { id: Id<'staff'>; name: string }
    content: string
    /** What follows: nothing, a word of the member's, or the end. */
    state: 'ANSWERED' | 'WAIT_MEMBER' | 'CLOSED'
  },
  now: Instant,
): Promise<void> {
  const content = contentOf(answer.content)
  const ticket = await held(tx, answer)
  if (ticket.state === 'CLOSED') throw new Refusal('FB_CLOSED')
  const { staff } = answer
  await insertMessage(tx, ticket.id, {
    id: newId<'feedback-message'>(now),
    at: new Date(now),
    author: 'STAFF',
    staff,
    content,
    fileIds: [],
  })
  await setState(tx, ticket.id, { state: answer.state, answered: true }, now)
  await notifyOwner(tx, ticket, now)
}

/**
 * Moves a ticket without a word: closes it, opens a closed one again. Refuses SYS_NOT_FOUND,
 * FB_CLOSED for a step that there is not.
 */
export async function setTicketState(tx: Tx, change: TicketName & { state: TicketState }, now: Instant): Promise<void> {
  const ticket = await held(tx, change)
  if (!mayGo(ticket.state, change.state)) throw new Refusal('FB_CLOSED')
  if (ticket.state !== change.state) await setState(tx, ticket.id, { state: change.state, answered: false }, now)
}

/**
 * Hands a ticket on to a role or a colleague; its deadline stays. Refuses SYS_NOT_FOUND, FB_CLOSED.
 * Whoever calls it checks that they may answer it, and audits it.
 */
export async function handOn(
  tx: Tx,
  handover: TicketName & { by: string; reason: string; to: { role: string } | { staffId: Id<'staff'>; name: string } },
  now: Instant,
): Promise<void> {
  const ticket = await held(tx, handover)
  if (ticket.state === 'CLOSED') throw new Refusal('FB_CLOSED')
  const { by, reason, to } = handover
  const [role, staffId, name] = 'role' in to ? [to.role, null, to.role] : [null, to.staffId, to.name]
  await insertHanded(tx, ticket.id, {
    id: newId<'escalation'>(now),
    at: new Date(now),
    by,
    to: name,
    reason,
    role,
    staffId,
  })
}

async function held(tx: Tx, { merchantCode, ticketNo }: TicketName): Promise<StoredTicket> {
  const ticket = await lockTicket(tx, merchantCode, null, ticketNo)
  if (!ticket) throw new Refusal('SYS_NOT_FOUND')
  return ticket
}

/**
 * A message into the owner's inbox. A guest has none: they are reached by what they left as
 * contact.
 */
async function notifyOwner(tx: Tx, { memberId, merchantCode, ticketNo }: StoredTicket, now: Instant): Promise<void> {
  if (memberId)
    await emit(tx, now, { topic: 'ticketAnswered', audience: memberId, payload: { merchantCode, ticketNo } })
}

/** Tickets that nobody has answered. */
export async function waitingTickets(db: Db, merchantCode: MerchantCode): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(created_at) as oldest
    from feedback.ticket where merchant_id = ${merchantCode} and state = 'OPEN'`.execute(db)
  return rows[0]!
}
