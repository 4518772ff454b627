import { momentOf } from '../../platform/ids.ts'
import type { MESSAGE_TABS } from '@senluna/contract/site/messages.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { MessageArgs, Template, MessageArg } from './template.ts'

type MemberId = Id<'member'>
export type Tab = (typeof MESSAGE_TABS)[number]

/** A member keeps so many messages, and each so long. */
export const KEPT = 200
export const KEPT_MS = keptMs('messages.message')

/** A message as it is kept: a template, or words of its own. */
export interface MessageRow {
  id: Id<'message'>
  at: Date
  tab: Tab
  template: Template | null
  args: MessageArgs
  title: string | null
  content: string | null
  cleaned_by: number | null
  route: string | null
  read_at: Date | null
}

export const MESSAGE_COLUMNS = sql.raw('id, at, tab, template, args, title, content, cleaned_by, route, read_at')
const oldest = (now: Instant) => new Date(later(now, -KEPT_MS))

/** Where a page of messages ended. */
export interface Place {
  at: Date
  id: Id<'message'>
}

/** Messages, newest first, from a place on. */
export async function messagesOf(
  db: Db,
  memberId: MemberId,
  ask: { tab: Tab | undefined; after: Place | undefined; size: number },
  now: Instant,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`select ${MESSAGE_COLUMNS} from messages.message
    where member_id = ${memberId} and at > ${oldest(now)} and (${ask.tab ?? null}::text is null or tab = ${ask.tab ?? null})
      and (${ask.after === undefined} or (at, id) < (${ask.after?.at ?? null}::timestamptz, ${ask.after?.id ?? null}::uuid))
    order by at desc, id desc limit ${ask.size}`.execute(db)
  return rows
}

/**
 * One message; undefined when it is somebody else's or gone. With `now` it is read
 * from here on.
 */
export async function messageOf(db: Db, memberId: MemberId, id: Id<'message'>): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${MESSAGE_COLUMNS} from messages.message
    where member_id = ${memberId} and at = ${atOf(id)} and id = ${id}`.execute(db)
  return rows[0]
}

/** Notes that a message was read; whether it was unread before. */
export async function markRead(tx: Tx, memberId: MemberId, id: Id<'message'>, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update messages.message set read_at = ${new Date(now)}
    where member_id = ${memberId} and at = ${atOf(id)} and id = ${id} and read_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Notes that all were read, or those of a tab; how many were unread. */
export async function markAllRead(tx: Tx, memberId: MemberId, tab: Tab | undefined, now: Instant): Promise<number> {
  const { numAffectedRows } = await sql`update messages.message set read_at = ${new Date(now)}
    where member_id = ${memberId} and read_at is null and (${tab ?? null}::text is null or tab = ${tab ?? null})`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0n)
}

/** Deletes a message; whether there was one. */
export async function deleteOne(tx: Tx, memberId: MemberId, id: Id<'message'>): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from messages.message where member_id = ${memberId} and at = ${atOf(id)} and id = ${id}`.execute(
      tx,
    )
  return numAffectedRows === 1n
}

/** Deletes what a member has beyond the newest `most`. */
export async function deleteBeyond(tx: Tx, memberId: MemberId, most: number): Promise<void> {
  await sql`delete from messages.message m
    using (select at, id from messages.message where member_id = ${memberId} order by at desc, id desc offset ${most}) old
    where m.member_id = ${memberId} and m.at = old.at and m.id = old.id`.execute(tx)
}

/** How many messages are unread, by member; who has none is left out. */
export async function unreadOf(
  db: Db | Tx,
  memberIds: readonly MemberId[],
  now: Instant,
): Promise<ReadonlyMap<MemberId, number>> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ member_id: MemberId; unread: number }>`select member_id, count(*)::int as unread
    from messages.message where member_id = any (${[...memberIds]}::uuid[]) and read_at is null and at > ${oldest(now)}
    group by member_id`.execute(db)
  return new Map(rows.map((row) => [row.member_id, row.unread]))
}

/** A message's id holds its moment, which is part of its key. */
const atOf = (id: Id<'message'>) => new Date(momentOf(id))

/** Deletes what is over and lies in a month that is not. Run once a day. */
export async function keepMessages(db: Db, now: Instant): Promise<void> {
  await sql`delete from messages.message where at <= ${oldest(now)}`.execute(db)
}

/** Forgets what was kept for accounts that are removed. */
export async function forgetMessages(tx: Tx, ids: readonly MemberId[]): Promise<void> {
  await sql`delete from messages.message where member_id = any (${[...ids]}::uuid[])`.execute(tx)
  await sql`delete from messages.preference where member_id = any (${[...ids]}::uuid[])`.execute(tx)
}

/** Keeps a message. */
export async function insertMessage(
  tx: Tx,
  row: {
    memberId: Id<'member'>
    id: Id<'message'>
    tab: Tab
    template: Template | null
    args: Readonly<Record<string, MessageArg>> | {}
    title: string | null
    content: string | null
    cleaner: number | null
    route: string | undefined
    mailingId: Id<'mailing'> | undefined
  },
  now: Instant,
): Promise<void> {
  await sql`insert into messages.message (member_id, at, id, tab, template, args, title, content, cleaned_by, route, mailing_id)
    values (${row.memberId}, ${new Date(now)}, ${row.id}, ${row.tab}, ${row.template}, ${JSON.stringify(row.args)}::jsonb, ${row.title}, ${row.content},
      ${row.cleaner}, ${row.route ?? null}, ${row.mailingId ?? null})`.execute(tx)
}
