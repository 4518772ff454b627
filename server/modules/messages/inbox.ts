import type { Message, MessageRow as Listed, messages } from '@senluna/contract/site/messages.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { ownWords } from './queries/own-data.ts'
import { notifyPages } from './send-message.ts'
import {
  deleteOne,
  markAllRead,
  markRead,
  messageOf,
  messagesOf,
  type MessageRow,
  type Place,
  type Tab,
} from './store.ts'
import { contentOf, titleOf, type Reader } from './template.ts'
import { pageOf } from '../../platform/page.ts'

const PAGE = 10

/**
 * One page of a member's messages, newest first; the page's key is the last one's moment and id.
 */
export async function inboxOf(
  db: Db,
  memberId: Id<'member'>,
  query: QueryOf<typeof messages>,
  reader: Reader,
  now: Instant,
): Promise<ReplyOf<typeof messages>> {
  const size = query.pageSize ?? PAGE
  const rows = await messagesOf(db, memberId, { tab: query.tab, after: placeOf(query.after), size: size + 1 }, now)
  const keyOf = ({ at, id }: (typeof rows)[number]) => `${at.getTime()}.${id}`
  return pageOf(rows, size, keyOf, (row) => listed(row, reader))
}

/** A message whole. Refuses SYS_NOT_FOUND for one that is gone or somebody else's. */
export async function wholeMessage(
  db: Db,
  memberId: Id<'member'>,
  id: Id<'message'>,
  reader: Reader,
): Promise<Message> {
  const row = await messageOf(db, memberId, id)
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return {
    ...listed(row, reader),
    content: row.template === null ? ownWords(row) : contentOf(row.template, row.args, reader),
    ...(row.route === null ? {} : { route: row.route }),
  }
}

/** The same, read from here on; the member's other tabs follow. Refuses SYS_NOT_FOUND. */
export async function openMessage(
  db: Db,
  memberId: Id<'member'>,
  id: Id<'message'>,
  reader: Reader,
  now: Instant,
): Promise<Message> {
  return db.transaction().execute(async (tx) => {
    if (await markRead(tx, memberId, id, now)) await notifyPages(tx, memberId, now)
    return wholeMessage(tx, memberId, id, reader)
  })
}

/** Notes that all were read, or those of a tab; answers how many were unread. */
export async function readAll(db: Db, memberId: Id<'member'>, tab: Tab | undefined, now: Instant): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const read = await markAllRead(tx, memberId, tab, now)
    if (read > 0) await notifyPages(tx, memberId, now)
    return read
  })
}

/** Deletes a message; one that is gone already is no mistake. */
export async function removeMessage(db: Db, memberId: Id<'member'>, id: Id<'message'>, now: Instant): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await deleteOne(tx, memberId, id)) await notifyPages(tx, memberId, now)
  })
}

const listed = (row: MessageRow, reader: Reader): Listed => ({
  id: row.id,
  tab: row.tab,
  title: row.template === null ? (row.title ?? '') : titleOf(row.template, row.args, reader),
  at: row.at.toISOString(),
  read: row.read_at !== null,
})

/** A page key back into its parts. Refuses VAL_FIELD for one we never gave out. */
function placeOf(after: string | undefined): Place | undefined {
  if (after === undefined) return undefined
  const [, at = '', id = ''] = /^(\d{13})\.([0-9a-f-]{36})$/.exec(after) ?? []
  if (!isUuid<'message'>(id)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { at: new Date(Number(at)), id }
}
