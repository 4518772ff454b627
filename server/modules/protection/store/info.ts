import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What member info says of protection. */
export async function infoOf(
  db: Db,
  memberId: Id<'member'>,
  checkMinutes: number,
  now: Instant,
): Promise<{ coolingUntil?: string; excludedUntil?: string; realityCheckMin: number; sessionLimitMin?: number }> {
  const { rows } = await sql<{
    cooling: Date | null
    excluded: Date | null
    minutes: number | null
    session: bigint | null
  }>`
    select g.cooling_until as cooling, g.excluded_until as excluded, c.minutes, l.value as session
    from (select ${memberId}::uuid as id) m
    left join protection.guard g on g.owner_id = m.id and (g.cooling_until > ${new Date(now)} or g.excluded)
    left join protection.reality_check c on c.owner_id = m.id and c.chosen
    left join protection.member_limit l on l.owner_id = m.id and l.kind = 'session'`.execute(db)
  const row = rows[0]!
  return {
    ...(row.cooling && row.cooling.getTime() > now ? { coolingUntil: row.cooling.toISOString() } : {}),
    ...(row.excluded ? { excludedUntil: row.excluded.toISOString() } : {}),
    realityCheckMin: row.minutes ?? checkMinutes,
    ...(row.session === null ? {} : { sessionLimitMin: Number(row.session) }),
  }
}
