import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { StaffId } from '../store.ts'

/** An invitation ends after. */
export const INVITED_FOR = DAY

/** Gives an account its one invitation; the former one opens nothing any more. */
export async function writeInvitation(
  tx: Tx,
  { staffId, hash, email }: { staffId: StaffId; hash: Buffer; email: string | null },
  now: Instant,
): Promise<void> {
  await sql`insert into staff.invitation (staff_id, secret_hash, email, expires_at)
    values (${staffId}, ${hash}, ${email}, ${new Date(later(now, INVITED_FOR))})
    on conflict (staff_id) do update set secret_hash = excluded.secret_hash, email = excluded.email,
      expires_at = excluded.expires_at`.execute(tx)
}

/** Whose invitation it is, unless it is used, over or of another brand. */
export async function invitedBy(
  db: Db,
  merchantCode: MerchantCode,
  hash: Buffer,
  now: Instant,
): Promise<{ id: StaffId; name: string } | undefined> {
  const { rows } = await sql<{ id: Id<'staff'>; name: string }>`select a.id, a.name from staff.invitation i
    join staff.account a on a.id = i.staff_id
    where i.secret_hash = ${hash} and i.expires_at > ${new Date(now)} and a.merchant_id = ${merchantCode}`.execute(db)
  return rows[0]
}

/** Uses an invitation up: of two at once one gets it. Answers where its link went. */
export async function takeInvitation(tx: Tx, hash: Buffer): Promise<{ email: string | null } | undefined> {
  const { rows } = await sql<{ email: string | null }>`delete from staff.invitation where secret_hash = ${hash}
    returning email`.execute(tx)
  return rows[0]
}

/** Whether an address is one that somebody came by before. */
export async function isConfirmedAddress(tx: Tx, staffId: StaffId, email: string): Promise<boolean> {
  const { rows } = await sql`select from staff.account
    where id = ${staffId} and email = ${email} and email_verified_at is not null`.execute(tx)
  return rows.length > 0
}

/** Whether an address is that of another open account of a brand, or its invitation goes there. */
export async function isOfAnother(
  tx: Tx,
  merchantCode: MerchantCode,
  email: string,
  staffId: StaffId | null,
): Promise<boolean> {
  const { rows } = await sql`select from staff.account a left join staff.invitation i on i.staff_id = a.id
    where a.merchant_id = ${merchantCode} and a.closed_at is null and (${staffId}::uuid is null or a.id <> ${staffId}::uuid)
      and (lower(a.email) = ${email} or lower(i.email) = ${email}) limit 1`.execute(tx)
  return rows.length > 0
}

/** Ends the invitation of an account. */
export async function dropInvitation(tx: Tx, staffId: StaffId): Promise<void> {
  await sql`delete from staff.invitation where staff_id = ${staffId}`.execute(tx)
}

/** The password that a person chose at the first; the address that brought them here is theirs. */
export async function setFirstPassword(
  tx: Tx,
  { staffId, passwordHash, email }: { staffId: StaffId; passwordHash: string; email: string | null },
  now: Instant,
): Promise<void> {
  const at = new Date(now)
  await sql`update staff.account set password_hash = ${passwordHash}, enrol_until = ${new Date(later(now, INVITED_FOR))},
      email = coalesce(${email}, email), email_verified_at = case when ${email}::text is null then email_verified_at else ${at} end
    where id = ${staffId}`.execute(tx)
}

/** Invitations that are over. */
export async function deleteOldInvitations(db: Db, now: Instant): Promise<void> {
  await sql`delete from staff.invitation where expires_at < ${new Date(now)}`.execute(db)
}
