import { IDLE } from './store.ts'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'

/** Writes when sessions were used last. */
export async function writeUse(db: Db, due: ReadonlyMap<Id<'session'>, Instant>, moments: Date[]): Promise<void> {
  await sql`with used as (
        select s.id, n.at from sessions.session s
        join unnest(${[...due.keys()]}::uuid[], ${moments}::timestamptz[]) as n(id, at) on n.id = s.id
        where s.ended_at is null and s.seen_at < n.at and s.seen_at >= n.at - make_interval(secs => ${IDLE / 1_000})
        order by s.id for no key update of s
      )
      update sessions.session s set seen_at = greatest(s.seen_at, used.at) from used where s.id = used.id`.execute(db)
}

/** When a session was used last, and until when it may be. */
export async function sessionTimes(
  db: Db,
  sessionId: Id<'session'>,
): Promise<{ seen_at: Date; expires_at: Date; ended_why: string | null } | undefined> {
  const { rows } = await sql<{ seen_at: Date; expires_at: Date; ended_why: string | null }>`
    select seen_at, expires_at, ended_why from sessions.session where id = ${sessionId}`.execute(db)
  return rows[0]
}
