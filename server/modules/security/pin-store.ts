import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Counts a try; whether too many were made, and until when. */
export async function countTry(
  db: Db,
  { memberId, at, rest, tries }: { memberId: Id<'member'>; at: Date; rest: number; tries: number },
  now: Instant,
): Promise<{ count: number; locked_until: Date | null }> {
  const { rows } = await sql<{ count: number; locked_until: Date | null }>`
    insert into security.pin_try as t (member_id, count, since) values (${memberId}, 1, ${at})
    on conflict (member_id) do update set
      count = case when t.locked_until > ${at} then t.count when t.locked_until <= ${at} or t.since <= ${new Date(now - rest)} then 1 else t.count + 1 end,
      since = case when t.locked_until > ${at} then t.since when t.locked_until <= ${at} or t.since <= ${new Date(now - rest)} then ${at} else t.since end,
      locked_until = case when t.locked_until > ${at} then t.locked_until
        when t.locked_until <= ${at} or t.since <= ${new Date(now - rest)} then null
        when t.count >= ${tries} then ${new Date(now + rest)} end
    returning count, locked_until`.execute(db)
  return rows[0]!
}

/** Forgets the tries after the right one, or a new payment password. */
export async function forgetTries(db: Db | Tx, memberId: Id<'member'>): Promise<void> {
  await sql`delete from security.pin_try where member_id = ${memberId}`.execute(db)
}
