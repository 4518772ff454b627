import { sql } from 'kysely'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** So long an account has had its rights before its sponsors count as other people. */
const APART_AFTER = DAY

/** Notes who asked for, and who released, the opening of an account or its rights. */
export async function noteSponsors(
  tx: Tx,
  staffId: Id<'staff'>,
  sponsorIds: readonly Id<'staff'>[],
  now: Instant,
): Promise<void> {
  await sql`insert into staff.sponsor (staff_id, sponsor_id, at)
    select ${staffId}::uuid, s.id, ${new Date(now)}::timestamptz from unnest(${[...new Set(sponsorIds)].sort()}::uuid[]) s(id)
    on conflict (staff_id, sponsor_id) do update set at = excluded.at`.execute(tx)
}

/**
 * Who can't be the other half of an approval with somebody: the sponsors of their account and the
 * accounts they sponsored, until 24 h after the first log-in or the change of rights, whichever is
 * later.
 */
export async function sponsorLinksOf(
  db: Db | Tx,
  staffId: Id<'staff'>,
  now: Instant,
): Promise<ReadonlySet<Id<'staff'>>> {
  const since = new Date(later(now, -APART_AFTER))
  const { rows } = await sql<{ other: Id<'staff'> }>`
    select case when s.staff_id = ${staffId} then s.sponsor_id else s.staff_id end as other
    from staff.sponsor s join staff.account a on a.id = s.staff_id
    where (s.staff_id = ${staffId} or s.sponsor_id = ${staffId}) and greatest(s.at, a.totp_since) > ${since}`.execute(
    db,
  )
  return new Set(rows.map(({ other }) => other))
}
