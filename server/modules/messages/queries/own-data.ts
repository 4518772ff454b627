import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import { CLEANER, cleanHtml } from '../../../platform/words/clean-html.ts'
import type { Db } from '../../../platform/database/db.ts'
import { MESSAGE_COLUMNS, type MessageRow } from '../store.ts'
import { titleOf, wordsOf, type Reader } from '../template.ts'

/**
 * A member's inbox for the export of their own data, the newest first: what it says in their
 * language. Words that were written for one message are as they are kept, in HTML.
 */
export async function messagesFor(
  db: Db,
  memberId: Id<'member'>,
  reader: Reader,
  { after, size }: { after: string | undefined; size: number },
) {
  const [at = '', id = ''] = after?.split(' ') ?? []
  const { rows } = await sql<MessageRow>`select ${MESSAGE_COLUMNS} from messages.message
    where member_id = ${memberId} ${after === undefined ? sql`` : sql`and (at, id) < (${at}::timestamptz, ${id}::uuid)`}
    order by at desc, id desc limit ${size}`.execute(db)
  const list = rows.map((row) => ({
    at: row.at.toISOString(),
    tab: row.tab,
    title: row.template === null ? row.title : titleOf(row.template, row.args, reader),
    content: row.template === null ? ownWords(row) : wordsOf(row.template, row.args, reader),
    readAt: row.read_at?.toISOString() ?? null,
  }))
  const last = rows.at(-1)
  return { list, ...(rows.length === size && last ? { next: `${last.at.toISOString()} ${last.id}` } : {}) }
}

/** Words that were written for one message, as HTML that is safe now. */
export const ownWords = ({ content, cleaned_by }: MessageRow): string =>
  cleaned_by === CLEANER ? (content ?? '') : cleanHtml(content ?? '')
