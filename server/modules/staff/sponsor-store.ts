import { sql } from 'kysely'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
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
 * Notes them for everybody to whom a role brings rights that they have by no other role of theirs.
 * Nobody sponsors themselves.
 */
export async function noteSponsorsByRole(
  tx: Tx,
  { merchantCode, role, added }: { merchantCode: MerchantCode; role: string; added: readonly string[] },
  sponsorIds: readonly Id<'staff'>[],
  now: Instant,
): Promise<void> {
  await sql`insert into staff.sponsor (staff_id, sponsor_id, at)
    select r.staff_id, s.id, ${new Date(now)}::timestamptz
    from staff.account_role r, unnest(${[...new Set(sponsorIds)]}::uuid[]) s(id)
    where r.merchant_id = ${merchantCode} and r.role = ${role} and r.staff_id <> s.id
      and exists (select from unnest(${[...added]}::text[]) x(name) where not exists (
        select from staff.account_role o join staff.permission p on p.merchant_id = o.merchant_id and p.role = o.role
        where o.staff_id = r.staff_id and o.role <> r.role and p.page || '.' || p.action = x.name))
    order by r.staff_id, s.id
    on conflict (staff_id, sponsor_id) do update set at = excluded.at`.execute(tx)
}

/**
 * The other accounts at any desk whose confirmed address is that of somebody of the staff: one
 * person reads what comes there, so they are that person, for as long as it is so.
 */
export async function sameAddressAs(db: Db | Tx, staffId: Id<'staff'>): Promise<ReadonlySet<Id<'staff'>>> {
  const { rows } = await sql<{ id: Id<'staff'> }>`select o.id from staff.account a
    join staff.account o on lower(o.email) = lower(a.email) and o.id <> a.id and o.email_verified_at is not null
    where a.id = ${staffId} and a.email_verified_at is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Who can't be the other half of an approval with somebody. An account counts as its sponsors' own
 * until 24 h after its first log-in or the change of its rights, whichever is later; so do the
 * accounts that it sponsored itself, however many steps on. Two that come from one person are not
 * two people.
 */
export async function sponsorLinksOf(
  db: Db | Tx,
  staffId: Id<'staff'>,
  now: Instant,
): Promise<ReadonlySet<Id<'staff'>>> {
  const since = new Date(later(now, -APART_AFTER))
  const { rows } = await sql<{ id: Id<'staff'> }>`with recursive fresh as materialized (
      select s.staff_id, s.sponsor_id from staff.sponsor s join staff.account a on a.id = s.staff_id
      where greatest(s.at, a.totp_since) > ${since}),
    sponsors (id) as (select ${staffId}::uuid
      union select f.sponsor_id from sponsors join fresh f on f.staff_id = sponsors.id),
    linked (id) as (select id from sponsors
      union select f.staff_id from linked join fresh f on f.sponsor_id = linked.id)
    select id from linked where id <> ${staffId}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
