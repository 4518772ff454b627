import type { Ticket, TicketRow } from '@senluna/contract/site/feedback.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Db } from '../../platform/database/db.ts'
import { filesById, imageRef } from '../files/index.ts'
import { keyOf, keyText } from './page-key.ts'
import { markRead, messagesOf, ticketByNo, ticketsOfMember } from './store.ts'
import { ticketNoOf, type StoredTicket } from './ticket.ts'
import { pageOf } from '../../platform/page.ts'

const PAGE = 10

/** A member's own tickets, page by page. */
export async function ownTickets(
  db: Db,
  { merchantCode, memberId }: Caller,
  query: { after?: string | undefined; pageSize?: number | undefined },
): Promise<{ list: TicketRow[]; next?: string }> {
  const size = query.pageSize ?? PAGE
  const rows = await ticketsOfMember(db, merchantCode, memberId, keyOf(query.after), size + 1)
  return pageOf(rows, size, keyText, rowOf)
}

/**
 * One of them with its messages; its answers count as read. Refuses SYS_NOT_FOUND, the same for
 * somebody else's.
 */
export async function ownTicket(db: Db, { merchantCode, memberId }: Caller, typed: string): Promise<Ticket> {
  const ticketNo = ticketNoOf(typed)
  const ticket = ticketNo === null ? undefined : await ticketByNo(db, merchantCode, memberId, ticketNo)
  if (!ticket) throw new Refusal('SYS_NOT_FOUND')
  if (ticket.unread) await markRead(db, ticket.id)
  const messages = await messagesOf(db, ticket.id)
  const images = new Map(
    (
      await filesById(
        db,
        merchantCode,
        messages.flatMap(({ fileIds }) => fileIds),
      )
    ).map((file) => [file.id, file]),
  )
  return {
    ...rowOf(ticket),
    messages: messages.map(({ id, at, author, content, fileIds }) => ({
      id,
      at: at.toISOString(),
      author,
      content,
      images: [...images.values()].filter((file) => fileIds.includes(file.id)).map(imageRef),
    })),
  }
}

const rowOf = (ticket: StoredTicket): TicketRow => ({
  ticketNo: ticket.ticketNo,
  category: ticket.category,
  state: ticket.state,
  excerpt: ticket.excerpt,
  createdAt: ticket.createdAt.toISOString(),
  changedAt: ticket.changedAt.toISOString(),
  ...(ticket.dueAt ? { dueAt: ticket.dueAt.toISOString() } : {}),
  unread: ticket.unread,
})
