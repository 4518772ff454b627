import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A member's birthday, yyyy-MM-dd, since when it is that, and when the account was opened. */
export interface Birth {
  birthday: string | null
  since: Date
  openedAt: Date
}

/** A member's birthday, if it is known. */
export async function birthOf(db: Db | Tx, memberId: Id<'member'>): Promise<Birth> {
  const { rows } =
    await sql<Birth>`select nullif(birthday, '') as birthday, birthday_at as since, created_at as "openedAt"
    from members.for_vip where id = ${memberId}`.execute(db)
  return rows[0]!
}
