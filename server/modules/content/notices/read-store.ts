import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'

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
