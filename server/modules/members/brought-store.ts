import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../platform/database/db.ts'

/** Those whom an account brought, the newest first; a page begins after the friend of that id. */
export async function friendsOf(
  db: Db,
  memberId: Id<'member'>,
  after: string | undefined,
  most: number,
): Promise<{ id: Id<'member'>; userName: string; at: Date }[]> {
  const { rows } = await sql<{ id: Id<'member'>; userName: string; at: Date }>`
    select id, user_name as "userName", created_at as at from members.member
    where referrer_id = ${memberId} and (${after ?? null}::uuid is null or id < ${after ?? null}::uuid)
    order by id desc limit ${most}`.execute(db)
  return rows
}

/** How many were brought by an account. */
export async function broughtBy(db: Db, memberId: Id<'member'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from members.member
    where referrer_id = ${memberId}`.execute(db)
  return rows[0]!.count
}
