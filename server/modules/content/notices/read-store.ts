import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'

/** Which version of each notice somebody has read. */
export async function versionsRead(db: Db, caller: Caller): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ notice_id: string; version: number }>`select notice_id, version from content.notice_read
    where member_id = ${caller.memberId} and merchant_id = ${caller.merchantCode}`.execute(db)
  return new Map(rows.map((row) => [row.notice_id, row.version]))
}

/** Forgets what accounts that are removed have read. */
export async function forgetReads(tx: Tx, ids: readonly Id<'member'>[]): Promise<void> {
  await sql`delete from content.notice_read where member_id = any (${[...ids]}::uuid[])`.execute(tx)
}

/** Notes which version a member has read. */
export async function keepRead(
  db: Db,
  {
    memberId,
    version,
    merchantCode,
    noticeId,
  }: { memberId: Id<'member'>; version: number; merchantCode: MerchantCode; noticeId: string },
  now: Instant,
): Promise<void> {
  await sql`insert into content.notice_read (member_id, merchant_id, notice_id, version, at)
      select ${memberId}, merchant_id, id, ${version}::integer, ${new Date(now)}::timestamptz from content.notice where merchant_id = ${merchantCode} and id = ${noticeId} for key share
      on conflict (member_id, merchant_id, notice_id) do update set version = excluded.version, at = excluded.at
      where content.notice_read.version < excluded.version`.execute(db)
}

/** Notes which version a guest has read. */
export async function keepGuestRead(
  db: Db,
  {
    version,
    reader,
    merchantCode,
    noticeId,
  }: { version: number; reader: Buffer; merchantCode: MerchantCode; noticeId: string },
): Promise<void> {
  await sql`insert into content.notice_guest (merchant_id, notice_id, version, reader)
      select merchant_id, id, ${version}::integer, ${reader} from content.notice where merchant_id = ${merchantCode} and id = ${noticeId} for key share on conflict do nothing`.execute(
    db,
  )
}
