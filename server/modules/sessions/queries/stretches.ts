import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Stretch } from '@senluna/kit/protection/protection.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'

/**
 * When an account was logged in between two moments. One that ended for want of use counts to its
 * last use.
 */
export async function stretchesOf(db: Db, memberId: Id<'member'>, from: Instant, to: Instant): Promise<Stretch[]> {
  const { rows } = await sql<{ begins: Date; ends: Date | null }>`
    select created_at as begins, case when ended_why = 'expired' then seen_at else ended_at end as ends
    from sessions.session where member_id = ${memberId} and created_at < ${new Date(to)}
      and (ended_at is null or ended_at > ${new Date(from)})`.execute(db)
  return rows.map(({ begins, ends }) => ({ from: instant(begins.getTime()), to: ends ? instant(ends.getTime()) : to }))
}
