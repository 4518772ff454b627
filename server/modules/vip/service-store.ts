import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** The label of a member; empty without one. */
export async function memberLabelOf(db: Db | Tx, memberId: Id<'member'>): Promise<string> {
  const { rows } = await sql<{ label: string }>`select label from members.for_vip where id = ${memberId}`.execute(db)
  return rows[0]?.label ?? ''
}
