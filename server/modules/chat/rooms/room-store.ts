import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { RoomMessage } from '@senluna/contract/site/chat.ts'
import type { DeskRoomMessage } from '@senluna/contract/desk/members/rooms.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { pageOf, type Page } from '../../../platform/page.ts'
import type { Id } from '@senluna/kit/ids.ts'

type Author =
  | { author_kind: 'staff'; author_id: Id<'staff'> }
  | { author_kind: Exclude<RoomMessage['author']['kind'], 'staff'>; author_id: Id<'member'> }

/** A message of a room as it is kept. */
export type RoomRow = Author & {
  merchant_id: MerchantCode
  room: string
  id: Id<'room-message'>
  at: Date
  author_name: string
  client_id: string
  body: string
  deleted_at: Date | null
  reports?: number
}

const COLUMNS = sql.raw('merchant_id, room, id, at, author_kind, author_id, author_name, client_id, body, deleted_at')

/** A message as players get it: nothing of a deleted one but that it was there. */
export const forPlayer = (row: RoomRow, reader: string | undefined, avatarUrl?: string): RoomMessage => ({
  id: row.id,
  at: row.at.toISOString(),
  author: {
    kind: row.author_kind,
    name: row.author_name,
    own: row.author_id === reader,
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
  },
  clientId: row.client_id,
  text: row.deleted_at === null ? row.body : '',
  deleted: row.deleted_at !== null,
})

/** A message as a moderator gets it. */
export const forModerator = (row: RoomRow, reader: string): DeskRoomMessage => ({
  ...forPlayer(row, reader),
  text: row.body,
  room: row.room,
  authorId: row.author_id,
  reports: row.reports ?? 0,
})

export async function insertRoomMessage(tx: Tx, row: Omit<RoomRow, 'deleted_at' | 'reports'>): Promise<RoomRow> {
  const { rows } =
    await sql<RoomRow>`insert into chat.room_message (merchant_id, room, id, at, author_kind, author_id, author_name, client_id, body)
    values (${row.merchant_id}, ${row.room}, ${row.id}, ${row.at}, ${row.author_kind}, ${row.author_id}, ${row.author_name},
      ${row.client_id}, ${row.body}) returning ${COLUMNS}`.execute(tx)
  return rows[0]!
}

/** Publishes a message to everybody in a room: one row, however many they are. */
export async function publishRoomMessage(
  tx: Tx,
  row: RoomRow,
  now: Instant,
  traceId: string,
  avatarUrl?: string,
): Promise<void> {
  const message = forPlayer(row, undefined, avatarUrl)
  await emit(tx, now, {
    topic: 'roomMoved',
    audience: 'joined',
    payload: {
      merchantCode: row.merchant_id,
      room: row.room,
      data: message.deleted ? { type: 'deleted', id: row.id } : { type: 'said', message },
    },
    traceId,
  })
}

/** What somebody said under this client id within the last hour. */
export async function saidBefore(
  db: Db | Tx,
  merchantCode: MerchantCode,
  authorId: Id<'member' | 'staff'>,
  clientId: string,
  now: Instant,
) {
  const { rows } = await sql<RoomRow>`select ${COLUMNS} from chat.room_message
    where merchant_id = ${merchantCode} and author_id = ${authorId} and client_id = ${clientId}
      and at > ${new Date(now - 3_600_000)} limit 1`.execute(db)
  return rows[0]
}

export async function roomMessageOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  room: string,
  messageId: Id<'room-message'>,
) {
  const { rows } = await sql<RoomRow>`select ${COLUMNS},
      (select count(*)::integer from chat.report r where r.merchant_id = m.merchant_id and r.message_id = m.id and r.settled_at is null) as reports
    from chat.room_message m where merchant_id = ${merchantCode} and room = ${room} and id = ${messageId}`.execute(db)
  return rows[0]
}

/** One page of a room, latest first; with the reports where a moderator reads. */
export async function roomPage(
  db: Db,
  merchantCode: MerchantCode,
  room: string,
  asked: { after?: string; pageSize?: number },
  withReports: boolean,
): Promise<Page<RoomRow>> {
  const size = asked.pageSize ?? 30
  const before = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(asked.after ?? '')?.[0]
  const reports = withReports
    ? sql`, (select count(*)::integer from chat.report r
        where r.merchant_id = m.merchant_id and r.message_id = m.id and r.settled_at is null) as reports`
    : sql``
  const { rows } = await sql<RoomRow>`select ${COLUMNS} ${reports} from chat.room_message m
    where merchant_id = ${merchantCode} and room = ${room} ${before === undefined ? sql`` : sql`and id < ${before}::uuid`}
    order by id desc limit ${size + 1}`.execute(db)
  return pageOf(rows, size, (last) => last.id)
}

/** How many messages of each room are reported. */
export async function openReports(
  db: Db,
  merchantCode: MerchantCode,
): Promise<
  {
    room: string
    reports: number
  }[]
> {
  const { rows } = await sql<{
    room: string
    reports: number
  }>`select room, count(distinct message_id)::integer as reports from chat.report
    where merchant_id = ${merchantCode} and settled_at is null group by room`.execute(db)
  return rows
}

/** Takes a message away. */
export async function markDeleted(
  tx: Tx,
  {
    staffId,
    merchantCode,
    room,
    rowId,
  }: { staffId: Id<'staff'>; merchantCode: MerchantCode; room: string; rowId: Id<'room-message'> },
  now: Instant,
): Promise<void> {
  await sql`update chat.room_message set deleted_at = ${new Date(now)}, deleted_by = ${staffId}
      where merchant_id = ${merchantCode} and room = ${room} and id = ${rowId}`.execute(tx)
}

/** Holds a message until the transaction ends. */
export async function lockMessage(
  tx: Tx,
  merchantCode: MerchantCode,
  roomId: string,
  messageId: Id<'room-message'>,
): Promise<void> {
  await sql`select from chat.room_message where merchant_id = ${merchantCode} and room = ${roomId} and id = ${messageId}
      for no key update`.execute(tx)
}

/** Settles what was reported of a message. */
export async function settleReports(
  tx: Tx,
  merchantCode: MerchantCode,
  rowId: Id<'room-message'>,
  now: Instant,
): Promise<void> {
  await sql`update chat.report set settled_at = ${new Date(now)}
      where merchant_id = ${merchantCode} and message_id = ${rowId} and settled_at is null`.execute(tx)
}

/** Takes a turn in speaking; false when the last was a moment ago. */
export async function takePace(
  tx: Tx,
  {
    merchantCode,
    memberId,
    at,
    every,
  }: { merchantCode: MerchantCode; memberId: Id<'member'>; at: Date; every: number },
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into chat.room_pace as p (merchant_id, author_id, at) values (${merchantCode}, ${memberId}, ${at})
    on conflict (merchant_id, author_id) do update set at = excluded.at where p.at <= ${new Date(now - every)}`.execute(
      tx,
    )
  return numAffectedRows !== 0n
}

/** Notes that a member reported a message. */
export async function insertReport(
  db: Db,
  {
    merchantCode,
    rowId,
    memberId,
    roomId,
  }: { merchantCode: MerchantCode; rowId: Id<'room-message'>; memberId: Id<'member'>; roomId: string },
  now: Instant,
): Promise<void> {
  await sql`insert into chat.report (merchant_id, message_id, member_id, room, at)
      values (${merchantCode}, ${rowId}, ${memberId}, ${roomId}, ${new Date(now)}) on conflict do nothing`.execute(db)
}
