import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Forgets what is kept of trial accounts that are removed. */
export async function forgetProtection(tx: Tx, ids: readonly Id<'member'>[]): Promise<void> {
  for (const table of ['guard', 'member_limit', 'reality_check', 'bucket', 'marker'])
    await sql`delete from ${sql.table(`protection.${table}`)} where owner_id = any (${[...ids]}::uuid[])`.execute(tx)
}
