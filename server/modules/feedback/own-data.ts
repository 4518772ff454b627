import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../platform/database/db.ts'
import { keyOf, keyText } from './page-key.ts'
import { messagesOf, ticketsOfMember } from './store.ts'

/**
 * A member's tickets with all that was said in them, for the export of their own data; who of the
 * staff answered is not shown.
 */
export async function ticketsFor(
  db: Db,
  { id, merchantCode }: { id: Id<'member'>; merchantCode: MerchantCode },
  { after, size }: { after: string | undefined; size: number },
) {
  const rows = await ticketsOfMember(db, merchantCode, id, keyOf(after), size)
  const list = []
  for (const ticket of rows) {
    const messages = await messagesOf(db, ticket.id)
    list.push({
      ticketNo: ticket.ticketNo,
      at: ticket.createdAt.toISOString(),
      category: ticket.category,
      state: ticket.state,
      contact: ticket.contact,
      messages: messages.map(({ at, author, content, fileIds }) => ({
        at: at.toISOString(),
        author,
        content,
        pictures: fileIds.length,
      })),
    })
  }
  const last = rows.at(-1)
  return { list, ...(rows.length === size && last ? { next: keyText(last) } : {}) }
}
