import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { versionShown } from './list-notices.ts'

/**
 * Notes that a notice was read as it stands now; answers whether that is kept, since of a guest nothing is.
 *
 * Refuses SYS_NOT_FOUND for one that the visitor may not see.
 */
export async function noteRead(
  db: Db,
  who: { merchantId: string; caller: Caller | null },
  noticeId: string,
  now: Instant,
): Promise<boolean> {
  const version = await versionShown(db, who, noticeId, now)
  if (version === undefined) throw new Refusal('SYS_NOT_FOUND')
  if (!who.caller) return false
  // One that is taken away in between is not read any more.
  await sql`insert into content.notice_read (member_id, merchant_id, notice_id, version, at)
    select ${who.caller.memberId}, merchant_id, id, ${version}::integer, ${new Date(now)}::timestamptz from content.notice
    where merchant_id = ${who.merchantId} and id = ${noticeId} for key share
    on conflict (member_id, merchant_id, notice_id) do update set version = excluded.version, at = excluded.at
    where content.notice_read.version < excluded.version`.execute(db)
  return true
}
