import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { SpeakingMarker, MarkerLevel } from '@senluna/kit/protection/markers.ts'
import type { Instant } from '@senluna/kit/time.ts'

interface MarkRow {
  level: MarkerLevel
  spoke: SpeakingMarker[]
  since: Date
  calm_since: Date | null
  told_at: Date | null
}

export const isMarked = async (tx: Tx, memberId: Id<'member'>): Promise<boolean> =>
  (await sql`select from protection.marker where owner_id = ${memberId}`.execute(tx)).rows.length > 0

/** What is kept of a member's play. */
export async function markOf(tx: Tx, memberId: Id<'member'>): Promise<MarkRow | undefined> {
  const { rows } = await sql<MarkRow>`select level, spoke, since, calm_since, told_at from protection.marker
    where owner_id = ${memberId}`.execute(tx)
  return rows[0]
}

/** Keeps what a member's play shows. */
export async function putMark(
  tx: Tx,
  row: {
    memberId: Id<'member'>
    merchantCode: MerchantCode
    level: 0 | 1 | 2 | 3
    spoke: readonly SpeakingMarker[]
    since: Instant
    calmSince: Instant | null
    notifiedAt: Date | null
  },
  now: Instant,
): Promise<void> {
  await sql`insert into protection.marker (owner_id, merchant_id, level, spoke, since, calm_since, told_at, looked_at)
    values (${row.memberId}, ${row.merchantCode}, ${row.level}, ${JSON.stringify(row.spoke)}::jsonb, ${new Date(row.since)},
      ${row.calmSince && new Date(row.calmSince)}, ${row.notifiedAt}, ${new Date(now)})
    on conflict (owner_id) do update set level = excluded.level, spoke = excluded.spoke, since = excluded.since,
      calm_since = excluded.calm_since, told_at = excluded.told_at, looked_at = excluded.looked_at`.execute(tx)
}
